import { products, type Product } from 'api-client/contract/products'
import { unitPrice, type UnitPrice } from 'api-client/money'
import { isDay, today, type Day } from '../../../format/days.ts'
import type { Period } from './chartPeriods.ts'

/** A change or a price from a moment on, in 1/10,000 peso per litre. */
export interface PricePoint {
  product: Product
  value: UnitPrice
  effectiveAt: string
}

/** What a product comes to in every period; undefined where it has nothing to show there. */
export interface Series {
  product: Product
  values: readonly (UnitPrice | undefined)[]
}

const dayOf = (instant: string): Day => (isDay(instant) ? instant : today(Date.parse(instant)))

/** The points of each product that has any, in the order of products, oldest first, with their days in Manila. */
function byProduct(points: readonly PricePoint[]) {
  const dated = points
    .map((point) => ({ ...point, day: dayOf(point.effectiveAt), at: Date.parse(point.effectiveAt) }))
    .toSorted((one, other) => one.at - other.at)
  return products
    .map((product) => ({ product, own: dated.filter((point) => point.product === product) }))
    .filter(({ own }) => own.length > 0)
}

const isIn = ({ start, end }: Period, day: Day) => start <= day && day <= end
const total = (values: readonly UnitPrice[]) => unitPrice(values.reduce((sum, value) => sum + value, 0))

/** By how much the price of each product changed in every period. */
export function movementSeries(periods: readonly Period[], points: readonly PricePoint[]): Series[] {
  return byProduct(points)
    .map(({ product, own }) => ({
      product,
      values: periods.map((period) => {
        const moves = own.filter(({ day }) => isIn(period, day))
        return moves.length > 0 ? total(moves.map(({ value }) => value)) : undefined
      }),
    }))
    .filter(({ values }) => values.some((value) => value !== undefined))
}

/** By how much the price of each product changed from the first period up to every one. */
export function cumulativeSeries(periods: readonly Period[], points: readonly PricePoint[]): Series[] {
  return movementSeries(periods, points).map(({ product, values }) => {
    let sum = 0
    return { product, values: values.map((value) => unitPrice((sum += value ?? 0))) }
  })
}

/** The price of each product that is in force when a period ends: the last one up to then, however old. */
export function priceSeries(periods: readonly Period[], points: readonly PricePoint[]): Series[] {
  return byProduct(points)
    .map(({ product, own }) => ({
      product,
      values: periods.map(({ end }) => own.findLast(({ day }) => day <= end)?.value),
    }))
    .filter(({ values }) => values.some((value) => value !== undefined))
}
