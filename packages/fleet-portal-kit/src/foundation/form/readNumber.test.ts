import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText, integerFromDecimal } from 'fleet-portal-api-client/money'
import { decimal } from './cleaners.ts'
import { pastedNumber, readNumber } from './readNumber.ts'

const pastedPesos = (text: string) => readNumber(pastedNumber(text, 2, '₱'), 2)
const pastedLitres = (text: string) => readNumber(pastedNumber(text, 3, 'L'), 3)

test.each([
  ['₱ 1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['１２３', '123'],
  ['１，２３４．５０', '1234.50'],
  ['₱ ２５００', '2500'],
  ['25,5', '25.5'],
  ['PHP 1 234,5 ', '1234.5'],
  ['1\u00a0234,50', '1234.50'],
  ['1\u202f234\u202f567,5\u00a0₱', '1234567.5'],
  ['1234,50', '1234.50'],
  ['1.234.567', '1234567'],
  ['25,500', '25500'],
  ['1,234,567', '1234567'],
  ['₱ 1 500', '1500'],
  ['1500 pesos', '1500'],
  ['0.50', '0.50'],
  ['.5', '.5'],
  ['', ''],
])('reads the pasted amount %s as %s', (text, plain) => {
  expect(pastedPesos(text).plain).toBe(plain)
})

test.each([
  ['1.234,567 L', '1234.567'],
  ['1 234,567', '1234.567'],
  ['1\u202f234\u202f567,891', '1234567.891'],
  ['1234,567', '1234.567'],
  ['0,500', '0.500'],
  ['1,234', '1234'],
  ['123,456', '123456'],
  ['1,234.567', '1234.567'],
  ['40 liters', '40'],
  ['12.', '12.'],
])('reads the pasted volume %s as %s', (text, plain) => {
  expect(pastedLitres(text).plain).toBe(plain)
})

describe('makes no other amount of a pasted', () => {
  test.each(['-5', '−5', '–5', '- 5', '-25,5', '(500)', '-₱5'])('%s, which is negative', (text) => {
    expect(pastedPesos(text)).toEqual({ problem: 'negative' })
  })

  test.each([
    '1e5',
    '5-',
    '1.2.3',
    '1.234',
    '1,234.567',
    '1234567890123',
    '1,23,456',
    '1,2345',
    '100\t200',
    '100\n200',
    '1 50',
    '1 500 600 7',
    '5%',
    '1/2',
    '50 L',
    '100 + 20',
    '₱100 ₱200',
    'abc',
  ])('%j', (text) => {
    expect(pastedPesos(text)).toEqual({ problem: 'unreadable' })
  })
})

test.each(['1,', '25,5', '25,50', '1,234,5'])('the typed %s is the start of a number', (text) => {
  expect(readNumber(text, 2)).toEqual({ problem: 'unfinished' })
})

test('an amount that is copied from one field to another does not change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (centavos) => {
      const shown = decimal(2)(decimalText(centavos, 2))
      const { plain = '' } = pastedPesos(shown)
      expect(integerFromDecimal(plain, 2)).toBe(centavos)
    }),
  )
})

test('any pasted text is the same amount or none', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[₱ 0-9.,e()+-]{0,14}$/), (text) => {
      const { plain } = pastedPesos(text)
      if (plain === undefined) return
      expect(plain.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''))
      expect(text).not.toMatch(/[e()+-]/)
    }),
  )
})
