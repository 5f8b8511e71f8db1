import type { listMerchantPayments, listPayments } from 'api-client/contract/activity'
import type { EndpointInput } from 'api-client/contract/endpoint'
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { cardPayment, station } from '../db/schema.ts'
import { between } from '../utilities/withinDays.ts'
import { matches } from '../utilities/search.ts'

const found = (searchKey: string | undefined) =>
  or(matches(cardPayment.search, searchKey), matches(station.search, searchKey))

/** The condition for the payments of fuel and lubes that the filters choose. The query has their stations. */
export function chosenPayments(input: EndpointInput<typeof listPayments>): SQL | undefined {
  const { productCodes, redemptionStation, redemptionStatus, paymentStatus, stationIds } = input
  return and(
    eq(cardPayment.fleetId, input.fleetId),
    isNotNull(cardPayment.product),
    between(cardPayment.paidAt, input.startDate, input.endDate),
    input.dispensedTo ? eq(cardPayment.dispensedTo, input.dispensedTo) : undefined,
    redemptionStatus ? eq(cardPayment.status, redemptionStatus) : undefined,
    paymentStatus ? eq(cardPayment.status, paymentStatus) : undefined,
    productCodes?.length ? inArray(cardPayment.product, productCodes) : undefined,
    stationIds?.length ? inArray(cardPayment.stationId, stationIds) : undefined,
    redemptionStation
      ? or(eq(cardPayment.stationId, redemptionStation), matches(station.search, redemptionStation))
      : undefined,
    found(input.searchKey),
  )
}

/** The condition for the other payments that the filters choose. The query has their stations. */
export function chosenMerchantPayments(input: EndpointInput<typeof listMerchantPayments>): SQL | undefined {
  const { status, redemptionStationIds } = input
  return and(
    eq(cardPayment.fleetId, input.fleetId),
    isNull(cardPayment.product),
    between(cardPayment.paidAt, input.startDate, input.endDate),
    status?.length ? inArray(cardPayment.status, status) : undefined,
    redemptionStationIds?.length ? inArray(cardPayment.stationId, redemptionStationIds) : undefined,
    found(input.searchKey),
  )
}
