import { unitPrice } from 'api-client/money'
import { expect, test } from 'vitest'
import { moments, productsOf } from './sideBySide.ts'
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

test('what took effect at one moment is one line, in the order of the list', () => {
  const rows = [row('17', 'gas95', 3), row('17', 'diesel', 2), row('10', 'diesel', 1)]
  expect(
    moments(rows).map(({ effectiveAt, rows: { diesel, gas95 } }) => [
      effectiveAt.slice(8, 10),
      diesel?.creditPrice,
      gas95?.creditPrice,
    ]),
  ).toEqual([
    ['17', 2, 3],
    ['10', 1, undefined],
  ])
})

test('products that nothing happened to have no column, the others their usual order', () => {
  expect(productsOf([row('17', 'gas95', 3), row('10', 'diesel', 1)])).toEqual(['diesel', 'gas95'])
})
