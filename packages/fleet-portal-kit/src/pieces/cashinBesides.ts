import type { Cashin } from 'api-client/contract/cashin'
import { id, instant, pesos } from 'api-client/contract/values'
import * as z from 'zod/mini'

const besides = z.object({
  fleetId: z.catch(z.optional(id), undefined),
  expiresAt: z.catch(z.optional(instant), undefined),
  fee: z.catch(z.optional(pesos), undefined),
})

/**
 * What a server may tell of a cash-in besides what the API states: whose it is, until when it can be paid, and the fee
 * on top, in centavos.
 */
export const toldBesides = (cashin: Cashin): z.output<typeof besides> => z.decode(besides, cashin as never)
