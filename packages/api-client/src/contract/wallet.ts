import * as z from 'zod/mini'
import { id, pesos } from './codecs.ts'
import { defineEndpoint, requires } from './endpoint.ts'

const byFleet = z.object({ fleetId: id })

/** Reads the wallet balance of a fleet. @since 0.1.0 */
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

/** Reads the savings of a fleet from contract prices. @since 0.1.0 */
export const getSavings = defineEndpoint({
  name: 'getSavings',
  method: 'GET',
  kind: 'read',
  access: requires('DASHBOARD', 'view'),
  input: byFleet,
  output: z.looseObject({ savings: pesos }),
})
