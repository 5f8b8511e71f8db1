import { importVehicles } from 'api-client/contract/vehicles'
import { Suspense } from 'react'
import { PermittedDialog } from '../../fleet/access/PermittedDialog.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { useMessages } from '../../provider/messages.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const VehicleImportDialog = lazyWithRetry(() => import('./VehicleImportDialog.tsx'), 'VehicleImportDialog')

export interface ImportVehiclesProps extends WidgetProps {
  fleetId: string
  /** Called when the person is done or gives up: take the import out of the page then. */
  onClose: () => void
}

/** Adds the vehicles of a CSV file: the import alone, a dialog that is open for as long as this is drawn. */
export function ImportVehicles({ fleetId, onClose, ...widget }: ImportVehiclesProps) {
  const { title, imports } = useMessages(vehiclesMessages)
  const own = { fleetId, onClose }
  return (
    <Widget name="import-vehicles" {...widget}>
      <Suspense>
        <PermittedDialog title={imports.title} area={title} endpoint={importVehicles} {...own}>
          <VehicleImportDialog {...own} />
        </PermittedDialog>
      </Suspense>
    </Widget>
  )
}
