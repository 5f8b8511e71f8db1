import type { PumpPrice } from 'fleet-portal-api-client/contract/prices'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { unitPrice } from 'fleet-portal-api-client/money'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withAllFuels } from './allFuels.ts'

const prices: fc.Arbitrary<PumpPrice[]> = fc.uniqueArray(fc.constantFrom(...fuels)).map((some) =>
  some.map((productCode, index) => ({
    productCode,
    pumpPrice: unitPrice(60_0000 + index),
    discount: unitPrice(2_0000),
    creditPrice: unitPrice(58_0000 + index),
  })),
)

test('the price list has all four fuels in order, each with the price of the server or with a price of zero', () => {
  fc.assert(
    fc.property(prices, (received) => {
      const all = withAllFuels(received)
      expect(all.map(({ productCode }) => productCode)).toEqual(fuels)
      for (const one of all) {
        const expected = received.find(({ productCode }) => productCode === one.productCode)
        expect(one).toEqual(
          expected ?? { productCode: one.productCode, pumpPrice: 0, discount: 0, creditPrice: 0 },
        )
      }
    }),
  )
})
