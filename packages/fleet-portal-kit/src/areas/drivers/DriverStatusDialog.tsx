import { updateDriver, type Driver } from 'api-client/contract/drivers'
import type { PersonStatus } from 'api-client/contract/people'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { driversMessages } from '../../locales/en/drivers.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { fullName } from '../../pieces/PersonName.tsx'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNotify } from '../../provider/widgetContext.ts'

interface DriverStatusDialogProps {
  driver: Driver
  to: PersonStatus
  onClose: () => void
}

/** Deactivates or reactivates a driver after asking. The notice offers the way back. */
export function DriverStatusDialog({ driver, to, onClose }: DriverStatusDialogProps) {
  const t = useMessages(driversMessages)
  const ui = useMessages(uiMessages)
  const { analytics } = usePortal()
  const emit = useEmit()
  const notify = useNotify()
  const { send } = useWrite(updateDriver)
  const { driverId } = driver
  const name = fullName(driver)
  const isOff = to === 'inactive'

  const change = async () => {
    await send({ driverId, status: to })
    emit(isOff ? 'driver.deactivated' : 'driver.reactivated', { driverId })
    if (isOff) analytics.track('driver_deactivated')
    const undo = () => void send({ driverId, status: isOff ? 'active' : 'inactive' })
    notify({
      tone: 'success',
      text: isOff ? t.deactivated(name) : t.reactivated(name),
      action: { label: ui.undo, run: undo },
    })
  }
  return (
    <ConfirmDialog
      title={isOff ? t.deactivateTitle : t.reactivateTitle}
      body={isOff ? t.deactivateBody(name) : t.reactivateBody(name)}
      confirmLabel={isOff ? t.deactivateConfirm : t.reactivateConfirm}
      danger={isOff}
      onConfirm={change}
      onClose={onClose}
    />
  )
}
