import { centavos, millilitres } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentTotals } from './paymentTotals.ts'

const money = fc.integer({ min: 0, max: 999_999_999 }).map(centavos)
const payment = fc.record({
  status: fc.constantFrom('success' as const, 'voided' as const),
  literVolume: fc.integer({ min: 1, max: 10_000_000 }).map(millilitres),
  totalDiscount: fc.option(money),
  finalAmount: money,
})

test('totals exclude voided payments and are exact to the centavo and millilitre', () => {
  fc.assert(
    fc.property(fc.array(payment), (items) => {
      const expected = { volume: 0n, discount: 0n, paid: 0n }
      for (const { status, literVolume, totalDiscount, finalAmount } of items) {
        if (status === 'voided') continue
        expected.volume += BigInt(literVolume)
        expected.discount += BigInt(totalDiscount ?? 0)
        expected.paid += BigInt(finalAmount)
      }
      const { count, voided, volume, discount, paid } = paymentTotals(items)
      expect({ volume: BigInt(volume), discount: BigInt(discount), paid: BigInt(paid) }).toEqual(expected)
      expect(count + voided).toBe(items.length)
    }),
  )
})
