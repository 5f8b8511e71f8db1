import { products, type Product } from 'api-client/contract/products'
import type { PriceRow } from './priceRow.ts'

/** One moment at which prices took effect. A product without a row had no change then. */
export interface Moment {
  effectiveAt: string
  rows: Partial<Record<Product, PriceRow>>
}

/** Rows as they are listed, newest first, gathered by their moment; of two rows of one product the first listed counts. */
export function moments(rows: readonly PriceRow[]): Moment[] {
  const found = new Map<string, Moment>()
  for (const row of rows) {
    const moment = found.get(row.effectiveAt) ?? { effectiveAt: row.effectiveAt, rows: {} }
    moment.rows[row.productCode] ??= row
    found.set(row.effectiveAt, moment)
  }
  return [...found.values()]
}

/** The products that there are rows of, in the order that they always have. */
export const productsOf = (rows: readonly PriceRow[]): Product[] =>
  products.filter((product) => rows.some(({ productCode }) => productCode === product))
