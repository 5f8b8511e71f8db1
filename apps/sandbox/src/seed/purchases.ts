import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import {
  averagePrice,
  centavos,
  costOf,
  millilitres,
  unitPrice,
  type UnitPrice,
} from 'fleet-portal-api-client/money'
import type { buyFuel, price } from '../db/schema.ts'
import { addDays, startOfDay } from '../utilities/time.ts'
import { priceOf } from './prices.ts'
import type { Random } from './random.ts'

export type SeedBuy = Required<typeof buyFuel.$inferInsert>
type PriceRow = Required<typeof price.$inferInsert>
export type PricesOfFleet = ReadonlyMap<Fuel, readonly PriceRow[]>

const weeks = 103

/** Millilitres that were bought or redeemed at an instant. */
interface Change {
  at: Date
  volume: number
}

/** The millilitres that are missing at the worst instant, if the uses happen with these purchases only. */
function shortfallOf(purchases: readonly Change[], uses: readonly Change[]): number {
  let stock = 0
  let shortfall = 0
  const changes = [...purchases, ...uses.map(({ at, volume }) => ({ at, volume: -volume }))]
  for (const { volume } of changes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    stock += volume
    shortfall = Math.max(shortfall, -stock)
  }
  return shortfall
}

interface PurchasePlan {
  fleetId: string
  userId: string
  product: Fuel
  /** Whole litres, in millilitres: all uses and the stock of today. */
  total: number
  /** The redemptions of the fuel. */
  uses: readonly Change[]
  prices: PricesOfFleet
  today: string
}

/**
 * Weekly purchases of a fuel whose sum is `total` millilitres. The first is the largest: the opening stock. It grows by the litres that
 * a later use would lack.
 */
export function createPurchases(
  random: Random,
  { fleetId, userId, product, total, uses, prices, today }: PurchasePlan,
): SeedBuy[] {
  const weights = Array.from({ length: weeks }, (_, week) =>
    week === 0 ? 6 : random.chance(0.8) ? 0.4 + random.next() : 0,
  )
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const purchases: (Change & { id: string })[] = []
  let remainingLitres = total / 1000
  for (const [week, weight] of weights.entries()) {
    const isLast = week === weeks - 1
    const litres = isLast
      ? remainingLitres
      : Math.min(remainingLitres, Math.round((total / 1000) * (weight / sum)))
    if (litres < 1) continue
    remainingLitres -= litres
    const day = addDays(today, (week - weeks) * 7 + random.integer(0, 2))
    const createdAt = new Date(startOfDay(day).getTime() + random.integer(8 * 3600, 17 * 3600) * 1000)
    purchases.push({ id: random.id('buy'), at: createdAt, volume: litres * 1000 })
  }
  const shortfall = Math.ceil(shortfallOf(purchases, uses) / 1000) * 1000
  return purchases.map(({ id, at: createdAt, volume: planned }, index) => {
    const volume = millilitres(index === 0 ? planned + shortfall : planned)
    const { creditPrice } = priceOf(prices.get(product) ?? [], createdAt)
    const cost = costOf(volume, unitPrice(creditPrice))
    return { id, fleetId, userId, product, creditPrice, volume, total: cost, createdAt }
  })
}

/** A function that returns the average credit price that the fleet paid for a fuel up to an instant. */
export function averagePrices(buys: readonly SeedBuy[]): (product: Fuel, at: Date) => UnitPrice {
  const sums = new Map(
    fuels.map((fuel) => {
      let total = 0
      let volume = 0
      const points = buys
        .filter(({ product }) => product === fuel)
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        .map((buy) => {
          total += buy.total
          volume += buy.volume
          return { at: buy.createdAt, price: averagePrice(centavos(total), millilitres(volume)) }
        })
      return [fuel, points] as const
    }),
  )
  return (product, at) => {
    const points = sums.get(product) ?? []
    return (points.findLast((point) => point.at <= at) ?? points[0])?.price ?? unitPrice(0)
  }
}
