import * as z from 'zod/mini'
import { id, pricePerLitre, text } from './codecs.ts'
import { instant, fromDay, toDay } from './days.ts'
import { product, capitalFuel } from './products.ts'
import { requires, defineEndpoint } from './endpoint.ts'

const byFleet = z.object({ fleetId: id })

/** A change of the pump price of one product. @since 0.1.0 */
export const priceMovement = z.looseObject({ product, movement: pricePerLitre, effectiveAt: instant })

const movementAccess = { anyOf: [requires('DASHBOARD', 'view'), requires('BUY_FUEL', 'view')] } as const

/** Lists the current contract prices of a fleet. @since 0.1.0 */
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

/** Lists the price changes of a period. @since 0.1.0 */
export const listPriceMovements = defineEndpoint({
  name: 'listPriceMovements',
  method: 'GET',
  kind: 'read',
  access: movementAccess,
  input: z.object({ startDate: fromDay, endDate: toDay, fleetId: id }),
  output: z.array(priceMovement),
})

/** Reads the latest price change of each product. @since 0.1.0 */
export const getLatestPriceMovement = defineEndpoint({
  name: 'getLatestPriceMovement',
  method: 'GET',
  kind: 'read',
  access: movementAccess,
  input: byFleet,
  output: z.array(priceMovement),
})

/** Reads the announced price change of each product. @since 0.1.0 */
export const getUpcomingPriceMovement = defineEndpoint({
  name: 'getUpcomingPriceMovement',
  method: 'GET',
  kind: 'read',
  access: movementAccess,
  input: byFleet,
  output: z.array(priceMovement),
})

/** The price of a product at a pump. @since 0.1.0 */
export const pumpPrice = z.looseObject({
  productCode: capitalFuel,
  pumpPrice: pricePerLitre,
  discount: pricePerLitre,
  creditPrice: pricePerLitre,
  effectiveAt: z.nullish(text),
})

/** The price of a product at a pump. @since 0.1.0 */
export type PumpPrice = z.output<typeof pumpPrice>

const noPrices = z.codec(z.nullish(z.strictObject({})), z.array(pumpPrice), {
  decode: () => [],
  encode: () => null,
})

/** Lists the current pump prices. @since 0.1.0 */
export const listPumpPrices = defineEndpoint({
  name: 'listPumpPrices',
  method: 'GET',
  kind: 'read',
  access: { anyOf: [requires('BUY_FUEL', 'view'), requires('DASHBOARD', 'view')] },
  input: byFleet,
  // For a fleet without prices, servers return nothing or `{}`.
  output: z.union([z.array(pumpPrice), noPrices]),
})
