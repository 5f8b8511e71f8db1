import { cashinMethods, type createCashin } from 'fleet-portal-api-client/contract/cashin'
import type { Centavos } from 'fleet-portal-api-client/money'
import type { EndpointInput } from 'fleet-portal-api-client'
import * as z from 'zod/mini'
import type { CashInDetails, CashInMethod, CashInOrder, Instrument } from './cashInDetails.ts'

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
