import * as z from 'zod/mini'
import { capitalFuel, product } from './products.ts'
import { redemptionFilters } from './redemptionFilters.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { fromDay, id, instant, litres, optionalText, pesos, pricePerLitre, text, toDay } from './values.ts'

const byFleet = z.object({ fleetId: id })

export const getWallet = defineEndpoint({
  name: 'getWallet',
  method: 'GET',
  kind: 'read',
  access: {
    anyOf: [requires('DASHBOARD', 'view'), requires('BUY_FUEL', 'view'), requires('CASH_IN', 'view')],
  },
  input: byFleet,
  output: z.looseObject({ walletBalance: pesos }),
})

export const fuelBalance = z.looseObject({ productCode: product, fuelBalance: litres })

export const listFuelBalances = defineEndpoint({
  name: 'listFuelBalances',
  method: 'GET',
  kind: 'read',
  access: {
    anyOf: [
      requires('DASHBOARD', 'view'),
      requires('BUY_FUEL', 'view'),
      requires('GENERATE_FUEL_CODE', 'view'),
    ],
    fleetFeature: 'BUY_FUEL',
  },
  input: byFleet,
  output: z.array(fuelBalance),
})

export const getPoints = defineEndpoint({
  name: 'getPoints',
  method: 'GET',
  kind: 'read',
  access: { anyOf: [requires('DASHBOARD', 'view'), requires('CASH_IN', 'view')] },
  input: byFleet,
  output: z.looseObject({
    points: z.number(),
    firstName: optionalText,
    lastName: optionalText,
    mobileNumber: optionalText,
  }),
  errors: ['L1002'],
})

export const linkLoyalty = defineEndpoint({
  name: 'linkLoyalty',
  method: 'POST',
  kind: 'write',
  access: requires('DASHBOARD', 'modify'),
  activeFleetOnly: true,
  input: z.object({ fleetId: id, mobileNumber: z.string().check(z.regex(/^\+639\d{9}$/, 'mobile')) }),
  output: z.unknown(),
  errors: ['L1001', 'L1002'],
})

/**
 * Litres redeemed per product, of the redemptions that the filters choose: those of this month unless dates are given,
 * and without the voided ones unless a status is. Paging chooses nothing here.
 */
export const getConsumption = defineEndpoint({
  name: 'getConsumption',
  method: 'GET',
  kind: 'read',
  access: requires('DASHBOARD', 'view'),
  repeats: ['fleetId'],
  input: z.object(redemptionFilters),
  output: z.array(z.looseObject({ productCode: product, literVolume: litres })),
})

export const getFuelCodeTotals = defineEndpoint({
  name: 'getFuelCodeTotals',
  method: 'GET',
  kind: 'read',
  access: { anyOf: [requires('DASHBOARD', 'view')], fleetFeature: 'MY_FUEL_CODE' },
  input: byFleet,
  output: z.looseObject({
    totalFuelCodeDiesel: litres,
    totalFuelCodeGas91: litres,
    totalFuelCodeGas95: litres,
    totalFuelCodeGas97: litres,
  }),
})

export const getSavings = defineEndpoint({
  name: 'getSavings',
  method: 'GET',
  kind: 'read',
  access: requires('DASHBOARD', 'view'),
  input: byFleet,
  output: z.looseObject({ savings: pesos }),
})

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
