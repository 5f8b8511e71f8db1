import type { cashinMethods, createCashin } from 'fleet-portal-api-client/contract/cashin'
import type { Centavos } from 'fleet-portal-api-client/money'
import type { EndpointInput } from 'fleet-portal-api-client'

/** The payment method of a cash-in. @since 0.1.0 */
export type CashInMethod = (typeof cashinMethods)[number]

/** The order that the user confirms. The browser stores it, so it contains no card data. @since 0.1.0 */
export interface CashInOrder {
  /** The payment method. */
  method: CashInMethod
  /** The amount that is credited to the wallet. Points are sent as pesos. */
  amount: Centavos
  /** Added to the amount. */
  fee: Centavos
  /** The bank's name, or the brand of a card and its last four digits. */
  paidWith: string
  /** The code of the bank. */
  bankCode?: string | undefined
  /** The processor of a payment over the counter. */
  processor?: string | undefined
  /** The value of the points, if one point is not worth one peso. */
  worth?: Centavos | undefined
}

/** The details of a cash-in that the browser stores until its outcome is acknowledged. @since 0.1.0 */
export interface CashInDetails extends CashInOrder {
  /** The id of the created cash-in. */
  cashInId?: string | undefined
  /** The reference number of the created cash-in. */
  referenceNumber?: string | undefined
}

/** The card data or token of a payment. It is only in the call, and never stored. */
export type Instrument = Pick<
  EndpointInput<typeof createCashin>,
  'paymentToken' | 'creditCardNo' | 'expiryDate' | 'cardCvn'
>
