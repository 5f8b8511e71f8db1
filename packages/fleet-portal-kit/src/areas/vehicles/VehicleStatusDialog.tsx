import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import type { Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { useVehicleActions } from '../../headless/vehicles.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { StatusDialog } from '../../pieces/forms/StatusDialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'

interface VehicleStatusDialogProps {
  fleetId: string
  vehicle: Vehicle
  to: ActiveStatus
  onClose: () => void
}

/** Deactivates or reactivates a vehicle. */
export function VehicleStatusDialog({ fleetId, vehicle, to, onClose }: VehicleStatusDialogProps) {
  const t = useMessages(vehiclesMessages)
  const { analytics } = usePortal()
  const { deactivate, reactivate } = useVehicleActions({ fleetId })
  const { vehicleId, plateNumber } = vehicle

  const change = async (status: ActiveStatus) => {
    await (status === 'inactive' ? deactivate : reactivate)(vehicleId)
    if (status === 'inactive') analytics.track('vehicle_deactivated')
  }
  return (
    <StatusDialog to={to} id={vehicleId} name={plateNumber} messages={t} change={change} onClose={onClose} />
  )
}
