import { products, type Product } from 'fleet-portal-api-client/contract/products'
import { millilitres, type Millilitres } from 'fleet-portal-api-client/money'

/** The number of days whose consumption is averaged. */
export const averagedDays = 28

export interface ProductOutlook {
  product: Product
  /** The litres that the fleet holds, in codes or not. */
  held: Millilitres
  /** The average use of one day. */
  perDay: Millilitres
  /** Of the use as it is shown. Undefined if nothing was used, so that the fuel has no end. */
  days: number | undefined
}

/** The average of a day from the use of `averagedDays`, rounded to the millilitre. */
export const averagePerDay = (used: Millilitres): Millilitres => millilitres(Math.round(used / averagedDays))

/** An average as it is shown: from one liter on, more than a tenth of a liter says nothing. */
export const roundedUse = (perDay: Millilitres): Millilitres =>
  perDay < 1000 ? perDay : millilitres(Math.round(perDay / 100) * 100)

/** The days that a volume lasts. Undefined without use. */
export const daysOf = (held: number, perDay: number): number | undefined =>
  perDay > 0 ? Math.max(0, held) / perDay : undefined

/** Days as they are shown, and as they are compared with the line of the user. */
export const roundedDays = (days: number): number => Math.round(days * 10) / 10

type Volumes = ReadonlyMap<Product, Millilitres>

/** The outlook of each product that the fleet holds or has used, in the order of products. */
export function outlooksOf(holdings: Volumes, used: Volumes): ProductOutlook[] {
  const of = (volumes: Volumes, product: Product) => volumes.get(product) ?? millilitres(0)
  return products.flatMap((product) => {
    const held = of(holdings, product)
    const perDay = averagePerDay(of(used, product))
    if (held === 0 && perDay === 0) return []
    return [{ product, held, perDay, days: daysOf(held, roundedUse(perDay)) }]
  })
}
