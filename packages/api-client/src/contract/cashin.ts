import * as z from 'zod/mini'
import { requires, defineEndpoint } from './endpoint.ts'
import { commaList, exactPesos, hasAny, id, optionalText, pesos, text } from './codecs.ts'
import { fromDay, instant, toDay } from './days.ts'
import { listCount, paging } from './paging.ts'
import { sorting } from './sorting.ts'

/** The channels that a cash-in was paid through. @since 0.1.0 */
export const paymentChannels = [
  'card',
  'manual-paymaya',
  'manual-bank-deposit',
  'online-banking',
  'locq-rebate',
  'introductory-promo',
  'withholding-tax-refund',
  'seaoil-reciprocity',
  'otc',
  'locq-pay-discount',
  'vip-locqpay',
  'manual-bank-deposit-spi',
] as const

/** The statuses of a cash-in. @since 0.1.0 */
export const cashinStatuses = ['pending', 'failed', 'success', 'expired', 'voided'] as const

/** Credit that was paid in. Instants are ISO 8601 in UTC. @since 0.1.0 */
export const cashin = z.looseObject({
  cashinId: id,
  referenceNumber: optionalText,
  amount: pesos,
  createdAt: z.nullish(instant),
  fulfilledAt: z.nullish(instant),
  cashinChannel: optionalText,
  mode: optionalText,
  paymentProcessor: optionalText,
  status: text,
  checkoutUrl: optionalText,
})
/** Credit that was paid in. @since 0.1.0 */
export type Cashin = z.output<typeof cashin>

/** Lists the cash-ins of a fleet. @since 0.1.0 */
export const listCashins = defineEndpoint({
  name: 'listCashins',
  method: 'GET',
  kind: 'read',
  access: requires('CASH_IN', 'view'),
  repeats: ['fleetId'],
  input: z.object({
    fleetId: id,
    startDate: z.optional(fromDay),
    endDate: z.optional(toDay),
    cashinChannel: z.optional(commaList(z.enum(paymentChannels))),
    searchKey: z.optional(text),
    ...sorting('createdAt', 'referenceNumber', 'cashinChannel', 'mode', 'amount', 'status', 'fulfilledAt'),
    ...paging,
  }),
  list: { items: 'cashins', id: 'cashinId' },
  report: { type: 'cashin' },
  output: z.looseObject({ cashins: z.array(cashin), ...listCount }),
})

/** Reads one cash-in. @since 0.1.0 */
export const getCashin = defineEndpoint({
  name: 'getCashin',
  method: 'GET',
  kind: 'read',
  access: requires('CASH_IN', 'view'),
  input: z.object({ cashInId: id }),
  output: cashin,
})

interface Proof {
  readonly cashinId?: unknown
  readonly referenceNumber?: unknown
  readonly checkoutUrl?: unknown
  readonly transactionId?: unknown
  readonly status?: unknown
}

/** An answer with the id or the status of the payment. Any other answer proves no effect, and the outcome is looked up. */
const provesEffect = z.refine<Proof>(
  (answer) =>
    hasAny(answer, 'cashinId', 'referenceNumber', 'checkoutUrl', 'transactionId') ||
    cashinStatuses.some((status) => status === answer.status),
  'required',
)

/** The payment methods of a cash-in, points included. @since 0.1.0 */
export const cashinMethods = ['card', 'otc', 'online-banking', 'vip-locqpay'] as const

/** Starts a cash-in. A money call: it needs an idempotency key. @since 0.1.0 */
export const createCashin = defineEndpoint({
  name: 'createCashin',
  method: 'POST',
  kind: 'money',
  access: requires('CASH_IN', 'modify'),
  activeFleetOnly: true,
  secret: true,
  input: z.object({
    fleetId: id,
    amount: exactPesos,
    method: z.enum(cashinMethods),
    paymentToken: z.optional(text),
    creditCardNo: z.optional(text),
    expiryDate: z.optional(z.string().check(z.regex(/^\d{2}-20\d{2}$/, 'expiry'))),
    cardCvn: z.optional(text),
    bankCode: z.optional(text),
    paymentProcessor: z.optional(text),
    mode: z.optional(text),
  }),
  output: z
    .looseObject({
      cashinId: z.optional(id),
      amount: z.optional(pesos),
      checkoutUrl: optionalText,
      referenceNumber: optionalText,
      status: optionalText,
      mustRedirect: z.nullish(z.boolean()),
    })
    .check(provesEffect),
  errors: ['2553', 'PY0036', 'W1001', 'C1018', 'C1000'],
})

/** `max` and `fee` are pesos; the server's values have priority over the portal's table. @since 0.1.0 */
export const bankOption = z.looseObject({
  code: text,
  processor: optionalText,
  title: text,
  shortTitle: optionalText,
  image: optionalText,
  max: z.nullish(pesos),
  fee: z.nullish(pesos),
  method: optionalText,
  enabled: z.nullish(z.boolean()),
})
/** A bank that a cash-in can be paid through. @since 0.1.0 */
export type BankOption = z.output<typeof bankOption>

/** Lists the banks for payments over the counter. @since 0.1.0 */
export const listBankProcessors = defineEndpoint({
  name: 'listBankProcessors',
  method: 'GET',
  kind: 'read',
  access: requires('CASH_IN', 'view'),
  input: z.object({}),
  output: z.array(bankOption),
})

/** Lists the banks for online banking. @since 0.1.0 */
export const listBanks = defineEndpoint({
  name: 'listBanks',
  method: 'GET',
  kind: 'read',
  access: requires('CASH_IN', 'view'),
  input: z.object({}),
  output: z.array(bankOption),
})

/**
 * Exchanges the code of the bank's redirect, or starts without one. `cashinId` is sent in the query.
 *
 * @since 0.1.0
 */
export const createBpiToken = defineEndpoint({
  name: 'createBpiToken',
  method: 'POST',
  kind: 'write',
  access: requires('CASH_IN', 'modify'),
  activeFleetOnly: true,
  secret: true,
  query: ['cashinId'],
  input: z.object({ cashinId: id, code: z.optional(text) }),
  output: z.looseObject({ token: text }),
})

/** Lists the BPI accounts that the user authorized. @since 0.1.0 */
export const listBpiAccounts = defineEndpoint({
  name: 'listBpiAccounts',
  method: 'GET',
  kind: 'read',
  access: requires('CASH_IN', 'modify'),
  secret: true,
  input: z.object({ token: text, cashinId: id }),
  output: z.array(
    z.looseObject({ accountNumber: text, accountType: optionalText, accountNumberToken: text }),
  ),
})

/** A GET that moves money: never cached, never repeated. @since 0.1.0 */
export const initiateBpiPayment = defineEndpoint({
  name: 'initiateBpiPayment',
  method: 'GET',
  kind: 'money',
  access: requires('CASH_IN', 'modify'),
  activeFleetOnly: true,
  secret: true,
  input: z.object({ token: text, cashinId: id, accountNumberToken: text }),
  output: z.looseObject({ transactionId: text }),
})

/** A GET that moves money: never cached, never repeated. @since 0.1.0 */
export const processBpiPayment = defineEndpoint({
  name: 'processBpiPayment',
  method: 'GET',
  kind: 'money',
  access: requires('CASH_IN', 'modify'),
  activeFleetOnly: true,
  secret: true,
  input: z.object({
    token: text,
    cashinId: id,
    platformType: z.literal('plb'),
    otp: z.string().check(z.regex(/^\d{6}$/, 'digits')),
    transactionId: text,
  }),
  output: z
    .looseObject({
      status: optionalText,
      transactionId: optionalText,
      cashinId: z.optional(id),
      referenceNumber: optionalText,
    })
    .check(provesEffect),
})

/** A saved card. Its number is masked. @since 0.1.0 */
export const savedCard = z.looseObject({
  fleetCardId: id,
  cardType: text,
  cardNumber: text,
  cardToken: optionalText,
})
/** A saved card. @since 0.1.0 */
export type SavedCard = z.output<typeof savedCard>

/** Lists the saved cards of the user. @since 0.1.0 */
export const listCards = defineEndpoint({
  name: 'listCards',
  method: 'GET',
  kind: 'read',
  access: requires('CASH_IN', 'view'),
  input: z.object({ fleetId: id }),
  output: z.looseObject({ fleetCards: z.array(savedCard), count: z.optional(z.number()) }),
})

/** Adds a card. Resolves to the page on which the holder verifies it. @since 0.1.0 */
export const addCard = defineEndpoint({
  name: 'addCard',
  method: 'POST',
  kind: 'write',
  access: requires('CASH_IN', 'modify'),
  activeFleetOnly: true,
  input: z.object({ fleetId: id, paymentToken: text }),
  output: z.looseObject({ verificationUrl: text }),
  errors: ['2553', 'PY0036'],
})

/** Confirms a new card after the checks of the card provider. @since 0.1.0 */
export const confirmCard = defineEndpoint({
  name: 'confirmCard',
  method: 'PUT',
  kind: 'write',
  access: requires('CASH_IN', 'modify'),
  activeFleetOnly: true,
  input: z.object({ fleetId: id, referenceNumber: text }),
  output: z.unknown(),
})

/** Removes a saved card. @since 0.1.0 */
export const removeCard = defineEndpoint({
  name: 'removeCard',
  method: 'DELETE',
  kind: 'write',
  access: requires('CASH_IN', 'modify'),
  activeFleetOnly: true,
  input: z.object({ fleetId: id, cardId: id }),
  output: z.unknown(),
})
