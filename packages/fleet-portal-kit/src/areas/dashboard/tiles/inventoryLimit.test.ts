import { millilitres } from 'fleet-portal-api-client/money'
import { expect, test } from 'vitest'
import { limitUsage } from './inventoryLimit.ts'

const balances = [
  { productCode: 'diesel' as const, fuelBalance: millilitres(500_000) },
  { productCode: 'gas95' as const, fuelBalance: millilitres(250_500) },
]
const limit = millilitres(1_000_000)

test('counts all fuels towards a shared limit', () => {
  expect(limitUsage(limit, balances, 'diesel')).toEqual({ used: 750_500, limit, isShared: true })
  expect(limitUsage(limit, balances, 'gas95')).toEqual({ used: 750_500, limit, isShared: true })
})

test('counts only the product itself towards its own limit, whatever the case of its name', () => {
  expect(limitUsage({ Diesel: limit }, balances, 'diesel')).toEqual({ used: 500_000, limit, isShared: false })
  expect(limitUsage({ Diesel: limit }, balances, 'gas95')).toBeUndefined()
})

test('returns undefined for a fleet without a limit', () => {
  expect(limitUsage(null, balances, 'diesel')).toBeUndefined()
  expect(limitUsage(undefined, balances, 'diesel')).toBeUndefined()
})
