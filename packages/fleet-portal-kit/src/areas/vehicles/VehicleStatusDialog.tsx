import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { updateVehicle, type Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { StatusDialog } from '../../pieces/forms/StatusDialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit } from '../../provider/widgetContext.ts'

interface VehicleStatusDialogProps {
  vehicle: Vehicle
  to: ActiveStatus
  onClose: () => void
}

/** Deactivates or reactivates a vehicle. */
export function VehicleStatusDialog({ vehicle, to, onClose }: VehicleStatusDialogProps) {
  const t = useMessages(vehiclesMessages)
  const { analytics } = usePortal()
  const emit = useEmit()
  const { send } = useWrite(updateVehicle)
  const { vehicleId, plateNumber } = vehicle

  const change = async (status: ActiveStatus) => {
    await send({ vehicleId, status })
    emit(status === 'inactive' ? 'vehicle.deactivated' : 'vehicle.reactivated', { vehicleId })
    if (status === 'inactive') analytics.track('vehicle_deactivated')
  }
  return (
    <StatusDialog to={to} id={vehicleId} name={plateNumber} messages={t} change={change} onClose={onClose} />
  )
}
