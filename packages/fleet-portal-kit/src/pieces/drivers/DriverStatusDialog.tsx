import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useDriverActions } from '../../headless/drivers.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { fullName } from '../cells/PersonName.tsx'
import { StatusDialog } from '../forms/StatusDialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { ActiveCodes } from './ActiveCodes.tsx'

interface DriverStatusDialogProps {
  fleetId: string
  driver: Driver
  access: FleetAccess
  to: ActiveStatus
  onClose: () => void
}

/** Deactivates or reactivates a driver. Shows the number of codes that the driver can still redeem. */
export function DriverStatusDialog({ fleetId, driver, access, to, onClose }: DriverStatusDialogProps) {
  const t = useMessages(driversMessages)
  const { analytics } = usePortal()
  const { deactivate, reactivate } = useDriverActions({ fleetId })
  const { driverId } = driver

  const change = async (status: ActiveStatus) => {
    await (status === 'inactive' ? deactivate : reactivate)(driverId)
    if (status === 'inactive') analytics.track('driver_deactivated')
  }
  return (
    <StatusDialog
      to={to}
      id={driverId}
      name={fullName(driver)}
      messages={t}
      more={access.can(listFuelCodes) && <ActiveCodes fleetId={fleetId} driver={driver} />}
      change={change}
      onClose={onClose}
    />
  )
}
