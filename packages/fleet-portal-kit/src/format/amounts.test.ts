import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountFormats } from './amounts.ts'

const { formatLitres, formatMovement, formatPesos, formatPrice } = amountFormats('en-US')

test('formats pesos with two decimals, thousands separators and a minus sign', () => {
  expect(formatPesos(centavos(123_456_780))).toBe('₱1,234,567.80')
  expect(formatPesos(centavos(0))).toBe('₱0.00')
  expect(formatPesos(centavos(5))).toBe('₱0.05')
  expect(formatPesos(centavos(-500))).toBe('−₱5.00')
})

test('formats litres with at most three decimals and no trailing zeros', () => {
  expect(formatLitres(millilitres(1_234_500))).toBe('1,234.5\u00A0L')
  expect(formatLitres(millilitres(1))).toBe('0.001\u00A0L')
  expect(formatLitres(millilitres(0))).toBe('0\u00A0L')
  expect(formatLitres(millilitres(100_000))).toBe('100\u00A0L')
  expect(formatLitres(millilitres(-2_050))).toBe('−2.05\u00A0L')
})

test('formats a price with two decimals, or up to four if the price has them', () => {
  expect(formatPrice(unitPrice(612_500))).toBe('₱61.25')
  expect(formatPrice(unitPrice(612_575))).toBe('₱61.2575')
  expect(formatPrice(unitPrice(612_570))).toBe('₱61.257')
  expect(formatPrice(unitPrice(610_000))).toBe('₱61.00')
})

test('formats a price change with its sign', () => {
  expect(formatMovement(unitPrice(11_000))).toBe('+₱1.10/L')
  expect(formatMovement(unitPrice(-6_500))).toBe('−₱0.65/L')
  expect(formatMovement(unitPrice(0))).toBe('₱0.00/L')
})

const integers = fc.integer({ min: -(10 ** 15), max: 10 ** 15 })

test('formats pesos without rounding: the digits are those of the amount in centavos', () => {
  fc.assert(
    fc.property(integers, (value) => {
      const shown = formatPesos(centavos(value)).replace('−', '-').replace(/[₱,]/g, '')
      const sign = shown.startsWith('-') ? -1n : 1n
      expect(sign * BigInt(shown.replace(/[-.]/g, ''))).toBe(BigInt(value))
    }),
  )
})

test('separates every three digits of the whole part, and only those', () => {
  fc.assert(
    fc.property(integers, (value) => {
      const whole = formatPesos(centavos(value)).replace(/[−₱]/g, '').split('.')[0] as string
      expect(whole).toMatch(/^\d{1,3}(,\d{3})*$/)
    }),
  )
})
