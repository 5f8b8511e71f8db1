import { useEffect, useState } from 'react'
import { today } from '../../../format/days.ts'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { CodeFields, Form, useFields } from './CodeFields.tsx'
import { DefaultsNote } from './DefaultsNote.tsx'
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
  /** The last fuel code, if the values are from it. Undefined if they are from the last draft. */
  lastCode: string | undefined
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
export function DraftForm({
  fleetId,
  draft,
  defaults: latestDefaults,
  lastCode: latestCode,
  onSave,
  onClose,
}: DraftFormProps) {
  const t = useMessages(generateMessages)
  // Those that the form started with. Later ones have no effect on its fields.
  const [{ defaults, lastCode }] = useState({ defaults: latestDefaults, lastCode: latestCode })
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
        {!draft && defaults && <DefaultsNote defaults={defaults} code={lastCode} />}
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
