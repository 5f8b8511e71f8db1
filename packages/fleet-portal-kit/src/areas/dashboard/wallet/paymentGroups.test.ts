import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { expect, test } from 'vitest'
import { byProduct, byStation } from './paymentGroups.ts'

const payment = (productCode: 'diesel' | 'gas95', litres: number, pesos: number, stationName: string) => ({
  productCode,
  literVolume: millilitres(litres * 1000),
  finalAmount: centavos(pesos * 100),
  stationName,
})

const payments = [
  payment('gas95', 10, 600, 'Makati'),
  payment('diesel', 20, 1100, 'Cebu'),
  payment('gas95', 5, 300, 'Cebu'),
]

test('sums payments by product, in the order of products', () => {
  expect(byProduct(payments)).toEqual([
    { key: 'diesel', volume: 20_000, paid: 1100_00 },
    { key: 'gas95', volume: 15_000, paid: 900_00 },
  ])
})

test('sums payments by station, the highest amount first', () => {
  expect(byStation(payments).map(({ key, paid }) => [key, paid])).toEqual([
    ['Cebu', 1400_00],
    ['Makati', 600_00],
  ])
})
