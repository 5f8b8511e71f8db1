import type { Cashin } from 'api-client/contract/cashin'
import { id, pesos } from 'api-client/contract/codecs'
import { instant } from 'api-client/contract/days'
import * as z from 'zod/mini'

function told<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | undefined {
  const found = z.safeDecode(schema, value as z.input<S>)
  return found.success ? found.data : undefined
}

/**
 * What a server may tell of a cash-in besides what the API states: whose it is, until when it can be paid, and the fee
 * on top, in centavos.
 */
export const extraFields = (cashin: Cashin) => ({
  fleetId: told(id, cashin['fleetId']),
  expiresAt: told(instant, cashin['expiresAt']),
  fee: told(pesos, cashin['fee']),
})
