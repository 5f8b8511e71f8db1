import { ApiError } from 'fleet-portal-api-client'
import { describe, expect, test } from 'vitest'
import { rejectionOf } from './rejection.ts'

const rejection = (code: string, data?: Record<string, unknown>, serverMessage?: string) =>
  rejectionOf(new ApiError({ kind: 'badrequest', status: 400, code, data, serverMessage }))

describe('a purchase above the limit', () => {
  test.each([
    [5550.5, 555050],
    ['5550.50', 555050],
    [0, 0],
    [-1, undefined],
    ['much', undefined],
    [null, undefined],
  ])('with a remaining amount of %j leaves %j centavos', (remainingAmount, remaining) => {
    expect(rejection('BuyFuelLimitExceeded', { remainingAmount })).toMatchObject({ remaining })
  })

  test('keeps the server’s message if it names no amount', () => {
    expect(rejection('BuyFuelLimitExceeded', undefined, 'Only a little is left.')).toEqual({
      kind: 'limit',
      remaining: undefined,
      message: 'Only a little is left.',
    })
  })
})

test('a rejection for a changed price has the new price only if the server names a valid one', () => {
  expect(rejection('PriceChanged', { creditPrice: 57.25 })).toEqual({ kind: 'price', price: 57_2500 })
  for (const data of [undefined, { creditPrice: 0 }, { creditPrice: 'x' }]) {
    expect(rejection('PriceChanged', data)).toEqual({ kind: 'price', price: undefined })
  }
})
