import type { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { redemption, redemptionDay } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { matchesSearch } from '../utilities/search.ts'
import { isStationFound } from './findStations.ts'
import type { HistoryFilters } from './historyPages.ts'
import { dayFilter } from './keptDays.ts'

type Filters = Omit<EndpointInput<typeof listRedemptions>, 'orderBy' | 'order'>

/** The conditions of the list, and of the days that match the same filters. */
export async function redemptionFilters(tx: Tx, input: Filters): Promise<HistoryFilters> {
  const { productCodes, redemptionStation, redemptionStatus, driverId, searchKey } = input
  const where = and(
    eq(redemption.fleetId, input.fleetId),
    withinDays(redemption.redeemedAt, input.startDate, input.endDate),
    input.dispensedTo ? eq(redemption.dispensedTo, input.dispensedTo) : undefined,
    redemptionStatus ? eq(redemption.status, redemptionStatus) : undefined,
    productCodes?.length ? inArray(redemption.product, productCodes) : undefined,
    redemptionStation
      ? or(
          eq(redemption.stationId, redemptionStation),
          await isStationFound(tx, redemption.stationId, redemptionStation),
        )
      : undefined,
    driverId ? eq(redemption.driverId, driverId) : undefined,
    searchKey?.trim()
      ? or(
          matchesSearch(redemption.search, searchKey),
          await isStationFound(tx, redemption.stationId, searchKey),
        )
      : undefined,
  )
  if (searchKey?.trim() || redemptionStation || driverId) return { where, days: undefined }
  const statuses = redemptionStatus && [redemptionStatus]
  return { where, days: dayFilter(redemptionDay, { ...input, products: productCodes, statuses }) }
}
