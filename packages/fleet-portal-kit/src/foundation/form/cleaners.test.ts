import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, digits, upperAlphanumeric, wholeNumber, withPoint } from './cleaners.ts'

const formatters = {
  'upper-case letters and digits': upperAlphanumeric,
  digits: digits(8),
  pesos: decimal(2),
  litres: decimal(3),
}

describe.each(Object.entries(formatters))('the formatter for %s', (_name, clean) => {
  test('does not change formatted text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        (text) => clean(clean(text)) === clean(text),
      ),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 .,()-]{0,24}$/), (text) => clean(clean(text)) === clean(text)),
    )
  })
})

test.each([
  [' n01-12 345678', 'N0112345678'],
  ['ＡＢＣ　１２３４', 'ABC1234'],
  ['abc–1234 🚚', 'ABC1234'],
  ['ñab 1234', 'ÑAB1234'],
  ['n0112345678abc', 'N0112345678ABC'],
])('formats the id %s as upper case without spaces and signs: %s', (pasted, formatted) => {
  expect(upperAlphanumeric(pasted)).toBe(formatted)
})

test.each([
  ['1234567.8', '1,234,567.8'],
  ['1,234.567', '1,234.56'],
  ['007', '7'],
  ['0', '0'],
  ['.5', '0.5'],
  ['1.2.3', '1.23'],
  ['₱ 1 500', '1,500'],
  ['1.', '1.'],
  ['1e3', '13'],
  ['', ''],
])('formats a typed amount %s as %s', (typed, shown) => {
  expect(decimal(2)(typed)).toBe(shown)
})

test.each([
  ['25,5', '25.5'],
  ['1.234,50', '1,234.50'],
  ['PHP 1 234,5 ', '1,234.5'],
  ['1\u00a0234,50', '1,234.50'],
  ['1\u202f234\u202f567,5\u00a0₱', '1,234,567.5'],
  ['1234,50', '1,234.50'],
  ['1.234.567', '1,234,567'],
  ['25,500', '25,500'],
  ['1,234.50', '1,234.50'],
  ['1,234,567', '1,234,567'],
  ['1.234', '1.23'],
  ['0.50', '0.50'],
  ['１，２３４．５０', '1,234.50'],
  ['₱ ２５００', '2,500'],
  ['', ''],
])('formats a pasted amount %s as %s', (copied, shown) => {
  expect(decimal(2)(withPoint(copied))).toBe(shown)
})

test.each([
  ['1.234,567 L', '1,234.567'],
  ['1 234,567', '1,234.567'],
  ['1\u202f234\u202f567,891', '1,234,567.891'],
  ['1234,567', '1,234.567'],
  ['0,500', '0.500'],
  ['61,2575', '61.257'],
  ['1,234', '1,234'],
  ['123,456', '123,456'],
  ['1,234.567', '1,234.567'],
])('formats a pasted volume %s as %s', (copied, shown) => {
  expect(decimal(3)(withPoint(copied))).toBe(shown)
})

test.each([
  ['０９１７　１２３　４５６７', '09171234567'],
  ['12３４', '1234'],
])('keeps the full-width digits of %s: %s', (typed, shown) => {
  expect(digits(11)(typed)).toBe(shown)
})

test.each([
  ['30.00', '30'],
  ['7.5', '7'],
  ['1,000', '1000'],
  ['1.000', '1000'],
  ['1,000.00 ', '1000'],
  ['２０', '20'],
  ['', ''],
])('formats the whole number of a pasted %s as %s', (copied, shown) => {
  expect(wholeNumber(9)(copied)).toBe(shown)
})

test('an amount that is copied from one field to another does not change', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.integer({ min: 0, max: 3 }),
      (units, places) => {
        const shown = decimal(3)((units / 10 ** places).toFixed(places))
        expect(withPoint(shown)).toBe(shown)
      },
    ),
  )
})
