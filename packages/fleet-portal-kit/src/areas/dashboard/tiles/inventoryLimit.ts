import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { millilitres, sum, type Millilitres } from 'fleet-portal-api-client/money'

interface Balance {
  productCode: Product
  fuelBalance: Millilitres
}

interface LimitUsage {
  used: Millilitres
  limit: Millilitres
  /** Whether `limit` and `used` cover all fuels together. */
  isShared: boolean
}

/** The usage of the inventory limit of a product, or of the shared limit of the fleet, by the litres held; undefined without a limit. */
export function limitUsage(
  limit: Fleet['inventoryLimit'],
  balances: readonly Balance[],
  product: Product,
): LimitUsage | undefined {
  if (limit === null || limit === undefined) return undefined
  if (typeof limit === 'number') {
    return { used: sum(balances.map(({ fuelBalance }) => fuelBalance)), limit, isShared: true }
  }
  const own = Object.entries(limit).find(([name]) => name.toLowerCase() === product)?.[1]
  const balance = balances.find(({ productCode }) => productCode === product)
  return own === undefined || !balance
    ? undefined
    : { used: balance.fuelBalance, limit: own, isShared: false }
}

interface Held {
  product: Product
  held: Millilitres
}

/** The litres that fit under the inventory limit of a product. Undefined without a limit. */
export function limitRoom(
  limit: Fleet['inventoryLimit'],
  held: readonly Held[],
  product: Product,
): Millilitres | undefined {
  const balances = held.map((one) => ({ productCode: one.product, fuelBalance: one.held }))
  const own = balances.some(({ productCode }) => productCode === product)
    ? balances
    : [...balances, { productCode: product, fuelBalance: millilitres(0) }]
  const usage = limitUsage(limit, own, product)
  return usage && millilitres(Math.max(0, usage.limit - usage.used))
}
