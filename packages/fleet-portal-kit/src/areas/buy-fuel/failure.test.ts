import { ApiError } from 'api-client'
import { describe, expect, test } from 'vitest'
import { failureOf, isDefiniteAnswer } from './failure.ts'

const refusal = (code: string, data?: Record<string, unknown>, serverMessage?: string) =>
  new ApiError({ kind: 'badrequest', status: 400, code, data, serverMessage })

describe('a purchase above the limit', () => {
  test.each([
    [5550.5, 555050],
    ['5550.50', 555050],
    [0, 0],
    [-1, undefined],
    ['much', undefined],
    [null, undefined],
  ])('with %j remaining leaves %j centavos', (remainingAmount, remaining) => {
    expect(failureOf(refusal('BuyFuelLimitExceeded', { remainingAmount }))).toMatchObject({ remaining })
  })

  test('keeps the server’s own words for where it names no amount', () => {
    expect(failureOf(refusal('BuyFuelLimitExceeded', undefined, 'Only a little is left.'))).toEqual({
      kind: 'limit',
      remaining: undefined,
      message: 'Only a little is left.',
    })
  })
})

test('a changed price is the one that the server names, or none', () => {
  expect(failureOf(refusal('PriceChanged', { creditPrice: 57.25 }))).toEqual({
    kind: 'price',
    price: 57_2500,
  })
  for (const data of [undefined, { creditPrice: 0 }, { creditPrice: 'x' }]) {
    expect(failureOf(refusal('PriceChanged', data))).toEqual({ kind: 'price', price: undefined })
  }
})

test.each([
  ['a plain refusal', refusal('InsufficientAmount'), true],
  ['a refusal of the session', new ApiError({ kind: 'unauthorized', status: 401 }), true],
  ['an outcome that was looked up and is none', new ApiError({ kind: 'not-applied', status: 0 }), true],
  ['a key that was given up', new ApiError({ kind: 'server', status: 409, code: 'KeyVoid' }), true],
  ['an outcome that nobody could find out', new ApiError({ kind: 'outcome-unknown', status: 0 }), false],
  ['no answer', new ApiError({ kind: 'network', status: 0, hasResponse: false }), false],
  ['a server that broke', new ApiError({ kind: 'server', status: 500 }), false],
  [
    'a key that is still at work',
    new ApiError({ kind: 'server', status: 409, code: 'KeyInProgress' }),
    false,
  ],
  ['a fault of this page', new Error('odd'), false],
])('after %s it is said that nothing was bought only where that is certain', (_what, error, isCertain) => {
  expect(isDefiniteAnswer(failureOf(error))).toBe(isCertain)
})
