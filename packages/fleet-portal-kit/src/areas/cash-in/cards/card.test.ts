import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  detectBrand,
  cardRules,
  toCardDetails,
  removeSpaces,
  isFutureMonth,
  formatExpiry,
  formatCardNumber,
} from './card.ts'

const validCard = { name: 'Ana Reyes', number: '4111 1111 1111 1111', expiry: '12/31', cvv: '123' }
const validate = (card: Partial<typeof validCard>) => {
  const result = cardRules(() => '2026-11-22').safeParse({ ...validCard, ...card })
  return result.success ? undefined : result.error.issues[0]?.message
}

describe('the number of a card', () => {
  test('is formatted in groups of four digits, with at most sixteen digits', () => {
    expect(formatCardNumber('4111-1111 11a11')).toBe('4111 1111 1111')
    fc.assert(
      fc.property(fc.string(), (text) => {
        const spaced = formatCardNumber(text)
        expect(removeSpaces(spaced)).toMatch(/^\d{0,16}$/)
        expect(formatCardNumber(spaced)).toBe(spaced)
      }),
    )
  })

  test.each([
    ['4111', 'visa'],
    ['5105', 'master-card'],
    ['2221', 'master-card'],
    ['2720', 'master-card'],
    ['2721', undefined],
    ['2220', undefined],
    ['3530', 'jcb'],
    ['3589', 'jcb'],
    ['3590', undefined],
    ['6011', undefined],
    ['3782', undefined],
    ['', undefined],
  ])('that starts with %s has the brand %s', (number, brand) => {
    expect(detectBrand(number)).toBe(brand)
  })

  test.each([
    ['', 'required'],
    ['4111 1111 1111 111', 'cardNumber'],
    ['6011 1111 1111 1117', 'PY0036'],
    ['4111 1111 1111 1112', 'cardNumber'],
    ['4111 1111 1111 1171', 'cardNumber'],
    ['4111 1111 1111 1111', undefined],
    ['3530 1113 3330 0000', undefined],
  ])('%j has the error %s', (number, error) => {
    expect(validate({ number })).toBe(error)
  })

  test('with one wrong digit is refused', () => {
    const cards = fc.constantFrom(
      '4111111111111111',
      '5555555555554444',
      '4012888888881881',
      '3530111333300000',
    )
    fc.assert(
      fc.property(
        cards,
        fc.integer({ min: 6, max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (card, place, by) => {
          const wrong = (Number(card[place]) + by) % 10
          expect(validate({ number: `${card.slice(0, place)}${wrong}${card.slice(place + 1)}` })).toBe(
            'cardNumber',
          )
        },
      ),
    )
  })
})

describe('the expiry of a card', () => {
  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1231', '12/31'],
    ['12/31', '12/31'],
    ['5', '05'],
    ['531', '05/31'],
    ['1/', '01/'],
    ['1/31', '01/31'],
    ['12/2031', '12/31'],
    ['122031', '12/31'],
    ['12 / 31', '12/31'],
    ['12-31', '12/31'],
    ['ab', ''],
  ])('typed as %j is shown as %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  test.each([
    ['11/26', true],
    ['10/26', false],
    ['01/27', true],
    ['13/30', false],
    ['00/30', false],
    ['1/30', false],
    ['12/25', false],
  ])('%s is valid in November 2026: %s', (expiry, isValid) => {
    expect(isFutureMonth(expiry, '2026-11-22')).toBe(isValid)
    expect(validate({ expiry })).toBe(isValid ? undefined : 'expiry')
  })
})

test('a CVV must have three digits, and a name at most 75 letters of the allowed set', () => {
  expect(validate({ cvv: '12' })).toBe('cvv')
  expect(validate({ cvv: '1234' })).toBe('cvv')
  expect(validate({ cvv: '' })).toBe('required')
  expect(validate({ name: '' })).toBe('required')
  expect(validate({ name: 'A<b>' })).toBe('name')
  expect(validate({ name: 'a'.repeat(76) })).toBe('maxLength:75')
  expect(validate({ name: 'José Peña-Cruz' })).toBeUndefined()
})

test('the details for the card provider have a number without spaces and a year of four digits', () => {
  expect(toCardDetails(validCard)).toEqual({
    number: '4111111111111111',
    month: '12',
    year: '2031',
    cvc: '123',
  })
})
