import * as z from 'zod/mini'
import {
  centavos,
  costOf,
  millilitres,
  volumeFor,
  type Centavos,
  type Millilitres,
  type UnitPrice,
} from '../money.ts'
import { capitalFuel, product } from './products.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { commaList, exactLitres, exactPesos, id, litres, pesos, pricePerLitre, text } from './codecs.ts'
import { fromDay, instant, toDay } from './days.ts'
import { listCount, paging } from './paging.ts'
import { sorting } from './sorting.ts'

/** The causes of a price change. @since 0.1.0 */
export const movementTypes = ['initial', 'national', 'account', 'discount', 'changeRefS'] as const

/** A price change of one product. @since 0.1.0 */
export const priceHistoryRow = z.looseObject({
  effectiveAt: instant,
  productCode: product,
  pumpPrice: pricePerLitre,
  priceMovement: pricePerLitre,
  discount: pricePerLitre,
  creditPrice: pricePerLitre,
  movementType: text,
})

/** Rows under `priceHistory`, or under `data` from older servers. @since 0.1.0 */
export const listPriceHistory = defineEndpoint({
  name: 'listPriceHistory',
  method: 'GET',
  kind: 'read',
  access: requires('FUEL', 'view'),
  repeats: ['fleetId'],
  input: z.object({
    fleetId: id,
    startDate: z.optional(fromDay),
    endDate: z.optional(toDay),
    productCodes: z.optional(commaList(z.enum(['diesel', 'gas91', 'gas95', 'gas97', 'lubes']))),
    movementType: z.optional(z.enum(['all', ...movementTypes])),
    ...sorting(
      'effectiveAt',
      'productCode',
      'pumpPrice',
      'priceMovement',
      'discount',
      'creditPrice',
      'movementType',
    ),
    ...paging,
  }),
  list: {
    items: ['priceHistory', 'data'],
    id: ['effectiveAt', 'productCode', 'movementType', 'creditPrice'],
  },
  report: { type: 'pricing-history' },
  output: z.looseObject({
    priceHistory: z.optional(z.array(priceHistoryRow)),
    data: z.optional(z.array(priceHistoryRow)),
    count: z.number(),
  }),
})

/** A purchase of fuel. @since 0.1.0 */
export const boughtFuel = z.looseObject({
  buyFuelId: id,
  createdAt: instant,
  productCode: capitalFuel,
  creditPrice: pricePerLitre,
  literVolume: litres,
  totalCreditAmount: pesos,
})
/** A purchase of fuel. @since 0.1.0 */
export type BoughtFuel = z.output<typeof boughtFuel>

/** The unit of an order: millilitres or centavos. @since 0.1.0 */
export type FuelUnit = 'liter' | 'amount'

/**
 * An order at a price. `charge` is what the wallet pays. An order in pesos never costs more than its amount.
 *
 * @since 0.1.0
 */
export interface FuelQuote {
  /** The volume of the order. */
  volume: Millilitres
  /** The amount that the wallet pays. */
  charge: Centavos
}

/** Why there is no quote. @since 0.1.0 */
export type QuoteProblem = 'required' | 'minimum' | 'maximum'

/** One litre is the smallest order. */
const minVolume = millilitres(1_000)
/** A million litres and a billion pesos. The product of the two is still a safe integer. */
const maxOrder = { liter: 1_000_000_000, amount: 100_000_000_000 } as const

/**
 * Calculates the quote of an order at a price, or why there is none. `value` is in millilitres or centavos.
 *
 * @since 0.1.0
 */
export function quoteOf(
  unit: FuelUnit,
  value: number | undefined,
  price: UnitPrice,
): FuelQuote | QuoteProblem {
  if (value === undefined) return 'required'
  if (value > maxOrder[unit]) return 'maximum'
  // At a very low price an amount buys more than a safe integer holds, so an estimate comes before the exact volume.
  if (unit === 'amount' && (value / price) * 100_000 > maxOrder.liter) return 'maximum'
  const volume = unit === 'liter' ? millilitres(value) : volumeFor(centavos(value), price)
  return volume < minVolume ? 'minimum' : { volume, charge: costOf(volume, price) }
}

/**
 * Buys fuel with the wallet. Exactly one of `liter` and `amount` is null. The body has volume, amount and product only. The
 * fleet and the price that the user saw are sent as headers, which a server may ignore. If the price has changed, the call
 * rejects with PriceChanged and buys nothing.
 *
 * @since 0.1.0
 */
export const buyFuel = defineEndpoint({
  name: 'buyFuel',
  method: 'POST',
  kind: 'money',
  access: requires('BUY_FUEL', 'modify'),
  activeFleetOnly: true,
  headers: { fleetId: 'X-Fleet-Id', quotedPrice: 'X-Quoted-Price' },
  input: z
    .object({
      fleetId: id,
      quotedPrice: z.optional(pricePerLitre),
      liter: z.nullable(exactLitres),
      amount: z.nullable(exactPesos),
      productCode: capitalFuel,
    })
    .check(z.refine(({ liter, amount }) => (liter === null) !== (amount === null), 'oneOfTwo')),
  output: z.looseObject({
    buyFuelId: id,
    totalCreditAmount: pesos,
    literVolume: z.optional(litres),
    productCode: z.optional(capitalFuel),
    createdAt: z.optional(instant),
  }),
  errors: ['InsufficientAmount', 'BuyFuelLimitExceeded', 'PriceChanged', 'ReferenceStationClosed'],
})

/** Lists the purchases of fuel. @since 0.1.0 */
export const listBuyFuels = defineEndpoint({
  name: 'listBuyFuels',
  method: 'GET',
  kind: 'read',
  access: requires('BUY_FUEL', 'view'),
  repeats: ['fleetId'],
  input: z.object({
    fleetId: id,
    startDate: z.optional(fromDay),
    endDate: z.optional(toDay),
    searchKey: z.optional(text),
    productCode: z.optional(capitalFuel),
    ...sorting('createdAt', 'buyFuelId', 'productCode', 'creditPrice', 'literVolume', 'totalCreditAmount'),
    ...paging,
  }),
  list: { items: 'buyFuels', id: 'buyFuelId' },
  report: { type: 'buy-fuel' },
  output: z.looseObject({ buyFuels: z.array(boughtFuel), ...listCount }),
})
