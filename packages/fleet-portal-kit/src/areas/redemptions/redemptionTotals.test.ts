import { centavos, millilitres } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redemptionTotals } from './redemptionTotals.ts'

const redemption = fc.record({
  status: fc.constantFrom('success' as const, 'voided' as const),
  literVolume: fc.integer({ min: 1, max: 10_000_000 }).map(millilitres),
  totalCreditPrice: fc.integer({ min: 0, max: 99_999_999 }).map(centavos),
})

describe('the totals of redemptions', () => {
  test('exclude voided ones and are exact to the centavo and millilitre', () => {
    fc.assert(
      fc.property(fc.array(redemption), (items) => {
        const { count, voided, volume, price } = redemptionTotals(items)
        let litres = 0n
        let pesos = 0n
        for (const item of items) {
          if (item.status === 'voided') continue
          litres += BigInt(item.literVolume)
          pesos += BigInt(item.totalCreditPrice)
        }
        expect(BigInt(volume)).toBe(litres)
        expect(BigInt(price ?? -1)).toBe(pesos)
        expect(count + voided).toBe(items.length)
      }),
    )
  })

  test('have no price if a successful redemption has none', () => {
    const item = { literVolume: millilitres(1000), totalCreditPrice: null }
    expect(redemptionTotals([{ ...item, status: 'success' }]).price).toBeUndefined()
    expect(redemptionTotals([{ ...item, status: 'voided' }]).price).toBe(0)
  })
})
