import { importDrivers } from 'api-client/contract/drivers'
import { Suspense } from 'react'
import { PermittedDialog } from '../../fleet/access/PermittedDialog.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { driversMessages } from '../../locales/en/drivers.ts'
import { useMessages } from '../../provider/messages.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const DriverImportDialog = lazyWithRetry(() => import('./DriverImportDialog.tsx'), 'DriverImportDialog')

export interface ImportDriversProps extends WidgetProps {
  fleetId: string
  /** Called when the person is done or gives up: take the import out of the page then. */
  onClose: () => void
}

/** Adds the drivers of a CSV file: the import alone, a dialog that is open for as long as this is drawn. */
export function ImportDrivers({ fleetId, onClose, ...widget }: ImportDriversProps) {
  const { title, imports } = useMessages(driversMessages)
  const own = { fleetId, onClose }
  return (
    <Widget name="import-drivers" {...widget}>
      <Suspense>
        <PermittedDialog title={imports.title} area={title} endpoint={importDrivers} {...own}>
          <DriverImportDialog {...own} />
        </PermittedDialog>
      </Suspense>
    </Widget>
  )
}
