import { importDrivers } from 'fleet-portal-api-client/contract/drivers'
import { PermittedDialog } from '../../fleet/access/PermittedDialog.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import { driversMessages } from '../../locales/en/drivers.ts'
import { useMessages } from '../../provider/messages.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const DriverImportDialog = lazyWithRetry(() => import('./DriverImportDialog.tsx'), 'DriverImportDialog')

/** Props of `ImportDrivers`. @since 0.1.0 */
export interface ImportDriversProps extends FleetWidgetProps {
  /** Called when the user finishes or cancels the import: unmount it then. */
  onClose: () => void
}

/**
 * Imports drivers from a CSV file. Shows each row with its errors before anything is sent.
 * It is a dialog, open while the component is mounted.
 *
 * @example
 * <ImportDrivers fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export function ImportDrivers({ fleetId, onClose, ...widget }: ImportDriversProps) {
  const { title, imports } = useMessages(driversMessages)
  const shared = { fleetId, onClose }
  return (
    <AreaWidget name="import-drivers" area="drivers" fleetId={fleetId} placeholderHeight={0} {...widget}>
      <OverlayBoundary onClose={onClose}>
        <PermittedDialog title={imports.title} area={title} endpoint={importDrivers} {...shared}>
          <DriverImportDialog {...shared} />
        </PermittedDialog>
      </OverlayBoundary>
    </AreaWidget>
  )
}
