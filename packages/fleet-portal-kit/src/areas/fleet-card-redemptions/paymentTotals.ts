import type { Payment } from 'fleet-portal-api-client/contract/payments'
import { centavos, sum, type Centavos, type Millilitres } from 'fleet-portal-api-client/money'

export interface PaymentTotals {
  /** The number of successful payments. */
  count: number
  voided: number
  volume: Millilitres
  discount: Centavos
  paid: Centavos
}

type PaymentAmounts = Pick<Payment, 'status' | 'literVolume' | 'totalDiscount' | 'finalAmount'>

/** The totals of the successful payments. */
export function paymentTotals(items: readonly PaymentAmounts[]): PaymentTotals {
  const successful = items.filter(({ status }) => status === 'success')
  return {
    count: successful.length,
    voided: items.length - successful.length,
    volume: sum(successful.map(({ literVolume }) => literVolume)),
    discount: sum(successful.map(({ totalDiscount }) => totalDiscount ?? centavos(0))),
    paid: sum(successful.map(({ finalAmount }) => finalAmount)),
  }
}
