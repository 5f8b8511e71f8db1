import { quoteOf, type FuelQuote, type FuelUnit, type QuoteProblem } from 'api-client/contract/fuel'
import { fuels, type Fuel } from 'api-client/contract/products'
import {
  centavos,
  costOf,
  decimalFromInteger,
  integerFromDecimal,
  millilitres,
  volumeFor,
  type Centavos,
  type Millilitres,
  type UnitPrice,
} from 'api-client/money'
import * as z from 'zod/mini'

/** What is on the form. `value` is millilitres or centavos, as `unit` says. */
export interface PurchaseDraft {
  product: Fuel | undefined
  unit: FuelUnit
  value: number | undefined
}

/** A quote that was put before the person: what is sent, and the price that it was made at. */
export interface FuelOrder extends FuelQuote {
  product: Fuel
  unit: FuelUnit
  value: number
  price: UnitPrice
}

const integer = <T extends number>() => z.custom<T>((value) => Number.isSafeInteger(value))

/** What the browser stores of a purchase until its outcome is acknowledged. */
export interface PurchaseDetails extends FuelOrder {
  /** The price before it changed, where the user confirms again because of that. */
  previousPrice?: UnitPrice | undefined
}

export const storedPurchase: z.ZodMiniType<PurchaseDetails> = z.object({
  product: z.enum(fuels),
  unit: z.enum(['liter', 'amount']),
  value: integer<number>(),
  price: integer<UnitPrice>(),
  volume: integer<Millilitres>(),
  charge: integer<Centavos>(),
  previousPrice: z.optional(integer<UnitPrice>()),
})

/** A draft as the tab keeps it, and what the address said of it when it was kept. */
export const storedDraft: z.ZodMiniType<{ draft: PurchaseDraft; address: string | undefined }> = z.pipe(
  z.object({
    product: z.optional(z.enum(fuels)),
    unit: z.enum(['liter', 'amount']),
    value: z.int().check(z.nonnegative()),
    address: z.optional(z.string()),
  }),
  z.transform(({ product, unit, value, address }) => ({ draft: { product, unit, value }, address })),
)

export const nothingDrafted: PurchaseDraft = { product: undefined, unit: 'liter', value: undefined }

/** The least amount that buys one litre at a price. */
export const leastAmount = (price: UnitPrice): Centavos => centavos(Math.ceil(price / 100))

/** The other unit of a value below the minimum or above it, for the field that follows. Nothing where nothing is typed. */
export function otherUnit(unit: FuelUnit, value: number | undefined, price: UnitPrice): number | undefined {
  if (value === undefined || price <= 0 || quoteOf(unit, value, price) === 'maximum') return undefined
  return unit === 'liter' ? costOf(millilitres(value), price) : volumeFor(centavos(value), price)
}

/** The same order at another price: what was asked for stays, what follows from it changes. */
export function atPrice(order: FuelOrder, price: UnitPrice): FuelOrder | QuoteProblem {
  const quote = quoteOf(order.unit, order.value, price)
  return typeof quote === 'string' ? quote : { ...order, ...quote, price }
}

/** Whether an order is what stands on the form. */
export const isSame = (draft: PurchaseDraft, order: FuelOrder): boolean =>
  draft.product === order.product && draft.unit === order.unit && draft.value === order.value

/** The draft as query values, so that a link, a reload and Back bring it back. Decimals, as people write them. */
export function searchOfDraft({ product, unit, value }: PurchaseDraft): Record<string, string | undefined> {
  const places = unit === 'liter' ? 3 : 2
  const text = value === undefined ? undefined : String(decimalFromInteger(value, places))
  return {
    product,
    litres: unit === 'liter' ? text : undefined,
    pesos: unit === 'amount' ? text : undefined,
  }
}

/** A draft as one text of an address: the same for the same draft. */
export const addressOf = (draft: PurchaseDraft): string =>
  Object.entries(searchOfDraft(draft))
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('&')

const valueOf = (text: string | null, places: number) =>
  text === null || text.startsWith('-') ? undefined : integerFromDecimal(text, places)

/** A draft out of query values. What does not fit is left out. */
export function draftFromSearch(search: string): PurchaseDraft {
  const query = new URLSearchParams(search)
  const pesos = valueOf(query.get('pesos'), 2)
  return {
    product: fuels.find((fuel) => fuel === query.get('product')),
    ...(pesos === undefined
      ? { unit: 'liter', value: valueOf(query.get('litres'), 3) }
      : { unit: 'amount', value: pesos }),
  }
}
