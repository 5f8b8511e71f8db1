import {
  createTemplate,
  updateTemplate,
  type Template,
} from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { TextInput } from '../../../foundation/form/TextInput.tsx'
import { today } from '../../../format/days.ts'
import { Dialog, DialogActions, DialogCancel } from '../../../foundation/overlay/Dialog.tsx'
import { EditConflict } from '../../../foundation/form/EditConflict.tsx'
import { isOutdated } from '../../../foundation/form/useStoredValues.ts'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { CodeFields, Field, Form } from '../drafts/CodeFields.tsx'
import { blankCode } from '../../../headless/code-generation/codeRules.ts'
import type { CodeValues } from '../../../headless/code-generation/codeDraft.ts'
import { showOnFields } from './templateErrors.ts'
import { toTemplateFields, toFormValues } from './templateValues.ts'

interface TemplateFormProps {
  fleetId: string
  /** The template to edit. Undefined creates a template. */
  template?: Template | undefined
  /** Reads the templates again before one is saved. Resolves to the one with the id; undefined if they cannot be read. */
  refetchTemplate: (id: string) => Promise<Template | undefined>
  onClose: () => void
}

/** The dialog that creates or edits a template. */
export function TemplateForm({ fleetId, template, refetchTemplate, onClose }: TemplateFormProps) {
  const t = useMessages(generateMessages).templates
  const showToast = useToast()
  const create = useWrite(createTemplate)
  const update = useWrite(updateTemplate)
  const stored = template ? toFormValues(template, today()) : blankCode(today())
  const submit = async (values: CodeValues, { key }: { key: string }) => {
    const now = template && (await refetchTemplate(template.fuelCodeTemplateId))
    if (now && isOutdated(values, stored, toFormValues(now, today()))) return false
    const fields = toTemplateFields(values, fleetId)
    if (template) {
      await update.send({ ...fields, fuelCodeTemplateId: template.fuelCodeTemplateId }, { key })
    } else await create.send(fields, { key })
    showToast({ tone: 'success', text: t.saved(values.name.trim() || t.unnamed) })
    return onClose()
  }
  return (
    <Dialog title={template ? t.editTitle : t.createTitle} onClose={onClose} width={680}>
      <Form
        defaultValues={stored}
        persistKey={`fuel-code-template:${fleetId}:${template?.fuelCodeTemplateId ?? 'new'}`}
        onSubmit={submit}
        onFailure={showOnFields}
      >
        {({ isBusy }) => (
          <>
            {template && <EditConflict stored={stored} />}
            <Field name="name" label={t.name} hint={t.nameHint} isOptional>
              {(control) => <TextInput {...control} autoComplete="off" />}
            </Field>
            <CodeFields fleetId={fleetId} isTemplate />
            <DialogActions>
              <DialogCancel />
              <SendButton type="submit" variant="primary" busy={isBusy}>
                {t.save}
              </SendButton>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
