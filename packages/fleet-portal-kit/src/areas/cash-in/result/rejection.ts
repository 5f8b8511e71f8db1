import type { ApiError } from 'fleet-portal-api-client'

/** The fields of the cash-in forms that the server may reject. */
export type RejectedField = 'amount' | 'cardNumber' | 'expiryDate' | 'cardCvn'

/** The form field of each field of the call. Servers use two names for the card number. */
const fieldNames: Readonly<Record<string, RejectedField>> = {
  amount: 'amount',
  cardNumber: 'cardNumber',
  creditCardNo: 'cardNumber',
  expiryDate: 'expiryDate',
  cardCvn: 'cardCvn',
}

/** The form field that a rejection concerns. Undefined for any other rejection. */
export const rejectedFieldOf = (error: ApiError): RejectedField | undefined =>
  error.fields.map(({ path }) => fieldNames[path]).find((name) => name !== undefined)
