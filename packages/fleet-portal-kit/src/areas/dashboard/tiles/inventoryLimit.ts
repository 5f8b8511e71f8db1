import type { Fleet } from 'api-client/contract/fleets'
import type { Product } from 'api-client/contract/products'
import { sum, type Millilitres } from 'api-client/money'

interface Balance {
  productCode: Product
  fuelBalance: Millilitres
}

interface UsedLimit {
  used: Millilitres
  limit: Millilitres
  /** The limit is one for all fuels together, and so is what is used of it. */
  isShared: boolean
}

/** How much of its inventory limit a product uses: of its own, or of the one that the fleet has for all fuels. */
export function usedLimit(
  limit: Fleet['inventoryLimit'],
  balances: readonly Balance[],
  product: Product,
): UsedLimit | undefined {
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
