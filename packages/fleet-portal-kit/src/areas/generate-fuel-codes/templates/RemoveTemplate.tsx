import {
  createTemplate,
  deleteTemplate,
  type Template,
} from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { today } from '../../../format/days.ts'
import { ConfirmDialog } from '../../../foundation/overlay/ConfirmDialog.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useToast } from '../../../provider/widgetContext.ts'
import { toTemplateFields, toFormValues } from './templateValues.ts'

interface RemoveTemplateProps {
  fleetId: string
  template: Template
  onClose: () => void
}

/** Asks the user to confirm, and deletes a template. The toast has a button that creates it again. */
export function RemoveTemplate({ fleetId, template, onClose }: RemoveTemplateProps) {
  const t = useMessages(generateMessages).templates
  const ui = useMessages(uiMessages)
  const errorMessageOf = useErrorMessage()
  const showToast = useToast()
  const remove = useWrite(deleteTemplate)
  const create = useWrite(createTemplate)
  const name = template.fuelCode ?? t.unnamed
  const restore = () =>
    create.send(toTemplateFields(toFormValues(template, today()), fleetId)).then(
      () => showToast({ tone: 'success', text: t.restored(name) }),
      (error: unknown) => showToast({ tone: 'danger', text: errorMessageOf(error) }),
    )
  const confirm = async () => {
    await remove.send({ fuelCodeTemplateId: template.fuelCodeTemplateId })
    const action = { label: ui.undo, run: () => void restore() }
    showToast({ tone: 'success', text: t.removed(name), action })
  }
  return (
    <ConfirmDialog
      title={t.removeTitle}
      body={t.removeBody(name)}
      confirmLabel={t.removeConfirm}
      danger
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
