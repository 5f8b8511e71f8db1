import type { VehicleFields } from 'fleet-portal-api-client/contract/vehicles'
import { forwardRef } from 'react'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import type { WidgetFormProps } from '../../provider/formControls.ts'

const VehiclePage = lazyWithRetry(() => import('./VehiclePage.tsx'), 'VehiclePage')

/** Props of `FleetVehicle`. @since 0.1.0 */
export interface FleetVehicleProps extends FleetWidgetProps, WidgetFormProps<VehicleFields> {
  /** The vehicle. */
  vehicleId: string
}

/**
 * The page of one vehicle: the fields, the active fuel codes or fleet cards, and the last redemptions. Users edit, deactivate and
 * reactivate the vehicle.
 *
 * @example
 * <FleetVehicle fleetId={fleetId} vehicleId={vehicleId} />
 *
 * @since 0.1.0
 */
export const FleetVehicle = forwardRef<WidgetHandle, FleetVehicleProps>(function FleetVehicle(
  { fleetId, vehicleId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="vehicle" fleetId={fleetId} handle={handle} {...widget}>
      <VehiclePage key={vehicleId} fleetId={fleetId} vehicleId={vehicleId} />
    </AreaWidget>
  )
})
