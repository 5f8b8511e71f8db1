import * as z from 'zod/mini'
import { id, litres } from './codecs.ts'
import { product } from './products.ts'
import { defineEndpoint, requires } from './endpoint.ts'
import { redemptionFilters } from './redemptionFilters.ts'

const byFleet = z.object({ fleetId: id })

/** The litres of one product that a fleet has left. @since 0.1.0 */
export const fuelBalance = z.looseObject({ productCode: product, fuelBalance: litres })

/** Lists the litres that a fleet has left, by product. @since 0.1.0 */
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

/**
 * Reads the redeemed litres per product, for the redemptions that match the filters. Default: this month, without voided
 * redemptions. Paging has no effect.
 *
 * @since 0.1.0
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

/** Reads the litres in fuel codes, by product. @since 0.1.0 */
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
