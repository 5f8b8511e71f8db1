import { forwardRef } from 'react'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'

const CodePage = lazyWithRetry(() => import('./CodePage.tsx'), 'CodePage')

/** Props of `FleetFuelCode`. @since 0.1.0 */
export interface FleetFuelCodeProps extends FleetWidgetProps {
  /** The fuel code. */
  fuelCodeId: string
}

/**
 * The page of one fuel code: its volume, period and bearers, and its redemptions. Users deactivate the code, and print or send it.
 *
 * @example
 * <FleetFuelCode fleetId={fleetId} fuelCodeId={fuelCodeId} />
 *
 * @since 0.1.0
 */
export const FleetFuelCode = forwardRef<WidgetHandle, FleetFuelCodeProps>(function FleetFuelCode(
  { fleetId, fuelCodeId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="fuel-code" fleetId={fleetId} handle={handle} {...widget}>
      <CodePage key={fuelCodeId} fleetId={fleetId} fuelCodeId={fuelCodeId} />
    </AreaWidget>
  )
})
