import { unitPrice } from 'fleet-portal-api-client/money'
import { expect, test } from 'vitest'
import { groupByTime, priceBefore, productsOf } from './sideBySide.ts'
import type { PriceRow } from './priceRow.ts'

const row = (effectiveAt: string, productCode: PriceRow['productCode'], credit: number): PriceRow => ({
  effectiveAt: `2026-11-${effectiveAt}T06:00:00+08:00`,
  productCode,
  pumpPrice: unitPrice(credit),
  priceMovement: unitPrice(0),
  discount: unitPrice(0),
  creditPrice: unitPrice(credit),
  movementType: 'national',
})

test('groups prices of the same effective time into one row, in the order of the list', () => {
  const rows = [row('17', 'gas95', 3), row('17', 'diesel', 2), row('10', 'diesel', 1)]
  expect(
    groupByTime(rows).map(({ effectiveAt, rows: { diesel, gas95 } }) => [
      effectiveAt.slice(8, 10),
      diesel?.creditPrice,
      gas95?.creditPrice,
    ]),
  ).toEqual([
    ['17', 2, 3],
    ['10', 1, undefined],
  ])
})

test('leaves out products without prices and keeps the usual product order', () => {
  expect(productsOf([row('17', 'gas95', 3), row('10', 'diesel', 1)])).toEqual(['diesel', 'gas95'])
})

test('finds the price that was valid before a time, in any order of the rows', () => {
  const rows = [row('10', 'diesel', 1), row('17', 'gas95', 3), row('17', 'diesel', 2)]
  const before = (day: string, product: PriceRow['productCode']) =>
    priceBefore(rows, product, `2026-11-${day}T06:00:00+08:00`)?.creditPrice
  expect(before('18', 'diesel')).toBe(2)
  expect(before('17', 'diesel')).toBe(1)
  expect(before('10', 'diesel')).toBeUndefined()
  expect(before('17', 'gas95')).toBeUndefined()
})
