import type { Payment } from 'api-client/contract/activity'
import { centavos, sum, type Centavos, type Millilitres } from 'api-client/money'

export interface PaymentTotals {
  /** Payments that count. */
  count: number
  voided: number
  volume: Millilitres
  discount: Centavos
  paid: Centavos
}

type Counted = Pick<Payment, 'status' | 'literVolume' | 'totalDiscount' | 'finalAmount'>

/** The sums of payments. Voided ones are in none of them. */
export function paymentTotals(items: readonly Counted[]): PaymentTotals {
  const counting = items.filter(({ status }) => status === 'success')
  return {
    count: counting.length,
    voided: items.length - counting.length,
    volume: sum(counting.map(({ literVolume }) => literVolume)),
    discount: sum(counting.map(({ totalDiscount }) => totalDiscount ?? centavos(0))),
    paid: sum(counting.map(({ finalAmount }) => finalAmount)),
  }
}
