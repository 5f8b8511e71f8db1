import { cashinMethods, type createCashin } from 'api-client/contract/cashin'
import type { Centavos } from 'api-client/money'
import type { EndpointInput } from 'api-client'
import * as z from 'zod/mini'

type Method = (typeof cashinMethods)[number]

/** The order that the user confirms. The browser stores it, so it contains no card data. */
export interface CashInOrder {
  method: Method
  /** The amount that is credited to the wallet. Points are sent as pesos. */
  amount: Centavos
  fee: Centavos
  /** The bank's name, or the brand of a card and its last four digits. */
  paidWith: string
  bankCode?: string | undefined
  processor?: string | undefined
  /** The value of the points, if one point is not worth one peso. */
  worth?: Centavos | undefined
}

/** Whether the user pays the order on another site. */
export const isPaidElsewhere = ({ method }: CashInOrder): boolean =>
  method === 'card' || method === 'online-banking'

/** The details of a cash-in that the browser stores until its outcome is acknowledged. The answer adds the ids. */
export interface CashInDetails extends CashInOrder {
  cashInId?: string | undefined
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

function bankInputOf({ method, bankCode, processor }: CashInOrder) {
  switch (method) {
    case 'card':
      return {}
    case 'online-banking':
      return { bankCode }
    case 'otc':
      return { mode: bankCode, paymentProcessor: processor }
    case 'vip-locqpay':
      return { paymentProcessor: 'vip' }
  }
}

/** Builds the input of the call. The amount is without the fee, because the payment provider adds the fee. */
export const buildCashInInput = (
  fleetId: string,
  order: CashInOrder,
  instrument: Instrument,
): EndpointInput<typeof createCashin> => ({
  fleetId,
  amount: order.amount,
  method: order.method,
  ...bankInputOf(order),
  ...instrument,
})
