import { hasPurchaseOrders, isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { costOf, unitPrice, type Centavos, type Millilitres } from 'fleet-portal-api-client/money'
import { and, eq } from 'drizzle-orm'
import type { Context, Fleet } from '../context.ts'
import { cardPayment } from '../db/schema.ts'
import { addUse, subtractUse } from './cardUse.ts'
import { capitalize } from './fuelCodes.ts'
import { newId } from '../utilities/ids.ts'
import { accounts, balanceOf, lockFleet, postTransfers } from './ledger.ts'
import { requireOpenStation } from './requireOpenStation.ts'
import { priceAt } from './prices.ts'
import { PumpRefusal } from './pumpRefusal.ts'
import { pushToFleet } from './pushToFleet.ts'
import { searchText } from '../utilities/search.ts'
import {
  refuseOverLimits,
  lockPresentedCard,
  type CardPresentation,
  type PresentedCard,
} from './presentedCard.ts'

export type CardPaymentRow = typeof cardPayment.$inferSelect

interface TerminalRequest extends CardPresentation {
  stationId: string
  /** For fleets with purchase orders. */
  poNumber?: string | undefined
  remarks?: string | undefined
}

/** The price of lubes at every station, in 1/10,000 peso per litre. Fleets have prices for fuels only. */
export const lubesPrice = { pumpPrice: unitPrice(320_0000), discount: unitPrice(0) }

interface PurchasedItem {
  product: Product | null
  volume: Millilitres | null
  pumpPrice: number | null
  discount: number | null
  amount: number
  totalDiscount: number
}

function purchaseOrder({ plbType }: Fleet, poNumber: string | undefined): string | null {
  if (!poNumber) return null
  if (!hasPurchaseOrders(plbType as Parameters<typeof hasPurchaseOrders>[0])) {
    throw new PumpRefusal('This fleet pays without purchase orders.')
  }
  return poNumber
}

async function pay(
  context: Context,
  presented: PresentedCard,
  { stationId, poNumber, remarks }: TerminalRequest,
  item: PurchasedItem,
): Promise<CardPaymentRow> {
  const { tx, now } = context
  const { card, fleet, driver, vehicle } = presented
  const finalAmount = item.amount - item.totalDiscount
  if (finalAmount <= 0) throw new PumpRefusal('A card pays more than nothing.')
  const order = purchaseOrder(fleet, poNumber)
  await refuseOverLimits(context, presented, finalAmount)
  const id = newId(item.product ? 'pay' : 'mpy')
  const orNumber = `OR-${id.slice(4).toUpperCase()}`
  // One point per whole litre.
  const pointsEarned = fleet.isVip && item.volume ? Math.floor(item.volume / 1000) : 0
  const container = vehicle?.type === 'Drum Container' ? 'drum container' : 'vehicle'
  const [stored] = await tx
    .insert(cardPayment)
    .values({
      id,
      fleetId: fleet.id,
      cardId: card.id,
      stationId,
      driverId: driver?.id ?? null,
      vehicleId: vehicle?.id ?? null,
      dispensedTo: item.product && container,
      ...item,
      finalAmount,
      pointsEarned,
      poNumber: order,
      orNumber,
      transactionRemarks: remarks ?? null,
      search: paymentSearchText({ cardNumber: card.cardNumber, driver, vehicle, orNumber, poNumber: order }),
      paidAt: now,
    })
    .returning()
  await addUse(tx, card.id, now, { paid: finalAmount, payments: 1 })
  await postTransfers(tx, { fleetId: fleet.id, kind: 'pay', reference: id, at: now }, [
    { from: accounts.wallet(fleet.id), to: accounts.outside(fleet.id, 'centavo'), amount: finalAmount },
    { from: accounts.outside(fleet.id, 'point'), to: accounts.points(fleet.id), amount: pointsEarned },
  ])
  await pushToFleet(context, fleet, ...messageOf(stored as CardPaymentRow))
  return stored as CardPaymentRow
}

/** The live message about a new or voided payment, and the list that its readers may open. */
const messageOf = ({ id, product, status }: CardPaymentRow) =>
  [product ? listPayments : listMerchantPayments, { type: 'payment', paymentId: id, status }] as const

/** The search text of a payment: card, driver, plate, OR number and purchase order. */
export const paymentSearchText = (payment: {
  cardNumber: string
  driver?: { firstName: string; lastName: string; driverLicenseId: string } | undefined
  vehicle?: { plateNumber: string } | undefined
  orNumber: string
  poNumber: string | null
}): string =>
  searchText(
    payment.cardNumber,
    payment.driver && `${payment.driver.firstName} ${payment.driver.lastName}`,
    payment.driver?.driverLicenseId,
    payment.vehicle?.plateNumber,
    payment.orNumber,
    payment.poNumber,
  )

/** Pays for fuel or lubes with a card, at the price of the pump less the fleet's discount. */
export async function payForFuel(
  context: Context,
  request: TerminalRequest & { product: Product; volume: Millilitres },
): Promise<CardPaymentRow> {
  const { product, volume, stationId } = request
  const presented = await lockPresentedCard(context, request)
  const { card, fleet } = presented
  if (!card[product]) throw new PumpRefusal(`This card does not pay for ${capitalize(product)}.`)
  await requireOpenStation(context, stationId, fleet.id, { accepts: 'fleet cards', product })
  const price = product === 'lubes' ? lubesPrice : await priceAt(context.tx, fleet.id, product, context.now)
  if (!price) throw new PumpRefusal(`${capitalize(product)} has no price for this fleet.`)
  const { pumpPrice, discount } = price
  return pay(context, presented, request, {
    product,
    volume,
    pumpPrice,
    discount,
    amount: costOf(volume, unitPrice(pumpPrice)),
    totalDiscount: costOf(volume, unitPrice(discount)),
  })
}

/** Pays for goods other than fuel and lubes. Only wallet fleets can do that. */
export async function payForOther(
  context: Context,
  request: TerminalRequest & { amount: Centavos },
): Promise<CardPaymentRow> {
  const presented = await lockPresentedCard(context, request)
  const { fleet } = presented
  if (!isWalletFleet(fleet.plbType as Parameters<typeof isWalletFleet>[0])) {
    throw new PumpRefusal('Cards of this fleet pay for fuel alone.')
  }
  await requireOpenStation(context, request.stationId, fleet.id, { accepts: 'fleet cards' })
  const item = { product: null, volume: null, pumpPrice: null, discount: null, totalDiscount: 0 }
  return pay(context, presented, request, { ...item, amount: request.amount })
}

/** Voids a payment. The money returns to the wallet and no longer counts for the card's limits. */
export async function voidPayment(context: Context, id: string, remarks: string): Promise<CardPaymentRow> {
  const { tx, now } = context
  const [existing] = await tx.select().from(cardPayment).where(eq(cardPayment.id, id))
  if (!existing) throw new PumpRefusal('There is no such payment.')
  const { fleetId } = existing
  const fleet = await lockFleet(tx, fleetId)
  const [row] = await tx
    .update(cardPayment)
    .set({ status: 'voided', remarks })
    .where(and(eq(cardPayment.id, id), eq(cardPayment.status, 'success')))
    .returning()
  if (!row) throw new PumpRefusal('This payment is already voided.')
  await subtractUse(tx, row.cardId, row.paidAt, row.finalAmount)
  const points = accounts.points(fleetId)
  const pointBalance = await balanceOf(tx, points)
  await postTransfers(tx, { fleetId, kind: 'void', reference: id, at: now }, [
    { from: accounts.outside(fleetId, 'centavo'), to: accounts.wallet(fleetId), amount: row.finalAmount },
    // Points that the fleet has spent since then are not deducted.
    {
      from: points,
      to: accounts.outside(fleetId, 'point'),
      amount: Math.min(pointBalance, row.pointsEarned),
    },
  ])
  await pushToFleet(context, fleet, ...messageOf(row))
  return row
}
