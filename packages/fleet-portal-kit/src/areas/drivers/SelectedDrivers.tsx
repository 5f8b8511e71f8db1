import { updateDriver, type Driver } from 'fleet-portal-api-client/contract/drivers'
import { useMemo } from 'react'
import type { SelectionProps } from '../../fleet/list/bulk/BulkAction.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useDriverActions } from '../../headless/drivers.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import type { ActionOptions } from '../../headless/actionOptions.ts'
import { useStatusBulk } from '../../pieces/forms/useStatusBulk.ts'
import { useMessages } from '../../provider/messages.ts'

/** The bar of the selected drivers: deactivates and reactivates them. */
export function SelectedDrivers(props: SelectionProps<Driver>) {
  const t = useMessages(driversMessages)
  const { deactivate, reactivate } = useDriverActions(props)
  const changes = useMemo(
    () => ({
      deactivate: ({ driverId }: Driver, options: ActionOptions) => deactivate(driverId, options),
      reactivate: ({ driverId }: Driver, options: ActionOptions) => reactivate(driverId, options),
    }),
    [deactivate, reactivate],
  )
  return <SelectionBar {...props} actions={useStatusBulk(t, updateDriver, changes)} />
}
