import { updateVehicle, type Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import type { SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useVehicleActions } from '../../headless/vehicles.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { useStatusBulkActions } from '../../pieces/forms/useStatusBulkActions.ts'
import { useMessages } from '../../provider/messages.ts'

/** The bar of the selected vehicles: deactivates and reactivates them. */
export function SelectedVehicles(props: SelectedItemsProps<Vehicle>) {
  const actions = useStatusBulkActions(
    props,
    updateVehicle,
    useVehicleActions(props),
    useMessages(vehiclesMessages),
  )
  return <SelectionBar {...props} actions={actions} />
}
