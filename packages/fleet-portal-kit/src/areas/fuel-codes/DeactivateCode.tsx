import { updateFuelCode, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'

/** Asks the user to confirm, and deactivates a code permanently. */
export function DeactivateCode({ code, onClose }: { code: FuelCode; onClose: () => void }) {
  const t = useMessages(fuelCodesMessages)
  const emit = useEmit()
  const showToast = useToast()
  const { send } = useWrite(updateFuelCode)
  const name = inGroups(code.fuelCode)
  const deactivate = async () => {
    await send({ fuelCodeId: code.fuelCodeId, status: 'Deactivated' })
    emit('fuel-code.deactivated', { fuelCodeId: code.fuelCodeId })
    showToast({ tone: 'success', text: t.deactivated(name) })
  }
  return (
    <ConfirmDialog
      title={t.deactivateTitle}
      body={t.deactivateBody(name)}
      confirmLabel={t.deactivateConfirm}
      danger
      onConfirm={deactivate}
      onClose={onClose}
    />
  )
}
