import { forwardRef } from 'react'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'

const CardPage = lazyWithRetry(() => import('./CardPage.tsx'), 'CardPage')

/** Props of `FleetCard`. @since 0.1.0 */
export interface FleetCardProps extends FleetWidgetProps {
  /** The fleet card. */
  fuelCardId: string
}

/**
 * The page of one fleet card: its limits, products and bearers, and its last payments. Users edit, deactivate, activate and
 * terminate the card.
 *
 * @example
 * <FleetCard fleetId={fleetId} fuelCardId={fuelCardId} />
 *
 * @since 0.1.0
 */
export const FleetCard = forwardRef<WidgetHandle, FleetCardProps>(function FleetCard(
  { fleetId, fuelCardId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="fleet-card" fleetId={fleetId} handle={handle} {...widget}>
      <CardPage key={fuelCardId} fleetId={fleetId} fuelCardId={fuelCardId} />
    </AreaWidget>
  )
})
