import * as z from 'zod/mini'
import { id, pricePerLitre, text } from './codecs.ts'
import { instant, fromDay, toDay } from './days.ts'
import { product, capitalFuel } from './products.ts'
import { requires, defineEndpoint } from './endpoint.ts'

const byFleet = z.object({ fleetId: id })

export const priceMovement = z.looseObject({ product, movement: pricePerLitre, effectiveAt: instant })

const movementAccess = { anyOf: [requires('DASHBOARD', 'view'), requires('BUY_FUEL', 'view')] } as const

export const listContractPrices = defineEndpoint({
  name: 'listContractPrices',
  method: 'GET',
  kind: 'read',
  access: requires('DASHBOARD', 'view'),
  repeats: ['fleetId'],
  fixed: { movementType: 'national,account,initial' },
  input: z.object({ fleetId: id, startDate: z.optional(fromDay), endDate: z.optional(toDay) }),
  output: z.array(z.looseObject({ productCode: product, creditPrice: pricePerLitre, effectiveAt: instant })),
})

export const listPriceMovements = defineEndpoint({
  name: 'listPriceMovements',
  method: 'GET',
  kind: 'read',
  access: movementAccess,
  input: z.object({ startDate: fromDay, endDate: toDay, fleetId: id }),
  output: z.array(priceMovement),
})

export const getLatestPriceMovement = defineEndpoint({
  name: 'getLatestPriceMovement',
  method: 'GET',
  kind: 'read',
  access: movementAccess,
  input: byFleet,
  output: z.array(priceMovement),
})

export const getUpcomingPriceMovement = defineEndpoint({
  name: 'getUpcomingPriceMovement',
  method: 'GET',
  kind: 'read',
  access: movementAccess,
  input: byFleet,
  output: z.array(priceMovement),
})

export const pumpPrice = z.looseObject({
  productCode: capitalFuel,
  pumpPrice: pricePerLitre,
  discount: pricePerLitre,
  creditPrice: pricePerLitre,
  effectiveAt: z.nullish(text),
})

export type PumpPrice = z.output<typeof pumpPrice>

const noPrices = z.codec(z.nullish(z.strictObject({})), z.array(pumpPrice), {
  decode: () => [],
  encode: () => null,
})

export const listPumpPrices = defineEndpoint({
  name: 'listPumpPrices',
  method: 'GET',
  kind: 'read',
  access: { anyOf: [requires('BUY_FUEL', 'view'), requires('DASHBOARD', 'view')] },
  input: byFleet,
  // A fleet without prices is answered with nothing, or with `{}`.
  output: z.union([z.array(pumpPrice), noPrices]),
})
