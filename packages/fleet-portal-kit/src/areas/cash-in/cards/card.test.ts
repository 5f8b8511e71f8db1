import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  brandOf,
  cardRules,
  detailsOf,
  digitsOf,
  isFutureMonth,
  slashedExpiry,
  spacedNumber,
} from './card.ts'

const good = { name: 'Ana Reyes', number: '4111 1111 1111 1111', expiry: '12/31', cvv: '123' }
const judge = (card: Partial<typeof good>) => {
  const result = cardRules(() => '2026-11-22').safeParse({ ...good, ...card })
  return result.success ? undefined : result.error.issues[0]?.message
}

describe('the number of a card', () => {
  test('is spaced in fours, keeps digits alone, and no more than sixteen', () => {
    expect(spacedNumber('4111-1111 11a11')).toBe('4111 1111 1111')
    fc.assert(
      fc.property(fc.string(), (text) => {
        const spaced = spacedNumber(text)
        expect(digitsOf(spaced)).toMatch(/^\d{0,16}$/)
        expect(spacedNumber(spaced)).toBe(spaced)
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
  ])('that begins with %s is of %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand)
  })

  test.each([
    ['', 'required'],
    ['4111 1111 1111 111', 'cardNumber'],
    ['6011 1111 1111 1117', 'PY0036'],
    ['4111 1111 1111 1111', undefined],
    ['3530 1113 3330 0000', undefined],
  ])('%j is judged %s', (number, fault) => {
    expect(judge({ number })).toBe(fault)
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
  ])('typed as %j stands there as %j', (typed, shown) => {
    expect(slashedExpiry(typed)).toBe(shown)
  })

  test.each([
    ['11/26', true],
    ['10/26', false],
    ['01/27', true],
    ['13/30', false],
    ['00/30', false],
    ['1/30', false],
    ['12/25', false],
  ])('%s is good in November 2026: %s', (expiry, isGood) => {
    expect(isFutureMonth(expiry, '2026-11-22')).toBe(isGood)
    expect(judge({ expiry })).toBe(isGood ? undefined : 'expiry')
  })
})

test('a CVV has three digits, a name is one of the pattern with 75 letters at most', () => {
  expect(judge({ cvv: '12' })).toBe('cvv')
  expect(judge({ cvv: '1234' })).toBe('cvv')
  expect(judge({ cvv: '' })).toBe('required')
  expect(judge({ name: '' })).toBe('required')
  expect(judge({ name: 'A<b>' })).toBe('name')
  expect(judge({ name: 'a'.repeat(76) })).toBe('maxLength:75')
  expect(judge({ name: 'José Peña-Cruz' })).toBeUndefined()
})

test('a card goes to its provider without spaces and with a year of four digits', () => {
  expect(detailsOf(good)).toEqual({ number: '4111111111111111', month: '12', year: '2031', cvc: '123' })
})
