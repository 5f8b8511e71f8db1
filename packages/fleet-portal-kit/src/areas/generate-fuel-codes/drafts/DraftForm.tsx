import { useEffect } from 'react'
import { today } from '../../../format/days.ts'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { CodeFields, Form, useFields } from './CodeFields.tsx'
import { blankCode, validateCode } from '../../../headless/code-generation/codeRules.ts'
import type { CodeDefaults } from '../../../pieces/codes/codeDefaults.ts'
import type { CodeFieldError, CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import type { CodeDraft } from '../../../headless/code-generation/codeDraft.ts'

interface DraftFormProps {
  fleetId: string
  /** The draft to edit. Undefined adds a new draft. */
  draft: CodeDraft | undefined
  /** The values of the last code, for a new draft. */
  defaults: CodeDefaults | undefined
  onSave: (values: CodeValues) => void
  onClose: () => void
}

/** Shows the known errors of a draft on its fields. */
function KnownErrors({ errors }: { errors: readonly CodeFieldError[] }) {
  const { setError } = useFields()
  useEffect(() => {
    for (const { path, code } of errors) setError(path, { message: code })
  }, [errors, setError])
  return null
}

/** The dialog that adds or edits a draft. Saving changes only the drafts in the browser. */
export function DraftForm({ fleetId, draft, defaults, onSave, onClose }: DraftFormProps) {
  const t = useMessages(generateMessages)
  const submit = (values: CodeValues) => {
    onSave(values)
    onClose()
    return Promise.resolve()
  }
  const known = draft && [...draft.errors, ...validateCode(draft.values, today())]
  return (
    <Dialog title={draft ? t.editTitle : t.addTitle} onClose={onClose} width={680}>
      <Form
        defaultValues={draft?.values ?? { ...blankCode(today()), ...defaults }}
        persistKey={`fuel-code:${fleetId}:${draft?.draftId ?? 'new'}`}
        subject={draft ? 'existing-item' : 'new-item'}
        onSubmit={submit}
      >
        {known && <KnownErrors errors={known} />}
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
