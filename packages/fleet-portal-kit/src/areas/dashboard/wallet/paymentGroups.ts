import type { Payment } from 'fleet-portal-api-client/contract/payments'
import { products, type Product } from 'fleet-portal-api-client/contract/products'
import { sum, type Centavos, type Millilitres } from 'fleet-portal-api-client/money'

type GroupedPayment = Pick<Payment, 'productCode' | 'literVolume' | 'finalAmount' | 'stationName'>

export interface PaymentGroup<Key extends string> {
  key: Key
  volume: Millilitres
  paid: Centavos
}

function groupBy<Key extends string>(
  payments: readonly GroupedPayment[],
  keyOf: (payment: GroupedPayment) => Key,
): PaymentGroup<Key>[] {
  const groups = new Map<Key, GroupedPayment[]>()
  for (const payment of payments) {
    const group = groups.get(keyOf(payment))
    if (group) group.push(payment)
    else groups.set(keyOf(payment), [payment])
  }
  return [...groups].map(([key, group]) => ({
    key,
    volume: sum(group.map(({ literVolume }) => literVolume)),
    paid: sum(group.map(({ finalAmount }) => finalAmount)),
  }))
}

/** The litres and pesos of each product, in the order of products. */
export const byProduct = (payments: readonly GroupedPayment[]): PaymentGroup<Product>[] =>
  groupBy(payments, ({ productCode }) => productCode).toSorted(
    (one, other) => products.indexOf(one.key) - products.indexOf(other.key),
  )

/** The litres and pesos of each station, the highest amount first. */
export const byStation = (payments: readonly GroupedPayment[]): PaymentGroup<string>[] =>
  groupBy(payments, ({ stationName }) => stationName).toSorted((one, other) => other.paid - one.paid)
