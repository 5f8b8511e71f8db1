import { updateDriver, type Driver } from 'api-client/contract/drivers'
import { listFuelCodes } from 'api-client/contract/fuelCodes'
import type { PersonStatus } from 'api-client/contract/people'
import type { FleetAccess } from '../../foundation/data/useAccess.ts'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { Column, Paragraph } from '../../foundation/ui/layout.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { fullName } from '../../pieces/PersonName.tsx'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNotify } from '../../provider/widgetContext.ts'
import { ActiveCodes } from './ActiveCodes.tsx'

interface DriverStatusDialogProps {
  fleetId: string
  driver: Driver
  access: FleetAccess
  to: PersonStatus
  onClose: () => void
}

/** Deactivates or reactivates a driver after asking. The notice offers the way back. */
export function DriverStatusDialog({ fleetId, driver, access, to, onClose }: DriverStatusDialogProps) {
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
  const body = isOff ? (
    <Column>
      <Paragraph>{t.deactivateBody(name)}</Paragraph>
      {access.can(listFuelCodes) && <ActiveCodes fleetId={fleetId} driver={driver} />}
    </Column>
  ) : (
    t.reactivateBody(name)
  )
  return (
    <ConfirmDialog
      title={isOff ? t.deactivateTitle : t.reactivateTitle}
      body={body}
      confirmLabel={isOff ? t.deactivateConfirm : t.reactivateConfirm}
      danger={isOff}
      onConfirm={change}
      onClose={onClose}
    />
  )
}
