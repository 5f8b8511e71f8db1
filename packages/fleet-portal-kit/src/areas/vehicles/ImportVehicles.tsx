import { importVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { PermittedDialog } from '../../fleet/access/PermittedDialog.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { useMessages } from '../../provider/messages.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const VehicleImportDialog = lazyWithRetry(() => import('./VehicleImportDialog.tsx'), 'VehicleImportDialog')

/** Props of `ImportVehicles`. @since 0.1.0 */
export interface ImportVehiclesProps extends FleetWidgetProps {
  /** Called when the user finishes or cancels the import: unmount it then. */
  onClose: () => void
}

/**
 * Imports vehicles from a CSV file. Shows each row with its errors before anything is sent.
 * It is a dialog, open while the component is mounted.
 *
 * @example
 * <ImportVehicles fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export function ImportVehicles({ fleetId, onClose, ...widget }: ImportVehiclesProps) {
  const { title, imports } = useMessages(vehiclesMessages)
  const shared = { fleetId, onClose }
  return (
    <AreaWidget name="import-vehicles" area="vehicles" fleetId={fleetId} placeholderHeight={0} {...widget}>
      <OverlayBoundary onClose={onClose}>
        <PermittedDialog title={imports.title} area={title} endpoint={importVehicles} {...shared}>
          <VehicleImportDialog {...shared} />
        </PermittedDialog>
      </OverlayBoundary>
    </AreaWidget>
  )
}
