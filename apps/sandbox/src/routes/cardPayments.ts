import { hasPurchaseOrders, type FleetType } from 'fleet-portal-api-client/contract/access'
import { listMerchantPayments, listMerchantStations } from 'fleet-portal-api-client/contract/merchantPayments'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { and, asc, count, desc, eq, exists, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { cardPayment, driver, fleetCard, fleetStation, station, vehicle } from '../db/schema.ts'
import { merchantPaymentFilter, paymentFilter } from '../domain/paymentFilters.ts'
import { fleetTypeOf } from '../domain/fleetType.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { matchesSearch } from '../utilities/search.ts'
import { wireInstant } from '../utilities/time.ts'
import { byText, sortedBy } from '../utilities/sortedBy.ts'
import { handle } from '../handle.ts'

type PageInput = Parameters<typeof limitAndOffset>[0]

const succeeded = eq(cardPayment.status, 'success')

/** A page of payments with their station, card, driver and vehicle, and the count and sums of all pages. */
async function findPayments(tx: Tx, where: SQL | undefined, input: PageInput, order: SQL[]) {
  const { limit, offset } = limitAndOffset(input)
  const found = await tx
    .select({ payment: cardPayment, station, driver, vehicle, cardNumber: fleetCard.cardNumber })
    .from(cardPayment)
    .innerJoin(station, eq(station.id, cardPayment.stationId))
    .innerJoin(fleetCard, eq(fleetCard.id, cardPayment.cardId))
    .leftJoin(driver, eq(driver.id, cardPayment.driverId))
    .leftJoin(vehicle, eq(vehicle.id, cardPayment.vehicleId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [total] = await tx
    .select({
      count: count(),
      successful: sql`count(*) filter (where ${succeeded})`.mapWith(Number),
      volume: sql`coalesce(sum(${cardPayment.volume}) filter (where ${succeeded}), 0)`.mapWith(Number),
      discount: sql`coalesce(sum(${cardPayment.totalDiscount}) filter (where ${succeeded}), 0)`.mapWith(
        Number,
      ),
      paid: sql`coalesce(sum(${cardPayment.finalAmount}) filter (where ${succeeded}), 0)`.mapWith(Number),
    })
    .from(cardPayment)
    .innerJoin(station, eq(station.id, cardPayment.stationId))
    .where(where)
  return { found, total: total ?? { count: 0, successful: 0, volume: 0, discount: 0, paid: 0 } }
}

type FoundPayment = Awaited<ReturnType<typeof findPayments>>['found'][number]

/** The fields that both kinds of payment share. Only fleets with purchase orders have `poNumber`. */
const sharedFields = (
  { payment, station: stationRow, driver: driverRow, vehicle: vehicleRow, cardNumber }: FoundPayment,
  fleetType: FleetType,
) => ({
  stationName: stationRow.name,
  stationBusinessName: stationRow.businessName,
  driver: driverRow && {
    driverLicenseId: driverRow.driverLicenseId,
    firstName: driverRow.firstName,
    lastName: driverRow.lastName,
  },
  vehicle: vehicleRow && { plateNumber: vehicleRow.plateNumber },
  paidAt: wireInstant(payment.paidAt),
  cardNumber,
  amount: centavos(payment.amount),
  ...(hasPurchaseOrders(fleetType) && { poNumber: payment.poNumber }),
  orNumber: payment.orNumber,
  status: payment.status as 'success' | 'voided',
  remarks: payment.remarks,
})

const newestFirst = [desc(cardPayment.paidAt), desc(cardPayment.id)]
const oldestFirst = [asc(cardPayment.paidAt), asc(cardPayment.id)]
const sortValues = {
  paidAt: cardPayment.paidAt,
  stationName: byText(station.name),
  cardNumber: fleetCard.cardNumber,
  plateNumber: vehicle.plateNumber,
  productCode: cardPayment.product,
  literVolume: cardPayment.volume,
  totalDiscount: cardPayment.totalDiscount,
  finalAmount: cardPayment.finalAmount,
  amount: cardPayment.amount,
  orNumber: cardPayment.orNumber,
  status: cardPayment.status,
}

export const cardPaymentRoutes = [
  handle(listPayments, async ({ tx }, input) => {
    const type = await fleetTypeOf(tx, input.fleetId)
    const { found, total } = await findPayments(
      tx,
      paymentFilter(input),
      input,
      sortedBy(input, sortValues, newestFirst),
    )
    const payments = found.map((one) => {
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
    })
    return {
      payments,
      count: total.count,
      totals: {
        successful: total.successful,
        voided: total.count - total.successful,
        literVolume: millilitres(total.volume),
        totalDiscount: centavos(total.discount),
        finalAmount: centavos(total.paid),
      },
    }
  }),

  handle(listMerchantPayments, async ({ tx }, input) => {
    const type = await fleetTypeOf(tx, input.fleetId)
    // Without a field, the direction is that of the date.
    const isOldestFirst = input.orderBy === undefined && input.order === 'asc'
    const order = sortedBy(input, sortValues, isOldestFirst ? oldestFirst : newestFirst)
    const { found, total } = await findPayments(tx, merchantPaymentFilter(input), input, order)
    const merchantPayments = found.map((one) => ({
      merchantPaymentId: one.payment.id,
      ...sharedFields(one, type),
      transactionRemarks: one.payment.transactionRemarks,
    }))
    return { merchantPayments, count: total.count }
  }),

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
