import { updateDriver, type Driver } from 'fleet-portal-api-client/contract/drivers'
import type { SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useDriverActions } from '../../headless/drivers.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { useStatusBulkActions } from '../../pieces/forms/useStatusBulkActions.ts'
import { pickDriver } from '../../pieces/codes/codeBearer.ts'
import { useCodesForBearers } from '../../pieces/codes/useCodesForBearers.ts'
import { useMessages } from '../../provider/messages.ts'

const bearerOf = (driver: Driver) => ({ driver: pickDriver(driver) })

/** The bar of the selected drivers: generates fuel codes for them, deactivates and reactivates them. */
export function SelectedDrivers(props: SelectedItemsProps<Driver>) {
  const codes = useCodesForBearers(props, bearerOf)
  const actions = useStatusBulkActions(
    props,
    updateDriver,
    useDriverActions(props),
    useMessages(driversMessages),
  )
  return <SelectionBar {...props} actions={[...codes, ...actions]} />
}
