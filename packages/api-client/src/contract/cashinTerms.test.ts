import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { amountErrorOf, bankMinimum, bankTerms, cardTerms } from './cashinTerms.ts'

const inPesos = (method: 'otc' | 'online-banking', code: string) => {
  const { max, fee } = bankTerms(method, { code }, false)
  return { max: max / 100, fee: fee / 100 }
}

describe('a bank', () => {
  test.each([
    ['BDO-PERSONAL', 'online-banking', 50_000, 0],
    ['BDO', 'otc', 500_000, 20],
    ['BPI', 'online-banking', 250_000, 0],
    ['BPI', 'otc', 50_000, 100],
    ['RCBC', 'online-banking', 50_000, 5],
    ['RCBC', 'otc', 50_000, 25],
    ['LANDBANK', 'online-banking', 250_000, 10],
    ['LANDBANK', 'otc', 50_000, 50],
    ['CHINABANK', 'online-banking', 500_000, 15],
    ['CHINABANK', 'otc', 100_000, 50],
    ['AUB', 'otc', 50_000, 0],
    ['METROBANK', 'otc', 50_000, 50],
    ['PNB', 'otc', 50_000, 25],
    ['UCPB', 'otc', 50_000, 25],
    ['SECURITYBANK', 'otc', 50_000, 50],
    ['UNIONBANK', 'online-banking', 500_000, 0],
    ['UNIONBANK', 'otc', 50_000, 0],
  ] as const)('%s has its own maximum and fee by %s', (code, method, max, fee) => {
    expect(inPesos(method, code)).toEqual({ max, fee })
  })

  test.each([
    ['BDO-NETWORK', 15],
    ['BOC', 10],
    ['PSBANK', 25],
  ] as const)('%s charges the same fee online and over the counter', (code, fee) => {
    expect(inPesos('otc', code).fee).toBe(fee)
    expect(inPesos('online-banking', code).fee).toBe(fee)
  })

  test('Maybank accepts no amount', () => {
    for (const method of ['otc', 'online-banking'] as const) {
      const terms = bankTerms(method, { code: 'MAYBANK' }, true)
      expect(terms.max).toBe(0)
      expect(amountErrorOf(terms, terms.min)).toBe('tooMuch')
    }
  })

  test('has the maximum and fee that the server sends', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (max, fee) => {
        const said = { code: 'BDO', max: centavos(max), fee: centavos(fee) }
        expect(bankTerms('otc', said, false)).toMatchObject({ max, fee })
      }),
    )
  })

  test('has a minimum of 100 pesos with the flag and 10,000 without; a card always has 100', () => {
    expect(bankMinimum(true)).toBe(100_00)
    expect(bankMinimum(false)).toBe(10_000_00)
    expect(cardTerms).toEqual({ min: 100_00, max: 500_000_00, fee: 0 })
  })
})

test('an amount is refused only outside of the terms, to the centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000_000 }), (amount) => {
      const wanted = amount < 100_00 ? 'tooLittle' : amount > 500_000_00 ? 'tooMuch' : undefined
      expect(amountErrorOf(cardTerms, amount)).toBe(wanted)
    }),
  )
  expect(amountErrorOf(cardTerms, 99_99)).toBe('tooLittle')
  expect(amountErrorOf(cardTerms, 500_000_01)).toBe('tooMuch')
})
