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

/** Weekly purchases of a fuel whose sum is `total` millilitres. The first is the largest: the opening stock. */
export function createPurchases(
  random: Random,
  fleetId: string,
  userId: string,
  product: Fuel,
  total: number,
  prices: PricesOfFleet,
  today: string,
): SeedBuy[] {
  const weights = Array.from({ length: weeks }, (_, week) =>
    week === 0 ? 6 : random.chance(0.8) ? 0.4 + random.next() : 0,
  )
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const buys: SeedBuy[] = []
  // All purchases are whole litres, except the first.
  let remainingLitres = Math.floor(total / 1000)
  let rest = total % 1000
  for (const [week, weight] of weights.entries()) {
    const isLast = week === weeks - 1
    const litres = isLast
      ? remainingLitres
      : Math.min(remainingLitres, Math.round((total / 1000) * (weight / sum)))
    if (litres < 1) continue
    remainingLitres -= litres
    const day = addDays(today, (week - weeks) * 7 + random.integer(0, 2))
    const createdAt = new Date(startOfDay(day).getTime() + random.integer(8 * 3600, 17 * 3600) * 1000)
    const creditPrice = priceOf(prices.get(product) ?? [], createdAt).creditPrice
    const volume = millilitres(litres * 1000 + rest)
    rest = 0
    const cost = costOf(volume, unitPrice(creditPrice))
    buys.push({ id: random.id('buy'), fleetId, userId, product, creditPrice, volume, total: cost, createdAt })
  }
  return buys
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
