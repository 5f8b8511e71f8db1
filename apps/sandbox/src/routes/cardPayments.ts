import { hasPurchaseOrders, type FleetType } from 'fleet-portal-api-client/contract/access'
import { listMerchantPayments, listMerchantStations } from 'fleet-portal-api-client/contract/merchantPayments'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { and, asc, count, eq, exists, notExists, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { fleetStation, station } from '../db/schema.ts'
import { merchantPaymentFilters, paymentFilters } from '../domain/paymentFilters.ts'
import { allHistoryIds, findHistoryPage } from '../domain/historyPages.ts'
import { findPayments, paymentHistory } from '../domain/paymentPages.ts'
import { fleetTypeOf } from '../domain/fleetType.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { matchesSearch } from '../utilities/search.ts'
import { wireInstant } from '../utilities/time.ts'
import { handle, handleLongList } from '../handle.ts'

type FoundPayment = Awaited<ReturnType<typeof findPayments>>[number]

/** The fields that both kinds of payment share. Only fleets with purchase orders have `poNumber`. */
const sharedFields = (
  { payment, station: stationRow, driver: driverRow, vehicle: vehicleRow, cardNumber }: FoundPayment,
  fleetType: FleetType,
) => ({
  stationName: stationRow.name,
  stationBusinessName: stationRow.businessName,
  driver: driverRow && {
    driverId: driverRow.id,
    driverLicenseId: driverRow.driverLicenseId,
    firstName: driverRow.firstName,
    lastName: driverRow.lastName,
  },
  vehicle: vehicleRow && { vehicleId: vehicleRow.id, plateNumber: vehicleRow.plateNumber },
  paidAt: wireInstant(payment.paidAt),
  fuelCardId: payment.cardId,
  cardNumber,
  amount: centavos(payment.amount),
  ...(hasPurchaseOrders(fleetType) && { poNumber: payment.poNumber }),
  orNumber: payment.orNumber,
  status: payment.status as 'success' | 'voided',
  remarks: payment.remarks,
})

const fuelPaymentToWire = (one: FoundPayment, type: FleetType) => {
  const { payment } = one
  return {
    paymentId: payment.id,
    ...sharedFields(one, type),
    dispensedTo: payment.dispensedTo,
    productCode: payment.product as Product,
    literVolume: millilitres(payment.volume ?? 0),
    pumpPrice: unitPrice(payment.pumpPrice ?? 0),
    discountPerLiter: unitPrice(payment.discount ?? 0),
    totalDiscount: centavos(payment.totalDiscount),
    finalAmount: centavos(payment.finalAmount),
    pointsEarned: payment.pointsEarned,
  }
}

const merchantPaymentToWire = (one: FoundPayment, type: FleetType) => ({
  merchantPaymentId: one.payment.id,
  ...sharedFields(one, type),
  transactionRemarks: one.payment.transactionRemarks,
})

/** Payments in wire format, in the order of their ids. */
async function paymentsToWire<T>(
  tx: Tx,
  fleetId: string,
  ids: readonly string[],
  toWire: (one: FoundPayment, type: FleetType) => T,
): Promise<T[]> {
  const type = await fleetTypeOf(tx, fleetId)
  return (await findPayments(tx, ids)).map((one) => toWire(one, type))
}

/** Without a field, the direction is that of the date. */
const sortOf = ({ orderBy = 'paidAt', order }: EndpointInput<typeof listMerchantPayments>) => ({
  orderBy,
  order,
})

export const cardPaymentRoutes = [
  handleLongList(
    listPayments,
    async ({ tx }, input) => {
      const range = limitAndOffset(input)
      const filters = await paymentFilters(tx, input)
      const { ids, counted, totals } = await findHistoryPage(tx, paymentHistory, input, filters, range)
      const payments = await paymentsToWire(tx, input.fleetId, ids, fuelPaymentToWire)
      return {
        payments,
        ...counted,
        ...(totals && {
          totals: {
            successful: totals.successful,
            voided: totals.voided,
            literVolume: millilitres(totals.sums.volume),
            totalDiscount: centavos(totals.sums.discount),
            finalAmount: centavos(totals.sums.paid),
          },
        }),
      }
    },
    {
      ids: async ({ tx }, input) =>
        allHistoryIds(tx, paymentHistory, input, (await paymentFilters(tx, input)).where).getSQL(),
      items: ({ tx }, ids, { fleetId }) => paymentsToWire(tx, fleetId, ids, fuelPaymentToWire),
    },
  ),

  handleLongList(
    listMerchantPayments,
    async ({ tx }, input) => {
      const range = limitAndOffset(input)
      const filters = await merchantPaymentFilters(tx, input)
      const { ids, counted, totals } = await findHistoryPage(
        tx,
        paymentHistory,
        sortOf(input),
        filters,
        range,
      )
      const merchantPayments = await paymentsToWire(tx, input.fleetId, ids, merchantPaymentToWire)
      return {
        merchantPayments,
        ...counted,
        ...(totals && {
          totals: {
            successful: totals.successful,
            voided: totals.voided,
            amount: centavos(totals.sums.paid),
          },
        }),
      }
    },
    {
      ids: async ({ tx }, input) =>
        allHistoryIds(
          tx,
          paymentHistory,
          sortOf(input),
          (await merchantPaymentFilters(tx, input)).where,
        ).getSQL(),
      items: ({ tx }, ids, { fleetId }) => paymentsToWire(tx, fleetId, ids, merchantPaymentToWire),
    },
  ),

  handle(listMerchantStations, async ({ tx }, input) => {
    const { limit, offset } = limitAndOffset(input)
    const { fleetId } = input
    const assignedStations = tx
      .select({ one: sql`1` })
      .from(fleetStation)
      .where(eq(fleetStation.fleetId, fleetId))
    const assignedStation = tx
      .select({ one: sql`1` })
      .from(fleetStation)
      .where(and(eq(fleetStation.fleetId, fleetId), eq(fleetStation.stationId, station.id)))
    // A fleet with assigned stations can use only those.
    const where = and(
      eq(station.isOnboarded, true),
      or(notExists(assignedStations), exists(assignedStation)),
      matchesSearch(station.search, input.searchKey),
    )
    const found = await tx
      .select({ stationId: station.id, name: station.name })
      .from(station)
      .where(where)
      .orderBy(asc(station.name), asc(station.id))
      .limit(limit)
      .offset(offset)
    const [total] = await tx.select({ count: count() }).from(station).where(where)
    return { stations: found, count: total?.count ?? 0 }
  }),
]
