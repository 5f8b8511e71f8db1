import type { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { redemption, redemptionDay } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { matchesSearch } from '../utilities/search.ts'
import { isStationFound } from './findStations.ts'
import { dayFilter, type DayFilters } from './keptDays.ts'

type Filters = Omit<EndpointInput<typeof listRedemptions>, 'orderBy' | 'order'>

/** The query condition for the list's filters. */
export async function redemptionFilter(tx: Tx, input: Filters): Promise<SQL | undefined> {
  const { productCodes, redemptionStation, searchKey } = input
  return and(
    eq(redemption.fleetId, input.fleetId),
    withinDays(redemption.redeemedAt, input.startDate, input.endDate),
    input.dispensedTo ? eq(redemption.dispensedTo, input.dispensedTo) : undefined,
    input.redemptionStatus ? eq(redemption.status, input.redemptionStatus) : undefined,
    productCodes?.length ? inArray(redemption.product, productCodes) : undefined,
    redemptionStation
      ? or(
          eq(redemption.stationId, redemptionStation),
          await isStationFound(tx, redemption.stationId, redemptionStation),
        )
      : undefined,
    searchKey?.trim()
      ? or(
          matchesSearch(redemption.search, searchKey),
          await isStationFound(tx, redemption.stationId, searchKey),
        )
      : undefined,
  )
}

/** The condition of the days that match the filters. Undefined if the days do not know one of them. */
export function redemptionDayFilter(input: Filters): SQL | undefined {
  if (input.searchKey?.trim() || input.redemptionStation) return undefined
  const filters: DayFilters = {
    ...input,
    products: input.productCodes,
    statuses: input.redemptionStatus && [input.redemptionStatus],
  }
  return dayFilter(redemptionDay, filters)
}
