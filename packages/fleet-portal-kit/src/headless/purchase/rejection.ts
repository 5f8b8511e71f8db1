import type { ApiError } from 'fleet-portal-api-client'
import {
  centavos,
  integerFromDecimal,
  unitPrice,
  type Centavos,
  type UnitPrice,
} from 'fleet-portal-api-client/money'

/** Why the server rejected a purchase. The screen handles these kinds differently. */
export type PurchaseRejection =
  | { kind: 'insufficient' }
  /** The purchase exceeds a limit. `remaining` is the amount that may still be bought, `message` the server's message. */
  | { kind: 'limit'; remaining: Centavos | undefined; message: string | undefined }
  /** The price has changed. `price` is the new one, if the server names it. */
  | { kind: 'price'; price: UnitPrice | undefined }
  | { kind: 'other' }

function readDecimal(error: ApiError, name: string, places: number): number | undefined {
  const value = error.data[name]
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const integer = integerFromDecimal(value, places, true)
  return integer !== undefined && integer >= 0 ? integer : undefined
}

export function rejectionOf(error: ApiError): PurchaseRejection {
  switch (error.code) {
    case 'InsufficientAmount':
      return { kind: 'insufficient' }
    case 'BuyFuelLimitExceeded': {
      const remaining = readDecimal(error, 'remainingAmount', 2)
      return {
        kind: 'limit',
        remaining: remaining === undefined ? undefined : centavos(remaining),
        message: error.serverMessage,
      }
    }
    case 'PriceChanged': {
      const price = readDecimal(error, 'creditPrice', 4)
      return { kind: 'price', price: price ? unitPrice(price) : undefined }
    }
    default:
      return { kind: 'other' }
  }
}
