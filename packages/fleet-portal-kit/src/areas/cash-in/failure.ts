import { ApiError } from 'api-client'
import { deactivatedFleetCodes } from 'api-client/contract/errors'

/** Why a cash-in was not made, as far as the screen acts on it. */
export type Failure =
  /** The answer said so itself. */
  | { kind: 'declined' }
  /** Made, but without a page that it can be paid at. */
  | { kind: 'noCheckout'; referenceNumber: string | undefined }
  /** The answer was lost, and it is certain that nothing was made. `isFault`: the service broke, not the connection. */
  | { kind: 'not-applied'; isFault: boolean }
  /** The answer was lost, and nobody could say what happened. */
  | { kind: 'outcome-unknown' }
  /** Refused for what stands in a field of the form. */
  | { kind: 'field'; field: FaultyField; error: ApiError }
  | { kind: 'other'; error: ApiError }

export type FaultyField = 'amount' | 'cardNumber' | 'expiryDate' | 'cardCvn'

const fieldNames: Readonly<Record<string, FaultyField>> = {
  amount: 'amount',
  cardNumber: 'cardNumber',
  creditCardNo: 'cardNumber',
  expiryDate: 'expiryDate',
  cardCvn: 'cardCvn',
}

/** Answers about a key whose call may have taken effect: it is still at work, or was another one. */
const openCodes: ReadonlySet<string | undefined> = new Set(['KeyInProgress', 'KeyReused'])

export function failureOf(error: unknown): Failure {
  // Only a plain refusal says that nothing was made; whatever is not one leaves it open.
  if (!(error instanceof ApiError)) return { kind: 'outcome-unknown' }
  if (error.kind === 'not-applied') return { kind: 'not-applied', isFault: error.failedAtServer }
  if (error.kind === 'outcome-unknown' || error.isAmbiguous || openCodes.has(error.code))
    return { kind: 'outcome-unknown' }
  const field = error.fields.map(({ path }) => fieldNames[path]).find((name) => name !== undefined)
  return field ? { kind: 'field', field, error } : { kind: 'other', error }
}

/** Whether the cash-in certainly was not made, or its outcome is known, so that another try is a new one. */
export const isDefiniteAnswer = ({ kind }: Failure): boolean => kind !== 'outcome-unknown'

/** Whether it was refused because the whole fleet may do nothing any more. */
export const isDeactivation = (failure: Failure): boolean =>
  failure.kind === 'other' &&
  failure.error.code !== undefined &&
  deactivatedFleetCodes.includes(failure.error.code)
