import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import type { price } from '../db/schema.ts'
import { addDays, dayInMilliseconds, startOfDay } from '../utilities/time.ts'
import type { Random } from './random.ts'

type NewPrice = Required<typeof price.$inferInsert>

const openingPrices: Record<Fuel, number> = {
  diesel: 56_5000,
  gas91: 59_2000,
  gas95: 61_7500,
  gas97: 65_1000,
}
const sixInTheMorning = 6 * 3_600_000

/** The days of price movements: every Tuesday of two years and the next Tuesday, oldest first. */
export function priceMovementDays(today: string): string[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const coming = addDays(today, ((2 - weekday + 6) % 7) + 1)
  return Array.from({ length: 106 }, (_, week) => addDays(coming, (week - 105) * 7))
}

/** The weekly national price movements of every fuel, in 1/10,000 peso: steps of five centavos that revert to the mean. */
export function nationalMovements(random: Random, days: readonly string[]): Record<Fuel, number[]> {
  const level = { diesel: 0, gas91: 0, gas95: 0, gas97: 0 }
  const moves = {
    diesel: [] as number[],
    gas91: [] as number[],
    gas95: [] as number[],
    gas97: [] as number[],
  }
  for (const _ of days) {
    const common = random.integer(-30, 32)
    for (const fuel of fuels) {
      const move = Math.round(common + random.integer(-8, 8) - level[fuel] / 90_00) * 500
      level[fuel] += move
      moves[fuel].push(move)
    }
  }
  return moves
}

/** A fleet's prices: the initial price, the weekly movements, and some changes of discount or reference station. */
export function createPrices(
  random: Random,
  fleetId: string,
  days: readonly string[],
  moves: Record<Fuel, number[]>,
): NewPrice[] {
  const rows: NewPrice[] = []
  const onboarded = startOfDay(addDays(days[0] as string, -7))
  for (const fuel of fuels) {
    let pumpPrice = openingPrices[fuel] + random.integer(-4, 4) * 2_500
    let discount = random.integer(6, 14) * 2_500
    const add = (at: Date, movement: number, movementType: string) =>
      rows.push({
        id: random.id('prc'),
        fleetId,
        product: fuel,
        effectiveAt: at,
        pumpPrice,
        movement,
        discount,
        creditPrice: pumpPrice - discount,
        movementType,
      })
    add(onboarded, 0, 'initial')
    for (const [week, day] of days.entries()) {
      const movement = moves[fuel][week] ?? 0
      pumpPrice += movement
      const at = new Date(startOfDay(day).getTime() + sixInTheMorning)
      add(at, movement, 'national')
      if (week >= days.length - 2) continue
      if (random.chance(0.03)) {
        discount = random.integer(6, 16) * 2_500
        add(new Date(at.getTime() + 2 * dayInMilliseconds), 0, 'discount')
      } else if (random.chance(0.02)) {
        const own = random.pick([-5_000, -2_500, 2_500])
        pumpPrice += own
        add(new Date(at.getTime() + 3 * dayInMilliseconds), own, random.pick(['account', 'changeRefS']))
      }
    }
  }
  return rows
}

/** The price at an instant, by binary search in rows that are sorted by time. */
export function priceOf(rows: readonly NewPrice[], at: Date): NewPrice {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rows[middle] as NewPrice).effectiveAt <= at) low = middle
    else high = middle - 1
  }
  return rows[low] as NewPrice
}
