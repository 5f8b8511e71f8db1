import type { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import { redemption, station } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { matchesSearch } from '../utilities/search.ts'

/** The query condition for the list's filters. The query must join `station`. */
export function redemptionFilter(input: EndpointInput<typeof listRedemptions>): SQL | undefined {
  const { productCodes, redemptionStation } = input
  return and(
    eq(redemption.fleetId, input.fleetId),
    withinDays(redemption.redeemedAt, input.startDate, input.endDate),
    input.dispensedTo ? eq(redemption.dispensedTo, input.dispensedTo) : undefined,
    input.redemptionStatus ? eq(redemption.status, input.redemptionStatus) : undefined,
    productCodes?.length ? inArray(redemption.product, productCodes) : undefined,
    redemptionStation
      ? or(eq(redemption.stationId, redemptionStation), matchesSearch(station.search, redemptionStation))
      : undefined,
    or(matchesSearch(redemption.search, input.searchKey), matchesSearch(station.search, input.searchKey)),
  )
}
