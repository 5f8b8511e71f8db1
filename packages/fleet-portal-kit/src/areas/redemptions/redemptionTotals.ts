import type { Redemption } from 'api-client/contract/activity'
import { centavos, sum, type Centavos, type Millilitres } from 'api-client/money'

export interface RedemptionTotals {
  /** Redemptions that count. */
  count: number
  voided: number
  volume: Millilitres
  /** Undefined where a redemption that counts says nothing of its price. */
  price: Centavos | undefined
}

type Counted = Pick<Redemption, 'status' | 'literVolume' | 'totalCreditPrice'>

/** The sums of redemptions. Voided ones are in none of them. */
export function redemptionTotals(items: readonly Counted[]): RedemptionTotals {
  const counting = items.filter(({ status }) => status === 'success')
  const prices = counting.map(({ totalCreditPrice }) => totalCreditPrice)
  const isPriced = prices.every((price) => price != null)
  return {
    count: counting.length,
    voided: items.length - counting.length,
    volume: sum(counting.map(({ literVolume }) => literVolume)),
    price: isPriced ? sum(prices.map((price) => price ?? centavos(0))) : undefined,
  }
}
