import type { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import type { listPayments } from 'fleet-portal-api-client/contract/payments'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { cardPayment, cardPaymentDay, driver, fleetCard, station, vehicle } from '../db/schema.ts'
import { byId, isOneOf } from '../utilities/byId.ts'
import { byText, required } from '../utilities/sortedBy.ts'
import type { History } from './historyPages.ts'

type Field = NonNullable<
  EndpointInput<typeof listPayments>['orderBy'] | EndpointInput<typeof listMerchantPayments>['orderBy']
>

/** The card payments as a history. Payments for fuel have a product and a volume; no other list sorts by them. */
export const paymentHistory: History<Field, 'volume' | 'discount' | 'paid'> = {
  table: cardPayment,
  days: cardPaymentDay,
  time: { field: 'paidAt', column: cardPayment.paidAt },
  sortValues: {
    paidAt: required(cardPayment.paidAt),
    stationName: required(byText(station.name)),
    cardNumber: required(fleetCard.cardNumber),
    plateNumber: required(vehicle.plateNumber),
    productCode: required(cardPayment.product),
    literVolume: required(cardPayment.volume),
    totalDiscount: required(cardPayment.totalDiscount),
    finalAmount: required(cardPayment.finalAmount),
    amount: required(cardPayment.amount),
    orNumber: required(cardPayment.orNumber),
    status: required(cardPayment.status),
  },
  groups: {
    productCode: { name: 'product', column: cardPayment.product },
    status: { name: 'status', column: cardPayment.status },
  },
  joins: {
    stationName: { table: station, on: eq(station.id, cardPayment.stationId) },
    cardNumber: { table: fleetCard, on: eq(fleetCard.id, cardPayment.cardId) },
    plateNumber: {
      table: vehicle,
      on: and(eq(vehicle.id, cardPayment.vehicleId), eq(vehicle.fleetId, cardPayment.fleetId)),
      link: cardPayment.vehicleId,
    },
  },
  sums: {
    volume: { column: cardPayment.volume, ofDay: cardPaymentDay.volume },
    discount: { column: cardPayment.totalDiscount, ofDay: cardPaymentDay.discount },
    paid: { column: cardPayment.finalAmount, ofDay: cardPaymentDay.paid },
  },
}

/** Payments with their station, card, driver and vehicle, in the order of their ids. */
export async function findPayments(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  const found = await tx
    .select({ payment: cardPayment, station, driver, vehicle, cardNumber: fleetCard.cardNumber })
    .from(cardPayment)
    .innerJoin(station, eq(station.id, cardPayment.stationId))
    .innerJoin(fleetCard, eq(fleetCard.id, cardPayment.cardId))
    .leftJoin(driver, eq(driver.id, cardPayment.driverId))
    .leftJoin(vehicle, eq(vehicle.id, cardPayment.vehicleId))
    .where(isOneOf(cardPayment.id, ids))
  return byId(ids, found, ({ payment }) => payment.id)
}
