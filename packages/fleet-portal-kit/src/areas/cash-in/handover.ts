import { cardTerms } from 'fleet-portal-api-client/contract/cashinTerms'
import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { channels, type Channel } from './channels/channels.tsx'

/** The status of a payment according to the navigation state. It can be forged, so it never decides about a success. */
export type StatusHint = 'success' | 'failed' | 'cancelled' | undefined

/** A payment that the user returned from, as the navigation state identifies it. */
export interface ReturnedPayment {
  cashInId?: string | undefined
  referenceNumber?: string | undefined
  hint: StatusHint
  /** Its amount, if the user wants to pay it again. */
  repeatedAmount?: Centavos | undefined
}

/** The parsed navigation state of the screen. */
export type Handover =
  | { kind: 'method'; method: Channel | undefined; amount?: Centavos }
  | { kind: 'result'; payment: ReturnedPayment }
  | { kind: 'card'; isVerified: boolean; referenceNumber: string }
  | { kind: 'bpi'; cashInId: string; token: string }

/** The amount that another page suggests, in centavos, or the minimum if that is more. It only fills in the form. */
function suggestedAmount(text: string | undefined): Centavos | undefined {
  const amount = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : undefined
  return amount !== undefined && Number.isSafeInteger(amount)
    ? centavos(Math.max(amount, cardTerms.min))
    : undefined
}

function hintOf(status: string | undefined): StatusHint {
  if (status === 'success') return 'success'
  if (status === 'cancel' || status === 'cancelled') return 'cancelled'
  return status === undefined ? undefined : 'failed'
}

/** Parses the navigation state. */
export function parseHandover(state: FleetPortalDestination['state']): Handover {
  const { cashInId, status, referenceNumber, paymentMethod, bankName, token, cashInStatus, ...others } =
    state ?? {}
  const amount = suggestedAmount(others['amount'])
  if (bankName === 'BPI' && cashInId && token) return { kind: 'bpi', cashInId, token }
  if (cashInStatus && referenceNumber && !cashInId) {
    return { kind: 'card', isVerified: cashInStatus === 'success', referenceNumber }
  }
  if (cashInId || status || cashInStatus) {
    return { kind: 'result', payment: { cashInId, referenceNumber, hint: hintOf(status ?? cashInStatus) } }
  }
  return {
    kind: 'method',
    method: channels.find((channel) => channel === paymentMethod),
    ...(amount && { amount }),
  }
}

/** The navigation state that shows a payment again. */
export const handoverStateOf = ({
  cashInId,
  referenceNumber,
  hint,
}: ReturnedPayment): FleetPortalDestination['state'] => ({
  ...(cashInId && { cashInId }),
  ...(referenceNumber && { referenceNumber }),
  ...(hint && { status: hint }),
})

export type CashInOutcome = 'success' | 'pending' | 'failed' | 'cancelled'

/**
 * The outcome of a cash-in, from the status of the server. The hint only distinguishes a cancelled payment from a failed
 * one. An unknown status is a failure; a pending cash-in never is.
 */
export function outcomeOf(status: string, hint: StatusHint): CashInOutcome {
  if (status === 'success' || status === 'pending') return status
  return status === 'failed' && hint === 'cancelled' ? 'cancelled' : 'failed'
}
