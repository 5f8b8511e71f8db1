import type { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import type { listPayments } from 'fleet-portal-api-client/contract/payments'
import type { SortOrder } from 'fleet-portal-api-client/contract/sorting'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { cardPayment, cardPaymentDay, driver, fleetCard, station, vehicle } from '../db/schema.ts'
import { byId, isOneOf } from '../utilities/byId.ts'
import { countLimit, listCount, maxFound, type ListCount, type PageRange } from '../utilities/paging.ts'
import { byText, required, sortedBy } from '../utilities/sortedBy.ts'
import { findHistoryIds, type History } from './historyPages.ts'

type Field = NonNullable<
  EndpointInput<typeof listPayments>['orderBy'] | EndpointInput<typeof listMerchantPayments>['orderBy']
>

interface PaymentSort {
  orderBy?: Field | undefined
  order?: SortOrder | undefined
}

const newestFirst = [desc(cardPayment.paidAt), desc(cardPayment.id)]
// Payments for fuel have a product and a volume; no other list sorts by them.
const sortValues = {
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
}

/** The table that a sort needs. */
const joinedTables = {
  stationName: { table: station, on: eq(station.id, cardPayment.stationId) },
  cardNumber: { table: fleetCard, on: eq(fleetCard.id, cardPayment.cardId) },
  plateNumber: {
    table: vehicle,
    on: and(eq(vehicle.id, cardPayment.vehicleId), eq(vehicle.fleetId, cardPayment.fleetId)),
  },
} as const

const joinFor = (orderBy: Field | undefined) =>
  orderBy && orderBy in joinedTables ? joinedTables[orderBy as keyof typeof joinedTables] : undefined

/** Payments with the table that the sort needs. Those that it lacks are left out. */
function joined(tx: Tx, orderBy: Field | undefined) {
  const query = tx.select({ id: cardPayment.id }).from(cardPayment).$dynamic()
  const join = joinFor(orderBy)
  return join ? query.innerJoin(join.table, join.on) : query
}

/** The ids of all payments that match a condition, in the order of a sort. */
export function allPaymentIds(tx: Tx, sort: PaymentSort, where: SQL | undefined) {
  const query = tx.select({ id: cardPayment.id }).from(cardPayment).$dynamic()
  const join = joinFor(sort.orderBy)
  return (join ? query.leftJoin(join.table, join.on) : query)
    .where(where)
    .orderBy(...sortedBy(sort, sortValues, newestFirst, { mayMiss: true }))
}

/** The card payments as a history. */
const paymentHistory: History<Field> = {
  table: cardPayment,
  days: cardPaymentDay,
  time: { field: 'paidAt', column: cardPayment.paidAt },
  groups: {
    productCode: { name: 'product', column: cardPayment.product },
    status: { name: 'status', column: cardPayment.status },
  },
  optional: { plateNumber: cardPayment.vehicleId },
  orderOf: (sort) => sortedBy(sort, sortValues, newestFirst),
  read: (tx, { orderBy }, where, order, { limit, offset }) =>
    joined(tx, orderBy)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
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

/** Count and sums of all pages, from the sums per day. */
async function totalsOfDays(tx: Tx, days: SQL) {
  const { status } = cardPaymentDay
  const sumOf = (column: SQL) =>
    sql`coalesce(sum(${column}) filter (where ${status} = 'success'), 0)`.mapWith(Number)
  const [total] = await tx
    .select({
      count: sql`coalesce(sum(${cardPaymentDay.count}), 0)`.mapWith(Number),
      successful: sumOf(sql`${cardPaymentDay.count}`),
      volume: sumOf(sql`${cardPaymentDay.volume}`),
      discount: sumOf(sql`${cardPaymentDay.discount}`),
      paid: sumOf(sql`${cardPaymentDay.paid}`),
    })
    .from(cardPaymentDay)
    .where(days)
  return total
}

/** The ids of a page and the totals of what a search finds. The newest rows are read once for both. */
async function findBySearch(tx: Tx, sort: PaymentSort, where: SQL | undefined, range: PageRange) {
  const max = countLimit(range, maxFound)
  const { id, status, volume, totalDiscount, finalAmount } = cardPayment
  const found = await tx
    .select({ id, status, volume, totalDiscount, finalAmount })
    .from(cardPayment)
    .where(where)
    .orderBy(...newestFirst)
    .limit(max + 1)
  const successful = found.filter((one) => one.status === 'success')
  const isDefaultOrder = (sort.orderBy ?? 'paidAt') === 'paidAt' && sort.order !== 'asc'
  const ids = isDefaultOrder
    ? found.slice(range.offset, range.offset + range.limit).map((one) => one.id)
    : await findHistoryIds(tx, paymentHistory, sort, { where, days: undefined, range })
  const total = {
    successful: successful.length,
    volume: successful.reduce((all, one) => all + (one.volume ?? 0), 0),
    discount: successful.reduce((all, one) => all + one.totalDiscount, 0),
    paid: successful.reduce((all, one) => all + one.finalAmount, 0),
  }
  return { ids, counted: listCount(found.length, max), total }
}

/** The ids of a page of payments, the count of all pages, and their sums unless there are more than were counted. */
export async function findPaymentIds(
  tx: Tx,
  sort: PaymentSort,
  { where, days }: { where: SQL | undefined; days: SQL | undefined },
  range: PageRange,
) {
  if (!days) {
    const { ids, counted, total } = await findBySearch(tx, sort, where, range)
    return { ids, counted, sums: counted.countIsMinimum ? undefined : total }
  }
  const ids = await findHistoryIds(tx, paymentHistory, sort, { where, days, range })
  const sums = await totalsOfDays(tx, days)
  const counted: ListCount = { count: sums?.count ?? 0 }
  return { ids, counted, sums }
}
