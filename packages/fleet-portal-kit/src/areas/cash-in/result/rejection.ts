import type { ApiError } from 'api-client'

/** The fields of the cash-in forms that the server may reject. */
export type RejectedField = 'amount' | 'cardNumber' | 'expiryDate' | 'cardCvn'

/** Servers call the card number by either name. */
const fieldNames: Readonly<Record<string, RejectedField>> = {
  amount: 'amount',
  cardNumber: 'cardNumber',
  creditCardNo: 'cardNumber',
  expiryDate: 'expiryDate',
  cardCvn: 'cardCvn',
}

/** The form field that a rejection is about; undefined for any other rejection. */
export const rejectedFieldOf = (error: ApiError): RejectedField | undefined =>
  error.fields.map(({ path }) => fieldNames[path]).find((name) => name !== undefined)
