import type { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import type { listPayments } from 'fleet-portal-api-client/contract/payments'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { cardPayment, cardPaymentDay } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { matchesSearch } from '../utilities/search.ts'
import { isStationFound } from './findStations.ts'
import type { HistoryFilters } from './historyPages.ts'
import { dayFilter } from './keptDays.ts'

const searchCondition = async (tx: Tx, searchKey: string | undefined) =>
  searchKey?.trim()
    ? or(
        matchesSearch(cardPayment.search, searchKey),
        await isStationFound(tx, cardPayment.stationId, searchKey),
      )
    : undefined

/** The filters of payments for fuel and lubes. */
export async function paymentFilters(
  tx: Tx,
  input: EndpointInput<typeof listPayments>,
): Promise<HistoryFilters> {
  const { productCodes, redemptionStation, redemptionStatus, paymentStatus, stationIds, searchKey } = input
  const { driverId, fuelCardId } = input
  const where = and(
    eq(cardPayment.fleetId, input.fleetId),
    isNotNull(cardPayment.product),
    withinDays(cardPayment.paidAt, input.startDate, input.endDate),
    input.dispensedTo ? eq(cardPayment.dispensedTo, input.dispensedTo) : undefined,
    redemptionStatus ? eq(cardPayment.status, redemptionStatus) : undefined,
    paymentStatus ? eq(cardPayment.status, paymentStatus) : undefined,
    productCodes?.length ? inArray(cardPayment.product, productCodes) : undefined,
    stationIds?.length ? inArray(cardPayment.stationId, stationIds) : undefined,
    redemptionStation
      ? or(
          eq(cardPayment.stationId, redemptionStation),
          await isStationFound(tx, cardPayment.stationId, redemptionStation),
        )
      : undefined,
    driverId ? eq(cardPayment.driverId, driverId) : undefined,
    fuelCardId ? eq(cardPayment.cardId, fuelCardId) : undefined,
    await searchCondition(tx, searchKey),
  )
  if (searchKey?.trim() || redemptionStation || stationIds?.length || driverId || fuelCardId)
    return { where, days: undefined }
  const ofDays = dayFilter(cardPaymentDay, { ...input, products: productCodes, hasProduct: true })
  const statuses = [redemptionStatus, paymentStatus].flatMap((status) =>
    status ? [eq(cardPaymentDay.status, status)] : [],
  )
  return { where, days: and(ofDays, ...statuses) }
}

/** The filters of payments for other goods. */
export async function merchantPaymentFilters(
  tx: Tx,
  input: EndpointInput<typeof listMerchantPayments>,
): Promise<HistoryFilters> {
  const { status, redemptionStationIds, searchKey, driverId, fuelCardId } = input
  const where = and(
    eq(cardPayment.fleetId, input.fleetId),
    isNull(cardPayment.product),
    withinDays(cardPayment.paidAt, input.startDate, input.endDate),
    status?.length ? inArray(cardPayment.status, status) : undefined,
    redemptionStationIds?.length ? inArray(cardPayment.stationId, redemptionStationIds) : undefined,
    driverId ? eq(cardPayment.driverId, driverId) : undefined,
    fuelCardId ? eq(cardPayment.cardId, fuelCardId) : undefined,
    await searchCondition(tx, searchKey),
  )
  if (searchKey?.trim() || redemptionStationIds?.length || driverId || fuelCardId)
    return { where, days: undefined }
  const ofDays = dayFilter(cardPaymentDay, { ...input, products: [''], statuses: status })
  return { where, days: ofDays }
}
