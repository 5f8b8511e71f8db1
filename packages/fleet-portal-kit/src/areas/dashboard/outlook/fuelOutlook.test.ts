import { millilitres } from 'fleet-portal-api-client/money'
import { describe, expect, test } from 'vitest'
import { averagePerDay, daysOf, outlooksOf, roundedDays } from './fuelOutlook.ts'

const litres = (value: number) => millilitres(value * 1000)

describe('days of fuel left', () => {
  test('divide what is held by the average of 28 days', () => {
    const outlooks = outlooksOf(new Map([['diesel', litres(620)]]), new Map([['diesel', litres(28 * 410)]]))
    expect(outlooks).toEqual([{ product: 'diesel', held: litres(620), perDay: litres(410), days: 620 / 410 }])
  })

  test('are what the user gets by dividing the shown litres by the shown use', () => {
    const held = millilitres(17_120_570)
    const [outlook] = outlooksOf(
      new Map([['diesel', held]]),
      new Map([['diesel', millilitres(28 * 603_149)]]),
    )
    expect(outlook?.days).toBe(17_120.57 / 603.1)
    expect(roundedDays(outlook?.days ?? 0)).toBe(28.4)
    expect(roundedDays(19.76)).toBe(19.8)
  })

  test('are undefined without use, and the product is left out if the fleet holds none either', () => {
    const outlooks = outlooksOf(
      new Map([
        ['gas95', litres(10)],
        ['gas97', litres(0)],
      ]),
      new Map(),
    )
    expect(outlooks.map(({ product, days }) => [product, days])).toEqual([['gas95', undefined]])
  })

  test('are zero without fuel', () => {
    expect(daysOf(0, 1)).toBe(0)
    expect(daysOf(-5, 1)).toBe(0)
    expect(averagePerDay(millilitres(15))).toBe(1)
  })
})
