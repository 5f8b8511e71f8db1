import type { Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { centavos, sum, type Centavos, type Millilitres } from 'fleet-portal-api-client/money'

export interface RedemptionTotals {
  /** The number of successful redemptions. */
  count: number
  voided: number
  volume: Millilitres
  /** The total price; undefined if a successful redemption has no price. */
  price: Centavos | undefined
}

type RedemptionAmounts = Pick<Redemption, 'status' | 'literVolume' | 'totalCreditPrice'>

/** The totals of the successful redemptions. */
export function redemptionTotals(items: readonly RedemptionAmounts[]): RedemptionTotals {
  const successful = items.filter(({ status }) => status === 'success')
  const prices = successful.map(({ totalCreditPrice }) => totalCreditPrice)
  const isPriced = prices.every((price) => price != null)
  return {
    count: successful.length,
    voided: items.length - successful.length,
    volume: sum(successful.map(({ literVolume }) => literVolume)),
    price: isPriced ? sum(prices.map((price) => price ?? centavos(0))) : undefined,
  }
}
