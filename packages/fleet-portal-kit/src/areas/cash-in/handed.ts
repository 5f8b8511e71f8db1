import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { channels, type Channel } from './channels/channels.ts'

/** How a payment page, or whoever sends somebody here, says that a payment ended. It proves nothing. */
export type Hint = 'success' | 'failed' | 'cancelled' | undefined

/** Which cash-in is meant, as far as the way back knew. */
export interface Returned {
  cashInId?: string | undefined
  referenceNumber?: string | undefined
  hint: Hint
}

/** What was handed over to the page. */
export type Handed =
  | { kind: 'method'; method: Channel | undefined }
  | { kind: 'result'; returned: Returned }
  | { kind: 'card'; isVerified: boolean; referenceNumber: string }
  | { kind: 'bpi'; cashInId: string; token: string }

function hintOf(status: string | undefined): Hint {
  if (status === 'success') return 'success'
  if (status === 'cancel' || status === 'cancelled') return 'cancelled'
  return status === undefined ? undefined : 'failed'
}

export function handedOf(state: FleetPortalDestination['state']): Handed {
  const { cashInId, status, referenceNumber, paymentMethod, bankName, token, cashInStatus } = state ?? {}
  if (bankName === 'BPI' && cashInId && token) return { kind: 'bpi', cashInId, token }
  if (cashInStatus && referenceNumber && !cashInId) {
    return { kind: 'card', isVerified: cashInStatus === 'success', referenceNumber }
  }
  if (cashInId || status || cashInStatus) {
    return { kind: 'result', returned: { cashInId, referenceNumber, hint: hintOf(status ?? cashInStatus) } }
  }
  return { kind: 'method', method: channels.find((channel) => channel === paymentMethod) }
}

/** What shows a result again when it is handed over to the page. */
export const stateOf = ({ cashInId, referenceNumber, hint }: Returned): FleetPortalDestination['state'] => ({
  ...(cashInId && { cashInId }),
  ...(referenceNumber && { referenceNumber }),
  ...(hint && { status: hint }),
})

export type CashInOutcome = 'success' | 'pending' | 'failed' | 'cancelled'

/**
 * How a cash-in ended, by what the server says of it. What was handed over tells a cancelled payment from a failed one
 * and nothing else; a status that nobody knows is a failure, one that waits never is.
 */
export function outcomeOf(status: string, hint: Hint): CashInOutcome {
  if (status === 'success' || status === 'pending') return status
  return status === 'failed' && hint === 'cancelled' ? 'cancelled' : 'failed'
}
