import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import { id, pesos } from 'fleet-portal-api-client/contract/codecs'
import { instant } from 'fleet-portal-api-client/contract/days'
import * as z from 'zod/mini'

function decodeOptional<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | undefined {
  const decoded = z.safeDecode(schema, value as z.input<S>)
  return decoded.success ? decoded.data : undefined
}

/**
 * Fields of a cash-in that some servers return although the API does not document them: its fleet, its payment deadline,
 * and the additional fee in centavos.
 */
export const extraFields = (cashin: Cashin) => ({
  fleetId: decodeOptional(id, cashin['fleetId']),
  expiresAt: decodeOptional(instant, cashin['expiresAt']),
  fee: decodeOptional(pesos, cashin['fee']),
})
