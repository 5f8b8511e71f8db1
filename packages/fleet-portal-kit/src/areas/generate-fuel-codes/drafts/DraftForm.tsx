import { useEffect } from 'react'
import { today } from '../../../format/days.ts'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { CodeFields, Form, useFields } from './CodeFields.tsx'
import { blankCode, faultsOf, type CodeFault, type CodeValues } from './codeRules.ts'
import type { CodeDraft } from './drafts.ts'

interface DraftFormProps {
  fleetId: string
  /** The draft to edit; none adds one. */
  draft: CodeDraft | undefined
  onSave: (values: CodeValues) => void
  onClose: () => void
}

/** Shows what is already known to be wrong with a draft on its fields. */
function KnownFaults({ faults }: { faults: readonly CodeFault[] }) {
  const { setError } = useFields()
  useEffect(() => {
    for (const { path, code } of faults) setError(path, { message: code })
  }, [faults, setError])
  return null
}

/** Adds or edits a draft. Nothing is sent. */
export function DraftForm({ fleetId, draft, onSave, onClose }: DraftFormProps) {
  const t = useMessages(generateMessages)
  const submit = (values: CodeValues) => {
    onSave(values)
    onClose()
    return Promise.resolve()
  }
  const known = draft && [...draft.faults, ...faultsOf(draft.values, today())]
  return (
    <Dialog title={draft ? t.editTitle : t.addTitle} onClose={onClose} width={680}>
      <Form
        defaultValues={draft?.values ?? blankCode(today())}
        persistKey={`fuel-code:${fleetId}:${draft?.draftId ?? 'new'}`}
        onSubmit={submit}
      >
        {known && <KnownFaults faults={known} />}
        <CodeFields fleetId={fleetId} />
        <DialogActions>
          <DialogCancel />
          <Button type="submit" variant="primary">
            {draft ? t.saveCode : t.addCode}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
