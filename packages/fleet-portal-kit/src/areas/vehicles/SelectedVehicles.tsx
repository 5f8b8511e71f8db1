import { updateVehicle, type Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { useMemo } from 'react'
import type { SelectionProps } from '../../fleet/list/bulk/BulkAction.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useVehicleActions } from '../../headless/vehicles.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import type { ActionOptions } from '../../headless/actionOptions.ts'
import { useStatusBulk } from '../../pieces/forms/useStatusBulk.ts'
import { useMessages } from '../../provider/messages.ts'

/** The bar of the selected vehicles: deactivates and reactivates them. */
export function SelectedVehicles(props: SelectionProps<Vehicle>) {
  const t = useMessages(vehiclesMessages)
  const { deactivate, reactivate } = useVehicleActions(props)
  const changes = useMemo(
    () => ({
      deactivate: ({ vehicleId }: Vehicle, options: ActionOptions) => deactivate(vehicleId, options),
      reactivate: ({ vehicleId }: Vehicle, options: ActionOptions) => reactivate(vehicleId, options),
    }),
    [deactivate, reactivate],
  )
  return <SelectionBar {...props} actions={useStatusBulk(t, updateVehicle, changes)} />
}
