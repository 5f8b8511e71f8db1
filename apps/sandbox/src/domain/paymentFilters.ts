import type { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import type { listPayments } from 'fleet-portal-api-client/contract/payments'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { cardPayment, station } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { matchesSearch } from '../utilities/search.ts'

const searchCondition = (searchKey: string | undefined) =>
  or(matchesSearch(cardPayment.search, searchKey), matchesSearch(station.search, searchKey))

/** The query condition for payments of fuel and lubes. The query must join `station`. */
export function paymentFilter(input: EndpointInput<typeof listPayments>): SQL | undefined {
  const { productCodes, redemptionStation, redemptionStatus, paymentStatus, stationIds } = input
  return and(
    eq(cardPayment.fleetId, input.fleetId),
    isNotNull(cardPayment.product),
    withinDays(cardPayment.paidAt, input.startDate, input.endDate),
    input.dispensedTo ? eq(cardPayment.dispensedTo, input.dispensedTo) : undefined,
    redemptionStatus ? eq(cardPayment.status, redemptionStatus) : undefined,
    paymentStatus ? eq(cardPayment.status, paymentStatus) : undefined,
    productCodes?.length ? inArray(cardPayment.product, productCodes) : undefined,
    stationIds?.length ? inArray(cardPayment.stationId, stationIds) : undefined,
    redemptionStation
      ? or(eq(cardPayment.stationId, redemptionStation), matchesSearch(station.search, redemptionStation))
      : undefined,
    searchCondition(input.searchKey),
  )
}

/** The query condition for payments of other goods. The query must join `station`. */
export function merchantPaymentFilter(input: EndpointInput<typeof listMerchantPayments>): SQL | undefined {
  const { status, redemptionStationIds } = input
  return and(
    eq(cardPayment.fleetId, input.fleetId),
    isNull(cardPayment.product),
    withinDays(cardPayment.paidAt, input.startDate, input.endDate),
    status?.length ? inArray(cardPayment.status, status) : undefined,
    redemptionStationIds?.length ? inArray(cardPayment.stationId, redemptionStationIds) : undefined,
    searchCondition(input.searchKey),
  )
}
