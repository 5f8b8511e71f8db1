import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, digits, mobile, upperAlphanumeric } from './cleaners.ts'

const cleaners = {
  'upper-case letters and digits': upperAlphanumeric(11),
  digits: digits(8),
  'a mobile number': mobile,
  pesos: decimal(2),
  litres: decimal(3),
}

describe.each(Object.entries(cleaners))('%s', (_name, clean) => {
  test('cleaned twice are as cleaned once', () => {
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

test('a driver id is upper-cased and loses what is no letter or digit', () => {
  expect(upperAlphanumeric(11)(' n01-12 345678x')).toBe('N0112345678')
})

test.each([
  ['09171234567', '09171234567'],
  ['0917-123-4567', '09171234567'],
  ['0917 123 4567', '09171234567'],
  ['+63 917 123 4567', '09171234567'],
  ['+639171234567', '09171234567'],
  ['639171234567', '09171234567'],
  ['(+63) 917 123 4567', '09171234567'],
  ['9171234567', '09171234567'],
  ['0917', '0917'],
  ['091712345678', '09171234567'],
  ['0632', '0632'],
])('the mobile number %s pasted becomes %s', (pasted, kept) => {
  expect(mobile(pasted)).toBe(kept)
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
])('an amount typed as %s is shown as %s', (typed, shown) => {
  expect(decimal(2)(typed)).toBe(shown)
})
