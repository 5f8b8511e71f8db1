import { cashinMethods, type createCashin } from 'fleet-portal-api-client/contract/cashin'
import type { Centavos } from 'fleet-portal-api-client/money'
import type { EndpointInput } from 'fleet-portal-api-client'
import { Clock, Store, type IconNode } from 'lucide'
import * as z from 'zod/mini'
import type { cashInMessages } from '../../locales/en/cashIn.ts'

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

type Messages = typeof cashInMessages.defaults
type CashInInput = EndpointInput<typeof createCashin>

interface PendingText {
  icon: IconNode
  title: string
  body: string
  notes?: readonly string[]
}

interface MethodRules {
  /** Whether the user pays on another site. */
  isPaidElsewhere?: boolean
  /** The button of the confirmation. */
  confirmLabel: (t: Messages) => string
  /** The fields of the call that only this method has. */
  fields: (order: CashInOrder) => Partial<CashInInput>
  /** What a pending cash-in of this method tells the user. Default: that the payment is not confirmed yet. */
  pending?: (t: Messages, bank: string | undefined) => PendingText
}

/** What differs between the payment methods after their form. */
export const methodRules: Record<Method, MethodRules> = {
  card: { isPaidElsewhere: true, confirmLabel: (t) => t.goToPayment, fields: () => ({}) },
  'online-banking': {
    isPaidElsewhere: true,
    confirmLabel: (t) => t.goToPayment,
    fields: ({ bankCode }) => ({ bankCode }),
  },
  otc: {
    confirmLabel: (t) => t.getReference,
    fields: ({ bankCode, processor }) => ({ mode: bankCode, paymentProcessor: processor }),
    pending: (t, bank) => ({
      icon: Store,
      title: t.otcTitle,
      body: t.otcBody(bank ?? t.bankUnnamed),
      notes: [t.otcFollowUp, t.verification],
    }),
  },
  'vip-locqpay': {
    confirmLabel: (t) => t.redeem,
    fields: () => ({ paymentProcessor: 'vip' }),
    pending: (t) => ({ icon: Clock, title: t.pointsTitle, body: t.pointsBody }),
  },
}

/** The rules of the method of a cash-in that the server knows. Undefined if the portal does not offer the method. */
export function rulesOf(channel: string | null | undefined): MethodRules | undefined {
  const method = cashinMethods.find((one) => one === channel)
  return method && methodRules[method]
}

/** Builds the input of the call. The amount is without the fee, because the payment provider adds the fee. */
export const buildCashInInput = (
  fleetId: string,
  order: CashInOrder,
  instrument: Instrument,
): CashInInput => ({
  fleetId,
  amount: order.amount,
  method: order.method,
  ...methodRules[order.method].fields(order),
  ...instrument,
})
