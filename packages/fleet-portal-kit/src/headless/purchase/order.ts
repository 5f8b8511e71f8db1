import { quoteOf, type QuoteProblem } from 'fleet-portal-api-client/contract/fuel'
import type { PumpPrice } from 'fleet-portal-api-client/contract/prices'
import { fuels } from 'fleet-portal-api-client/contract/products'
import type { Centavos, Millilitres, UnitPrice } from 'fleet-portal-api-client/money'
import * as z from 'zod/mini'
import type { FuelOrder, PurchaseDetails, PurchaseDraft } from './fuelOrder.ts'

const integer = <T extends number>() => z.custom<T>((value) => Number.isSafeInteger(value))

export const storedPurchase: z.ZodMiniType<PurchaseDetails> = z.object({
  product: z.enum(fuels),
  unit: z.enum(['liter', 'amount']),
  value: integer<number>(),
  price: integer<UnitPrice>(),
  volume: integer<Millilitres>(),
  charge: integer<Centavos>(),
  previousPrice: z.optional(integer<UnitPrice>()),
})

/** Quotes the same order at another price. The requested litres or pesos stay the same. */
export function repriceOrder(order: FuelOrder, price: UnitPrice): FuelOrder | QuoteProblem {
  const quote = quoteOf(order.unit, order.value, price)
  return typeof quote === 'string' ? quote : { ...order, ...quote, price }
}

/** Builds the order of a draft at the current prices. `problem` is why there is none. */
export function buildOrder(draft: PurchaseDraft, prices: readonly PumpPrice[]) {
  const pumpPrice = prices.find(
    ({ productCode, creditPrice }) => productCode === draft.product && creditPrice > 0,
  )
  if (!pumpPrice) return { product: undefined, price: undefined, order: undefined, problem: undefined }
  const { productCode: product, creditPrice: price } = pumpPrice
  const quote = quoteOf(draft.unit, draft.value, price)
  if (typeof quote === 'string' || draft.value === undefined) {
    return { product, price, order: undefined, problem: quote as Exclude<typeof quote, object> }
  }
  const order: FuelOrder = { product, price, unit: draft.unit, value: draft.value, ...quote }
  return { product, price, order, problem: undefined }
}
