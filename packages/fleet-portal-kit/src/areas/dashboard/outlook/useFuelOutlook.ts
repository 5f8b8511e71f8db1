import {
  getConsumption,
  getFuelCodeTotals,
  listFuelBalances,
} from 'fleet-portal-api-client/contract/fuelBalances'
import { fuels, type Product } from 'fleet-portal-api-client/contract/products'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { combineReads, type DatedRead } from '../../../foundation/data/combineReads.ts'
import { totalFields } from '../tiles/totalFields.ts'
import { averagedDays, outlooksOf, type ProductOutlook } from './fuelOutlook.ts'

/** Reads how long the fuel of each product lasts. The balances and the litres in codes are the reads of other tiles. */
export function useFuelOutlook(fleetId: string): DatedRead<readonly ProductOutlook[]> {
  const balances = useRead(listFuelBalances, { fleetId })
  const totals = useRead(getFuelCodeTotals, { fleetId })
  const endDate = today()
  const startDate = plusDays(endDate, 1 - averagedDays)
  const consumption = useRead(getConsumption, { fleetId, startDate, endDate })
  const data =
    balances.data && totals.data && consumption.data
      ? outlooksOf(
          new Map(balances.data.map((one) => [one.productCode, one.fuelBalance])),
          new Map(fuels.map((fuel) => [fuel as Product, totals.data[totalFields[fuel]]])),
          new Map(consumption.data.map((one) => [one.productCode, one.literVolume])),
        )
      : undefined
  return combineReads([balances, totals, consumption], data)
}
