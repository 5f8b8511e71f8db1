import { forwardRef } from 'react'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'

const ReconciliationPage = lazyWithRetry(() => import('./ReconciliationPage.tsx'), 'ReconciliationPage')

/** Props of `FleetReconciliation`. @since 0.1.0 */
export type FleetReconciliationProps = FleetWidgetProps

/**
 * Compares what came in and went out in a month with the balance of the server: pesos of the wallet, and litres of a fleet that
 * buys fuel. Users print it and download it as CSV.
 *
 * @example
 * <FleetReconciliation fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetReconciliation = forwardRef<WidgetHandle, FleetReconciliationProps>(
  function FleetReconciliation({ fleetId, ...widget }, handle) {
    return (
      <AreaWidget area="reconciliation" fleetId={fleetId} handle={handle} {...widget}>
        <ReconciliationPage fleetId={fleetId} />
      </AreaWidget>
    )
  },
)
