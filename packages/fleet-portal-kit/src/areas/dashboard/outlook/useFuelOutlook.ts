import { getConsumption } from 'fleet-portal-api-client/contract/fuelBalances'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { combineReads, type DatedRead } from '../../../foundation/data/combineReads.ts'
import { useHeldFuel } from '../tiles/useHeldFuel.ts'
import { averagedDays, outlooksOf, type ProductOutlook } from './fuelOutlook.ts'

/** Reads how long the fuel of each product lasts. The balances and the litres in codes are the reads of other tiles. */
export function useFuelOutlook(fleetId: string): DatedRead<readonly ProductOutlook[]> {
  const held = useHeldFuel(fleetId)
  const endDate = today()
  const startDate = plusDays(endDate, 1 - averagedDays)
  const consumption = useRead(getConsumption, { fleetId, startDate, endDate })
  const data =
    held.data && consumption.data
      ? outlooksOf(
          held.data.litres,
          new Map(consumption.data.map((one) => [one.productCode, one.literVolume])),
        )
      : undefined
  return combineReads([held, consumption], data)
}
