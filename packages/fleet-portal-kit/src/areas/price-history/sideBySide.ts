import { products, type Product } from 'fleet-portal-api-client/contract/products'
import type { PriceRow } from './priceRow.ts'

/** The prices with the same effective time. A product without a row had no change at that time. */
export interface PriceGroup {
  effectiveAt: string
  rows: Partial<Record<Product, PriceRow>>
}

/** Groups rows by effective time and keeps their order. If a product has two rows for a time, the first one is used. */
export function groupByTime(rows: readonly PriceRow[]): PriceGroup[] {
  const groups = new Map<string, PriceGroup>()
  for (const row of rows) {
    const group = groups.get(row.effectiveAt) ?? { effectiveAt: row.effectiveAt, rows: {} }
    group.rows[row.productCode] ??= row
    groups.set(row.effectiveAt, group)
  }
  return [...groups.values()]
}

/** The products that have rows, in the usual product order. */
export const productsOf = (rows: readonly PriceRow[]): Product[] =>
  products.filter((product) => rows.some(({ productCode }) => productCode === product))

/** The row of the price of a product that was valid until a time, if it is among the rows. */
export function priceBefore(
  rows: readonly PriceRow[],
  product: Product,
  effectiveAt: string,
): PriceRow | undefined {
  const end = Date.parse(effectiveAt)
  const timeOf = (row: PriceRow) => Date.parse(row.effectiveAt)
  const earlier = rows.filter((row) => row.productCode === product && timeOf(row) < end)
  // The first one of a time is the newest.
  return earlier.reduce<PriceRow | undefined>(
    (latest, row) => (latest && timeOf(latest) >= timeOf(row) ? latest : row),
    undefined,
  )
}
