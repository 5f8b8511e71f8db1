import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { useFuelCodeActions } from '../../headless/fuelCodes.ts'
import { fuelCodesMessages } from '../../locales/en/fuelCodes.ts'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { WithSecrets } from '../../foundation/ui/WithSecrets.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { useReturnedLitres } from './useReturnedLitres.ts'

/** Asks the user to confirm, and deactivates a code permanently. */
export function DeactivateCode({ code, onClose }: { code: FuelCode; onClose: () => void }) {
  const t = useMessages(fuelCodesMessages)
  const showToast = useToast()
  const actions = useFuelCodeActions()
  const returnedLitres = useReturnedLitres()
  const name = inGroups(code.fuelCode)
  const deactivate = async () => {
    await actions.deactivate(code.fuelCodeId)
    showToast({ tone: 'success', text: <WithSecrets secrets={[name]}>{t.deactivated(name)}</WithSecrets> })
  }
  return (
    <ConfirmDialog
      title={t.deactivateTitle}
      body={
        <WithSecrets secrets={[name]}>{`${t.deactivateBody(name)} ${returnedLitres([code])}`}</WithSecrets>
      }
      confirmLabel={t.deactivateConfirm}
      danger
      onConfirm={deactivate}
      onClose={onClose}
    />
  )
}
