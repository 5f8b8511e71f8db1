import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decimal,
  digits,
  onOneLine,
  pastedWholeNumber,
  upperAlphanumeric,
  wholeNumber,
  withPoint,
} from './cleaners.ts'

const formatters = {
  'upper-case letters and digits': upperAlphanumeric,
  digits: digits(8),
  pesos: decimal(2),
  litres: decimal(3),
  'whole numbers': (text: string) => wholeNumber(text),
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
  ['007', '7'],
  ['0', '0'],
  ['.5', '0.5'],
  ['1.', '1.'],
  ['', ''],
])('formats the number %s as %s', (plain, shown) => {
  expect(decimal(2)(plain)).toBe(shown)
})

test.each([
  ['０９１７　１２３　４５６７', '09171234567'],
  ['12３４', '1234'],
])('keeps the full-width digits of %s: %s', (typed, shown) => {
  expect(digits(11)(typed)).toBe(shown)
})

test.each([
  ['30.00', '30'],
  ['1,000', '1000'],
  ['1.000', '1000'],
  ['1,000.00 ', '1000'],
  ['1 000', '1000'],
  ['２０', '20'],
  ['', ''],
])('formats the whole number of a pasted %s as %s', (copied, shown) => {
  expect(wholeNumber(pastedWholeNumber(copied))).toBe(shown)
})

test.each(['-5', '7.5', '1e3', '5-', '10000000000', '1,00', '3 days', '1 5', '1\t2'])(
  'does not make another number of a pasted %s',
  (copied) => {
    expect(wholeNumber(pastedWholeNumber(copied))).toBe(copied)
  },
)

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

test.each(['100\n200\n', '100\r\n200', '100\t200'])('keeps the cells of a pasted %j apart', (copied) => {
  expect(onOneLine(copied)).toBe('100\t200')
})

test.each([
  ['12a', '12', '12'],
  ['a', '', ''],
  ['1 2', '12', '12'],
  ['-', '', '-'],
  ['7.', '7', '7.'],
  ['1e5', '', '1e5'],
])('typing %j over %j gives %j', (text, before, shown) => {
  expect(wholeNumber(text, before)).toBe(shown)
})
