import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordable, purchasePlan } from './purchasePlan.ts'

test('compares the cost of a purchase before and after a price change', () => {
  const plan = purchasePlan({
    buy: millilitres(1_200_000),
    held: millilitres(620_000),
    perDay: millilitres(410_000),
    priceNow: unitPrice(60_0000),
    priceLater: unitPrice(61_1000),
  })
  expect(plan).toMatchObject({ costNow: 72_000_00, costLater: 73_320_00, difference: 1_320_00 })
  expect(plan.daysWithout).toBeCloseTo(1.512, 3)
  expect(plan.daysWith).toBeCloseTo(4.439, 3)
})

test('is exact: the two costs differ by the difference, which is negative when the price falls', () => {
  const price = fc.integer({ min: 1, max: 200_0000 }).map(unitPrice)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), price, price, (volume, priceNow, priceLater) => {
      const buy = millilitres(volume)
      const zero = millilitres(0)
      const plan = purchasePlan({ buy, held: zero, perDay: zero, priceNow, priceLater })
      expect(plan.costNow + plan.difference).toBe(plan.costLater)
      if (priceLater <= priceNow) expect(plan.difference).toBeLessThanOrEqual(0)
      expect(plan.daysWith).toBeUndefined()
    }),
  )
})

test('never promises more litres than the wallet pays for', () => {
  expect(affordable(centavos(58_800_00), unitPrice(60_0000))).toBe(980_000)
  expect(affordable(centavos(0), unitPrice(60_0000))).toBe(0)
})
