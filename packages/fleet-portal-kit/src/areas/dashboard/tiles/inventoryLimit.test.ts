import { millilitres } from 'api-client/money'
import { expect, test } from 'vitest'
import { usedLimit } from './inventoryLimit.ts'

const balances = [
  { productCode: 'diesel' as const, fuelBalance: millilitres(500_000) },
  { productCode: 'gas95' as const, fuelBalance: millilitres(250_500) },
]
const limit = millilitres(1_000_000)

test('a limit for all fuels is used by all of them', () => {
  expect(usedLimit(limit, balances, 'diesel')).toEqual({ used: 750_500, limit, isShared: true })
  expect(usedLimit(limit, balances, 'gas95')).toEqual({ used: 750_500, limit, isShared: true })
})

test('a limit of a product is used by it alone, however its name is written', () => {
  expect(usedLimit({ Diesel: limit }, balances, 'diesel')).toEqual({ used: 500_000, limit, isShared: false })
  expect(usedLimit({ Diesel: limit }, balances, 'gas95')).toBeUndefined()
})

test('a fleet without a limit uses none', () => {
  expect(usedLimit(null, balances, 'diesel')).toBeUndefined()
  expect(usedLimit(undefined, balances, 'diesel')).toBeUndefined()
})
