import { ApiError } from 'api-client'
import { deactivatedFleetCodes } from 'api-client/contract/errors'
import { centavos, integerFromDecimal, unitPrice, type Centavos, type UnitPrice } from 'api-client/money'

/** Why a purchase did not come to its end, as far as the screen acts on it. */
export type Failure =
  | { kind: 'insufficient' }
  /** More than may be bought at present. `remaining` is what may still be bought, `message` the server's own words. */
  | { kind: 'limit'; remaining: Centavos | undefined; message: string | undefined }
  /** Nothing was bought: the price is another one now. */
  | { kind: 'price'; price: UnitPrice | undefined }
  /** The answer was lost, and it is certain that nothing was bought. `isFault`: the service broke, not the connection. */
  | { kind: 'not-applied'; isFault: boolean }
  /** The answer was lost, and nobody could say what happened. */
  | { kind: 'outcome-unknown' }
  | { kind: 'other'; error: ApiError }

/** Answers about a key whose call may have taken effect: it is still at work, or was another one. */
const openCodes: ReadonlySet<string | undefined> = new Set(['KeyInProgress', 'KeyReused'])

function decimalIn(error: ApiError, name: string, places: number): number | undefined {
  const value = error.data[name]
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const integer = integerFromDecimal(value, places, true)
  return integer !== undefined && integer >= 0 ? integer : undefined
}

export function failureOf(error: unknown): Failure {
  // Only a plain refusal says that nothing was bought; whatever is not one leaves it open.
  if (!(error instanceof ApiError)) return { kind: 'outcome-unknown' }
  if (error.kind === 'not-applied') return { kind: 'not-applied', isFault: error.failedAtServer }
  if (error.kind === 'outcome-unknown' || error.isAmbiguous || openCodes.has(error.code))
    return { kind: 'outcome-unknown' }
  switch (error.code) {
    case 'InsufficientAmount':
      return { kind: 'insufficient' }
    case 'BuyFuelLimitExceeded': {
      const remaining = decimalIn(error, 'remainingAmount', 2)
      return {
        kind: 'limit',
        remaining: remaining === undefined ? undefined : centavos(remaining),
        message: error.serverMessage,
      }
    }
    case 'PriceChanged': {
      const price = decimalIn(error, 'creditPrice', 4)
      return { kind: 'price', price: price ? unitPrice(price) : undefined }
    }
    default:
      return { kind: 'other', error }
  }
}

/** Whether the purchase certainly did not happen, so that another try is a new purchase. */
export const isDefiniteAnswer = ({ kind }: Failure): boolean => kind !== 'outcome-unknown'

/** Whether the purchase was refused because the whole fleet may do nothing any more. */
export const isDeactivation = (failure: Failure): boolean =>
  failure.kind === 'other' &&
  failure.error.code !== undefined &&
  deactivatedFleetCodes.includes(failure.error.code)
