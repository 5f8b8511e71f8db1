import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import type { Centavos } from 'fleet-portal-api-client/money'
import { channels, hasAmount, type Channel } from './channels/channels.tsx'

/** The method and the amount of a failed cash-in, for the form of another one. */
export interface RepeatedCashIn {
  method: Channel
  amount: Centavos
}

/** The statuses of a cash-in that can no longer be paid. */
const endedStatuses: ReadonlySet<string> = new Set(['failed', 'expired', 'voided'])

/**
 * What the form of another cash-in starts with. Undefined if the form of its method has no amount, or if the server has given a status
 * that the portal does not know: the payment may still succeed then.
 */
export function repeatedCashIn({ status, cashinChannel, amount }: Cashin): RepeatedCashIn | undefined {
  if (!endedStatuses.has(status)) return undefined
  const method = channels.find((channel) => channel === cashinChannel && hasAmount(channel))
  return method && { method, amount }
}
