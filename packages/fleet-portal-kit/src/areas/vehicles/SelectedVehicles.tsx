import { updateVehicle, type Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import type { SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useVehicleActions } from '../../headless/vehicles.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { useStatusBulkActions } from '../../pieces/forms/useStatusBulkActions.ts'
import { pickVehicle } from '../../pieces/codes/codeBearer.ts'
import { useCodesForBearers } from '../../pieces/codes/useCodesForBearers.ts'
import { useMessages } from '../../provider/messages.ts'

const bearerOf = (vehicle: Vehicle) => ({ vehicle: pickVehicle(vehicle) })

/** The bar of the selected vehicles: generates fuel codes for them, deactivates and reactivates them. */
export function SelectedVehicles(props: SelectedItemsProps<Vehicle>) {
  const codes = useCodesForBearers(props, bearerOf)
  const actions = useStatusBulkActions(
    props,
    updateVehicle,
    useVehicleActions(props),
    useMessages(vehiclesMessages),
  )
  return <SelectionBar {...props} actions={[...codes, ...actions]} />
}
