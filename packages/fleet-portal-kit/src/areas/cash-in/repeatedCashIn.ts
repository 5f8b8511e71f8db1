import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import type { Centavos } from 'fleet-portal-api-client/money'
import { channels, hasAmount, type Channel } from './channels/channels.tsx'

/** The method and the amount of a failed cash-in, for the form of another one. */
export interface RepeatedCashIn {
  method: Channel
  amount: Centavos
}

const failedStatuses: ReadonlySet<string> = new Set(['failed', 'expired', 'voided'])

/** Whether a cash-in can no longer be paid. A payment with a status that the portal does not know may still succeed. */
export const hasFailed = (status: string): boolean => failedStatuses.has(status)

/**
 * What the form of another cash-in starts with. Undefined if the form of its method has no amount, or if the server has given a status
 * that the portal does not know: the payment may still succeed then.
 */
export function repeatedCashIn({ status, cashinChannel, amount }: Cashin): RepeatedCashIn | undefined {
  if (!hasFailed(status)) return undefined
  const method = channels.find((channel) => channel === cashinChannel && hasAmount(channel))
  return method && { method, amount }
}
