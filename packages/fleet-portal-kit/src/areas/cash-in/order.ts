import { cashinMethods, type createCashin } from 'api-client/contract/cashin'
import type { Centavos } from 'api-client/money'
import type { EndpointInput } from 'api-client'
import * as z from 'zod/mini'

type Method = (typeof cashinMethods)[number]

/** What a person has put together to be paid. Nothing in it is secret: the browser remembers it. */
export interface CashInOrder {
  method: Method
  /** What the wallet is credited with. Points go as pesos. */
  amount: Centavos
  fee: Centavos
  /** The bank's name, or the brand of a card and its last four digits. */
  paidWith: string
  bankCode?: string | undefined
  processor?: string | undefined
  /** What the wallet gets of points where one is not a peso. */
  worth?: Centavos | undefined
}

/** Whether the person leaves for another site to pay it. */
export const isPaidElsewhere = ({ method }: CashInOrder): boolean =>
  method === 'card' || method === 'online-banking'

/** What the browser stores of a cash-in until its outcome is acknowledged. The ids are added once they are known. */
export interface CashInDetails extends CashInOrder {
  cashInId?: string | undefined
  referenceNumber?: string | undefined
}

/** What pays, where that is a card: it goes into the call and nowhere else. */
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

function bankOf({ method, bankCode, processor }: CashInOrder) {
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

/** The input of the call. The amount is sent as it was typed: the payment provider adds its fee. */
export const cashInInputOf = (
  fleetId: string,
  order: CashInOrder,
  instrument: Instrument,
): EndpointInput<typeof createCashin> => ({
  fleetId,
  amount: order.amount,
  method: order.method,
  ...bankOf(order),
  ...instrument,
})
