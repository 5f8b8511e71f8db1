import { updateDriver, type Driver } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import type { BulkChange, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useDriverActions } from '../../headless/drivers.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { useStatusBulkActions } from '../../pieces/forms/useStatusBulkActions.ts'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { pickDriver } from '../../pieces/codes/codeBearer.ts'
import { useCodesForBearers } from '../../pieces/codes/useCodesForBearers.ts'
import { useMessages } from '../../provider/messages.ts'
import { ActiveCodeCount } from './ActiveCodeCount.tsx'

/** The most drivers whose codes are counted: each of them is a call. */
const mostCounted = 20

const bearerOf = (driver: Driver) => ({ driver: pickDriver(driver) })

/** The bar of the selected drivers: generates fuel codes for them, deactivates and reactivates them. */
export function SelectedDrivers(props: SelectedItemsProps<Driver>) {
  const { fleetId, access } = props
  const t = useMessages(driversMessages)
  const codes = useCodesForBearers(props, bearerOf)
  const actions = useStatusBulkActions(props, updateDriver, useDriverActions(props), t)
  const counting: Partial<BulkChange<Driver>> = {
    note: ({ length }) => (length > mostCounted ? t.several.codesCounted(mostCounted) : undefined),
    describe: (driver, index) => (
      <>
        {fullName(driver)}
        {index < mostCounted && <ActiveCodeCount fleetId={fleetId} driver={driver} />}
      </>
    ),
  }
  const countsCodes = access.can(listFuelCodes)
  const withCounts = actions.map((action) =>
    countsCodes && action.key === 'deactivate' ? { ...action, ...counting } : action,
  )
  return <SelectionBar {...props} actions={[...codes, ...withCounts]} />
}
