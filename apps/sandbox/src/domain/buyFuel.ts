import { quoteOf, type FuelQuote } from 'fleet-portal-api-client/contract/fuel'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import {
  costOf,
  decimalFromInteger,
  millilitres,
  unitPrice,
  volumeFor,
  type Centavos,
  type Millilitres,
  type UnitPrice,
} from 'fleet-portal-api-client/money'
import { eq } from 'drizzle-orm'
import type { Context, Fleet } from '../context.ts'
import { buyFuel, station } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { sweepCodes } from './codePeriods.ts'
import { newId } from '../utilities/ids.ts'
import { accounts, balanceOf, totalFuelOf, lockFleetWithLitres, postTransfers } from './ledger.ts'
import { priceAt } from './prices.ts'

/** Exactly one of `liter` and `amount` is given. */
export interface FuelOrder {
  productCode: Fuel
  liter: Millilitres | null
  amount: Centavos | null
  quotedPrice?: UnitPrice | undefined
}

const orderFault = (order: FuelOrder, code: string) =>
  new Fault('BadRequest', { fields: [{ path: order.liter === null ? 'amount' : 'liter', code }] })

async function refuseIfReferenceStationClosed(
  context: Context,
  { referenceStationId }: Fleet,
): Promise<void> {
  if (!referenceStationId) return
  const [reference] = await context.tx.select().from(station).where(eq(station.id, referenceStationId))
  if (reference?.status !== 'active') throw new Fault('ReferenceStationClosed')
}

function quoteOrder(order: FuelOrder, price: UnitPrice): FuelQuote {
  const { liter, amount } = order
  const quote = liter === null ? quoteOf('amount', amount ?? 0, price) : quoteOf('liter', liter, price)
  if (typeof quote === 'string') throw orderFault(order, quote)
  return quote
}

/** Buys fuel with wallet money, at the price in effect when the order reaches the ledger. */
export async function buy(context: Context, order: FuelOrder) {
  const { tx, now } = context
  const fleet = await lockFleetWithLitres(context)
  await sweepCodes(context, fleet.id)
  await refuseIfReferenceStationClosed(context, fleet)
  const current = await priceAt(tx, fleet.id, order.productCode, now)
  if (!current) throw new Fault('BadRequest', { fields: [{ path: 'productCode', code: 'notSold' }] })
  const price = unitPrice(current.creditPrice)
  if (order.quotedPrice !== undefined && order.quotedPrice !== price) {
    throw new Fault('PriceChanged', { data: { creditPrice: decimalFromInteger(price, 4) } })
  }
  const { volume, charge: total } = quoteOrder(order, price)

  if ((await balanceOf(tx, accounts.wallet(fleet.id))) < total) throw new Fault('InsufficientAmount')
  if (fleet.inventoryLimit !== null) {
    const room = Math.max(0, fleet.inventoryLimit - (await totalFuelOf(tx, fleet.id)))
    if (volume > room) {
      const cost = costOf(millilitres(room), price)
      // Rounded up, the cost of the room may buy more than the room.
      const remaining = volumeFor(cost, price) > room ? cost - 1 : cost
      throw new Fault('BuyFuelLimitExceeded', { data: { remainingAmount: decimalFromInteger(remaining, 2) } })
    }
  }

  const id = newId('buy')
  const { productCode: product } = order
  await tx.insert(buyFuel).values({
    id,
    fleetId: fleet.id,
    userId: context.currentUser.id,
    product,
    creditPrice: price,
    volume,
    total,
    createdAt: now,
  })
  await postTransfers(tx, { fleetId: fleet.id, kind: 'buy', reference: id, at: now }, [
    { from: accounts.wallet(fleet.id), to: accounts.outside(fleet.id, 'centavo'), amount: total },
    { from: accounts.outside(fleet.id, product), to: accounts.fuel(fleet.id, product), amount: volume },
  ])
  return { id, volume, total, price, product }
}
