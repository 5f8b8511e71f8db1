import { getFuelCodeTotals, listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { fuels, type Product } from 'fleet-portal-api-client/contract/products'
import { millilitres, type Millilitres } from 'fleet-portal-api-client/money'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { combineReads, type DatedRead } from '../../../foundation/data/combineReads.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { boundedPage, partlyRead } from './boundedPage.ts'
import { totalFields } from './totalFields.ts'

interface HeldFuel {
  /** The litres in the balance and in codes. */
  litres: ReadonlyMap<Product, Millilitres>
  /** Whether scheduled codes are counted: the user may read them, and they are on one page. The totals have the active ones only. */
  hasScheduled: boolean
}

/** Reads the litres that a fleet holds, in codes or not. An inventory limit counts the same. `readsCodes`: whether scheduled codes are read. */
export function useHeldFuel(fleetId: string, readsCodes = true): DatedRead<HeldFuel> {
  const access = useAccess(fleetId)
  const isAllowed = access.can(listFuelCodes) && readsCodes
  const balances = useRead(listFuelBalances, { fleetId })
  const totals = useRead(getFuelCodeTotals, { fleetId })
  const scheduled = useRead(
    listFuelCodes,
    { fleetId, status: 'Scheduled', ...boundedPage },
    { enabled: isAllowed },
  )
  // Whether the user may see codes decides what is counted.
  const accessRead = {
    data: access.isReady || undefined,
    error: access.error,
    refetch: access.retry,
    dataUpdatedAt: Infinity,
  }
  const reads = [balances, totals, accessRead, ...(isAllowed ? [scheduled] : [])]
  const held = () => {
    if (!balances.data || !totals.data || !accessRead.data || (isAllowed && !scheduled.data)) return undefined
    const litres = new Map(balances.data.map(({ productCode, fuelBalance }) => [productCode, fuelBalance]))
    const add = (product: Product, volume: number) =>
      litres.set(product, millilitres((litres.get(product) ?? 0) + volume))
    for (const fuel of fuels) add(fuel, totals.data[totalFields[fuel]])
    const { fuelCodes = [], count = 0 } = scheduled.data ?? {}
    const hasScheduled = isAllowed && partlyRead(fuelCodes, count) === undefined
    if (hasScheduled)
      for (const code of fuelCodes) add(code.productCode, code.literVolume - code.volumeRedeemed)
    return { litres, hasScheduled }
  }
  return combineReads(reads, held())
}
