import { products, type Product } from 'fleet-portal-api-client/contract/products'
import { unitPrice, type UnitPrice } from 'fleet-portal-api-client/money'
import { isDay, today, type Day } from '../../../format/days.ts'
import type { Period } from './chartPeriods.ts'

/** A price or a price change, effective from a time, in 1/10,000 peso per litre. */
export interface PricePoint {
  product: Product
  value: UnitPrice
  effectiveAt: string
}

/** The values of a product, one per period; undefined for a period without a value. */
export interface Series {
  product: Product
  values: readonly (UnitPrice | undefined)[]
}

const dayOf = (instant: string): Day => (isDay(instant) ? instant : today(Date.parse(instant)))

/** Groups points by product. Points are sorted oldest first and have their day in Manila. */
function groupByProduct(points: readonly PricePoint[]) {
  const dated = points
    .map((point) => ({ ...point, day: dayOf(point.effectiveAt), at: Date.parse(point.effectiveAt) }))
    .toSorted((one, other) => one.at - other.at)
  return products
    .map((product) => ({ product, own: dated.filter((point) => point.product === product) }))
    .filter(({ own }) => own.length > 0)
}

const isIn = ({ start, end }: Period, day: Day) => start <= day && day <= end
const total = (values: readonly UnitPrice[]) => unitPrice(values.reduce((sum, value) => sum + value, 0))

/** The price change of each product in every period. */
export function movementSeries(periods: readonly Period[], points: readonly PricePoint[]): Series[] {
  return groupByProduct(points)
    .map(({ product, own }) => ({
      product,
      values: periods.map((period) => {
        const moves = own.filter(({ day }) => isIn(period, day))
        return moves.length > 0 ? total(moves.map(({ value }) => value)) : undefined
      }),
    }))
    .filter(({ values }) => values.some((value) => value !== undefined))
}

/** The cumulative price change of each product from the first period up to each period. */
export function cumulativeSeries(periods: readonly Period[], points: readonly PricePoint[]): Series[] {
  return movementSeries(periods, points).map(({ product, values }) => {
    let sum = 0
    return { product, values: values.map((value) => unitPrice((sum += value ?? 0))) }
  })
}

/** The price of each product that is effective at the end of each period. */
export function priceSeries(periods: readonly Period[], points: readonly PricePoint[]): Series[] {
  return groupByProduct(points)
    .map(({ product, own }) => ({
      product,
      values: periods.map(({ end }) => own.findLast(({ day }) => day <= end)?.value),
    }))
    .filter(({ values }) => values.some((value) => value !== undefined))
}

/** The index of the newest period in which a product has a value. The present period is often empty. Undefined if all are. */
export function newestIndex(series: readonly Series[]): number | undefined {
  const index = Math.max(...series.map(({ values }) => values.findLastIndex((value) => value !== undefined)))
  return index >= 0 ? index : undefined
}
