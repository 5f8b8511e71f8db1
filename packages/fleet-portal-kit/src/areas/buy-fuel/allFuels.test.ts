import type { PumpPrice } from 'api-client/contract/prices'
import { fuels } from 'api-client/contract/products'
import { unitPrice } from 'api-client/money'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFuels } from './allFuels.ts'

const prices: fc.Arbitrary<PumpPrice[]> = fc.uniqueArray(fc.constantFrom(...fuels)).map((some) =>
  some.map((productCode, place) => ({
    productCode,
    pumpPrice: unitPrice(60_0000 + place),
    discount: unitPrice(2_0000),
    creditPrice: unitPrice(58_0000 + place),
  })),
)

test('the four fuels are there in their order, with the price that was told or with none', () => {
  fc.assert(
    fc.property(prices, (told) => {
      const all = allFuels(told)
      expect(all.map(({ productCode }) => productCode)).toEqual(fuels)
      for (const one of all) {
        const known = told.find(({ productCode }) => productCode === one.productCode)
        expect(one).toEqual(
          known ?? { productCode: one.productCode, pumpPrice: 0, discount: 0, creditPrice: 0 },
        )
      }
    }),
  )
})
