import { quoteOf, type FuelUnit } from 'fleet-portal-api-client/contract/fuel'
import { fuels } from 'fleet-portal-api-client/contract/products'
import {
  centavos,
  costOf,
  decimalFromInteger,
  integerFromDecimal,
  millilitres,
  volumeFor,
  type Centavos,
  type UnitPrice,
} from 'fleet-portal-api-client/money'
import * as z from 'zod/mini'
import type { FuelOrder, PurchaseDraft } from '../../headless/purchase/fuelOrder.ts'

/** A stored draft, and the query of the page URL when it was stored. The stored field of the query is `address`. */
export const storedDraft: z.ZodMiniType<{ draft: PurchaseDraft; query: string | undefined }> = z.pipe(
  z.object({
    product: z.optional(z.enum(fuels)),
    unit: z.enum(['liter', 'amount']),
    value: z.int().check(z.nonnegative()),
    address: z.optional(z.string()),
  }),
  z.transform(({ product, unit, value, address }) => ({ draft: { product, unit, value }, query: address })),
)

export const emptyDraft: PurchaseDraft = { product: undefined, unit: 'liter', value: undefined }

/** The smallest amount that buys one litre at a price. */
export const minimumAmount = (price: UnitPrice): Centavos => centavos(Math.ceil(price / 100))

/**
 * Converts a value to the other unit, also below the minimum order. Undefined without a value or a price, and above the
 * maximum.
 */
export function convertToOtherUnit(
  unit: FuelUnit,
  value: number | undefined,
  price: UnitPrice,
): number | undefined {
  if (value === undefined || price <= 0 || quoteOf(unit, value, price) === 'maximum') return undefined
  return unit === 'liter' ? costOf(millilitres(value), price) : volumeFor(centavos(value), price)
}

/** Whether the form still has the values of an order. */
export const isSameOrder = (draft: PurchaseDraft, order: FuelOrder): boolean =>
  draft.product === order.product && draft.unit === order.unit && draft.value === order.value

/** The query values of a draft, as decimals in litres or pesos. A link, a reload and Back restore the draft from them. */
export function searchOfDraft({ product, unit, value }: PurchaseDraft): Record<string, string | undefined> {
  const places = unit === 'liter' ? 3 : 2
  const text = value === undefined ? undefined : String(decimalFromInteger(value, places))
  return {
    product,
    litres: unit === 'liter' ? text : undefined,
    pesos: unit === 'amount' ? text : undefined,
  }
}

/** The query string of a draft. Equal drafts have equal query strings. */
export const queryOfDraft = (draft: PurchaseDraft): string =>
  Object.entries(searchOfDraft(draft))
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join('&')

const parseDecimal = (text: string | null, places: number) =>
  text === null || text.startsWith('-') ? undefined : integerFromDecimal(text, places)

/** Reads a draft from query values. Ignores invalid values. */
export function draftFromSearch(search: string): PurchaseDraft {
  const query = new URLSearchParams(search)
  const pesos = parseDecimal(query.get('pesos'), 2)
  return {
    product: fuels.find((fuel) => fuel === query.get('product')),
    ...(pesos === undefined
      ? { unit: 'liter', value: parseDecimal(query.get('litres'), 3) }
      : { unit: 'amount', value: pesos }),
  }
}
