import * as z from 'zod/mini'
import { capitalFuel, product } from './products.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import {
  commaList,
  exactLitres,
  exactPesos,
  fromDay,
  id,
  instant,
  litres,
  paging,
  pesos,
  pricePerLitre,
  text,
  toDay,
} from './values.ts'

export const movementTypes = ['initial', 'national', 'account', 'discount', 'changeRefS'] as const

export const priceHistoryRow = z.looseObject({
  effectiveAt: instant,
  productCode: product,
  pumpPrice: pricePerLitre,
  priceMovement: pricePerLitre,
  discount: pricePerLitre,
  creditPrice: pricePerLitre,
  movementType: text,
})

/** Rows under `priceHistory`, or under `data` from older servers. */
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
    ...paging,
  }),
  output: z.looseObject({
    priceHistory: z.optional(z.array(priceHistoryRow)),
    data: z.optional(z.array(priceHistoryRow)),
    count: z.number(),
  }),
})

export const boughtFuel = z.looseObject({
  buyFuelId: id,
  createdAt: instant,
  productCode: capitalFuel,
  creditPrice: pricePerLitre,
  literVolume: litres,
  totalCreditAmount: pesos,
})
export type BoughtFuel = z.output<typeof boughtFuel>

/**
 * Buys fuel with the wallet. Exactly one of `liter` and `amount` is null. The body carries just these three; the
 * fleet and the price that the person saw travel as headers that a server may ignore. A changed price answers
 * PriceChanged and buys nothing.
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
    ...paging,
  }),
  output: z.looseObject({ buyFuels: z.array(boughtFuel), count: z.number() }),
})
