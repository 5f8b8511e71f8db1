import { centavos, millilitres, unitPrice } from 'api-client/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLitres, formatMovement, formatPesos, formatPrice } from './amounts.ts'

test('pesos have two decimals, commas and a true minus', () => {
  expect(formatPesos(centavos(123_456_780))).toBe('₱1,234,567.80')
  expect(formatPesos(centavos(0))).toBe('₱0.00')
  expect(formatPesos(centavos(5))).toBe('₱0.05')
  expect(formatPesos(centavos(-500))).toBe('−₱5.00')
})

test('litres have at most three decimals and no zeros at the end', () => {
  expect(formatLitres(millilitres(1_234_500))).toBe('1,234.5 L')
  expect(formatLitres(millilitres(1))).toBe('0.001 L')
  expect(formatLitres(millilitres(0))).toBe('0 L')
  expect(formatLitres(millilitres(100_000))).toBe('100 L')
  expect(formatLitres(millilitres(-2_050))).toBe('−2.05 L')
})

test('a price has two decimals, or up to four where it has them', () => {
  expect(formatPrice(unitPrice(612_500))).toBe('₱61.25')
  expect(formatPrice(unitPrice(612_575))).toBe('₱61.2575')
  expect(formatPrice(unitPrice(612_570))).toBe('₱61.257')
  expect(formatPrice(unitPrice(610_000))).toBe('₱61.00')
})

test('a change of price has its sign', () => {
  expect(formatMovement(unitPrice(11_000))).toBe('+₱1.10/L')
  expect(formatMovement(unitPrice(-6_500))).toBe('−₱0.65/L')
  expect(formatMovement(unitPrice(0))).toBe('₱0.00/L')
})

const integers = fc.integer({ min: -(10 ** 15), max: 10 ** 15 })

test('what is shown is the integer, digit for digit', () => {
  fc.assert(
    fc.property(integers, (value) => {
      const shown = formatPesos(centavos(value)).replace('−', '-').replace(/[₱,]/g, '')
      const sign = shown.startsWith('-') ? -1n : 1n
      expect(sign * BigInt(shown.replace(/[-.]/g, ''))).toBe(BigInt(value))
    }),
  )
})

test('commas stand before every third digit from the point and nowhere else', () => {
  fc.assert(
    fc.property(integers, (value) => {
      const whole = formatPesos(centavos(value)).replace(/[−₱]/g, '').split('.')[0] as string
      expect(whole).toMatch(/^\d{1,3}(,\d{3})*$/)
    }),
  )
})
