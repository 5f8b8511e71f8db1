import type { DriverFields } from 'fleet-portal-api-client/contract/drivers'
import { forwardRef } from 'react'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import type { WidgetFormProps } from '../../provider/formControls.ts'

const DriverPage = lazyWithRetry(() => import('./DriverPage.tsx'), 'DriverPage')

/** Props of `FleetDriver`. @since 0.1.0 */
export interface FleetDriverProps extends FleetWidgetProps, WidgetFormProps<DriverFields> {
  /** The driver. */
  driverId: string
}

/**
 * The page of one driver: the fields, the active fuel codes or fleet cards, and the last redemptions. Users edit, deactivate and
 * reactivate the driver.
 *
 * @example
 * <FleetDriver fleetId={fleetId} driverId={driverId} />
 *
 * @since 0.1.0
 */
export const FleetDriver = forwardRef<WidgetHandle, FleetDriverProps>(function FleetDriver(
  { fleetId, driverId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="driver" fleetId={fleetId} handle={handle} {...widget}>
      <DriverPage key={driverId} fleetId={fleetId} driverId={driverId} />
    </AreaWidget>
  )
})
