import { cashinMethods, type createCashin } from 'fleet-portal-api-client/contract/cashin'
import type { Centavos } from 'fleet-portal-api-client/money'
import type { EndpointInput } from 'fleet-portal-api-client'
import * as z from 'zod/mini'

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

const integer = z.custom<Centavos>((value) => Number.isSafeInteger(value))

export const storedCashIn: z.ZodMiniType<CashInDetails> = z.object({
  method: z.enum(cashinMethods),
  amount: integer,
  fee: integer,
  paidWith: z.string(),
  bankCode: z.optional(z.string()),
  processor: z.optional(z.string()),
  worth: z.optional(integer),
  cashInId: z.optional(z.string()),
  referenceNumber: z.optional(z.string()),
})

type CashInInput = EndpointInput<typeof createCashin>

/** The fields of the call that only one method has. */
const fieldsOf: Record<CashInMethod, (order: CashInOrder) => Partial<CashInInput>> = {
  card: () => ({}),
  'online-banking': ({ bankCode }) => ({ bankCode }),
  otc: ({ bankCode, processor }) => ({ mode: bankCode, paymentProcessor: processor }),
  'vip-locqpay': () => ({ paymentProcessor: 'vip' }),
}

/** Whether the user pays on another site. */
export const isPaidElsewhere = (method: CashInMethod): boolean =>
  method === 'card' || method === 'online-banking'

/** Builds the input of the call. The amount is without the fee, because the payment provider adds the fee. */
export const buildCashInInput = (
  fleetId: string,
  order: CashInOrder,
  instrument: Instrument,
): CashInInput => ({
  fleetId,
  amount: order.amount,
  method: order.method,
  ...fieldsOf[order.method](order),
  ...instrument,
})
