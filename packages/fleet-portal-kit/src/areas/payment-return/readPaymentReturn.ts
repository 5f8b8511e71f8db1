import * as z from 'zod/mini'
import { paymentChannels } from 'api-client/contract/cashin'
import {
  paymentReturn,
  type PaymentReturn,
  type PendingReturn,
} from '../../pieces/navigation/pendingReturn.ts'

type Status = PaymentReturn['status']
type Channel = (typeof paymentChannels)[number]

const outcomes: Readonly<Record<string, Status>> = {
  success: 'success',
  failure: 'failed',
  failed: 'failed',
  cancel: 'cancelled',
  cancelled: 'cancelled',
  canceled: 'cancelled',
}

/** How the payers of each provider's landing paid, where the address does not say it. */
const providers: Readonly<Record<string, Channel | undefined>> = {
  paymaya: 'card',
  cybersource: 'card',
  brankas: 'online-banking',
  bpi: 'online-banking',
  cashin: undefined,
  redirect: undefined,
}

const own = <T>(table: Readonly<Record<string, T>>, word: string | undefined): T | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined

function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      try {
        return decodeURIComponent(segment)
      } catch {
        return segment
      }
    })
}

/** The values of a query, whatever the case of their names. The first of several counts; a plus stands for itself. */
function valuesOf(search: string): (name: string) => string | undefined {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search.replaceAll('+', '%2B'))) {
    const key = name.toLowerCase()
    if (value && !values.has(key)) values.set(key, value)
  }
  return (name) => values.get(name.toLowerCase())
}

const isChannel = (word: string | undefined): word is Channel => paymentChannels.some((one) => one === word)

/** The code of a bank's page: something, without a space in it, that is not absurdly long. */
const codeIn = (text: string | undefined) => (text && /^\S{1,2048}$/.test(text) ? text : undefined)

/** A value, where it is one that may stand there. */
function fitting<Name extends keyof PaymentReturn>(name: Name, value: string | undefined) {
  const found = z.safeParse(paymentReturn.shape[name], value)
  return found.success && found.data !== undefined ? { [name]: found.data } : {}
}

/**
 * What the address says to which a provider sent a payer back: the path, and the query without `?`. Undefined where it
 * says nothing. The Cash-In ID is the fifth segment of the path, else the last one, else what the query has.
 */
export function readPaymentReturn(path: string, search: string): PendingReturn | undefined {
  const segments = segmentsOf(path)
  const words = segments.map((segment) => segment.toLowerCase())
  const query = valuesOf(search)
  const isProvider = words[0] !== undefined && Object.hasOwn(providers, words[0])
  const inPath = own(outcomes, words[isProvider ? 1 : 0])
  const isBank = words[0] === 'bpi'
  const code = isBank ? codeIn(query('code')) : undefined
  const cardStatus = query('cashInStatus')?.toLowerCase()

  // What a path names before its id is no id: the landing, the outcome, the way to pay.
  const named = segments.slice(Number(isProvider) + Number(inPath !== undefined))
  const last = named.at(-1)
  const candidates = [segments[4], isChannel(last?.toLowerCase()) ? undefined : last, query('cashInId')]
  const cashInId = candidates.map((one) => fitting('cashInId', one)).find((found) => 'cashInId' in found)
  const channel = words.find(isChannel)
  const beforeId = segments.length >= 5 && !isChannel(words[3]) ? segments[3] : undefined
  const method = query('paymentMethod')?.toLowerCase()

  const told = inPath ?? own(outcomes, query('status')?.toLowerCase())
  const status = told ?? (code ? 'success' : 'failed')
  const isEmpty = told === undefined && !query('status') && !cashInId && !code && !cardStatus
  if (isEmpty) return undefined
  return {
    status,
    ...cashInId,
    ...fitting('referenceNumber', query('referenceNumber') ?? beforeId),
    ...fitting('paymentMethod', isChannel(method) ? method : (channel ?? own(providers, words[0]))),
    ...fitting('bankName', query('bankName') ?? (isBank ? 'BPI' : undefined)),
    ...(cardStatus && {
      cashInStatus: cardStatus === 'success' ? ('success' as const) : ('failed' as const),
    }),
    ...(code && { code }),
  }
}
