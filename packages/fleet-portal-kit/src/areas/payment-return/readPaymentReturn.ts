import * as z from 'zod/mini'
import { paymentChannels } from 'fleet-portal-api-client/contract/cashin'
import {
  paymentReturn,
  type PaymentReturn,
  type PendingReturn,
} from '../../pieces/navigation/pendingReturn.ts'

type Status = PaymentReturn['status']
type Channel = (typeof paymentChannels)[number]

const statuses: Readonly<Record<string, Status>> = {
  success: 'success',
  failure: 'failed',
  failed: 'failed',
  cancel: 'cancelled',
  cancelled: 'cancelled',
  canceled: 'cancelled',
}

/** The payment channel of each provider, for URLs that do not contain it. */
const providerChannels: Readonly<Record<string, Channel | undefined>> = {
  paymaya: 'card',
  cybersource: 'card',
  brankas: 'online-banking',
  bpi: 'online-banking',
  cashin: undefined,
  redirect: undefined,
}

const lookup = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined

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

/** Reads query values by case-insensitive name. The first of several values counts. A plus is not decoded to a space. */
function valuesOf(search: string): (name: string) => string | undefined {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search.replaceAll('+', '%2B'))) {
    const key = name.toLowerCase()
    if (value && !values.has(key)) values.set(key, value)
  }
  return (name) => values.get(name.toLowerCase())
}

const isChannel = (text: string | undefined): text is Channel => paymentChannels.some((one) => one === text)

/** A valid bank code: at most 2,048 characters without spaces. */
const codeIn = (text: string | undefined) => (text && /^\S{1,2048}$/.test(text) ? text : undefined)

/** The value under its name, if it is valid for that name. */
function validValue<Name extends keyof PaymentReturn>(name: Name, value: string | undefined) {
  const found = z.safeParse(paymentReturn.shape[name], value)
  return found.success && found.data !== undefined ? { [name]: found.data } : {}
}

/**
 * Reads the URL that a payment provider redirected to: its path, and its query without `?`. Returns undefined if the URL
 * contains no payment. The Cash-In ID is the fifth segment of the path, or the last segment, or the value of the query.
 */
export function readPaymentReturn(path: string, search: string): PendingReturn | undefined {
  const segments = segmentsOf(path)
  const lowerSegments = segments.map((segment) => segment.toLowerCase())
  const query = valuesOf(search)
  const isProvider = lowerSegments[0] !== undefined && Object.hasOwn(providerChannels, lowerSegments[0])
  const pathStatus = lookup(statuses, lowerSegments[isProvider ? 1 : 0])
  const isBank = lowerSegments[0] === 'bpi'
  const code = isBank ? codeIn(query('code')) : undefined
  const cardStatus = query('cashInStatus')?.toLowerCase()

  // The provider, the outcome and the payment channel precede the ID and are not IDs.
  const idSegments = segments.slice(Number(isProvider) + Number(pathStatus !== undefined))
  const last = idSegments.at(-1)
  const candidates = [segments[4], isChannel(last?.toLowerCase()) ? undefined : last, query('cashInId')]
  const cashInId = candidates.map((one) => validValue('cashInId', one)).find((found) => 'cashInId' in found)
  const channel = lowerSegments.find(isChannel)
  const beforeId = segments.length >= 5 && !isChannel(lowerSegments[3]) ? segments[3] : undefined
  const method = query('paymentMethod')?.toLowerCase()

  const urlStatus = pathStatus ?? lookup(statuses, query('status')?.toLowerCase())
  const status = urlStatus ?? (code ? 'success' : 'failed')
  const isEmpty = urlStatus === undefined && !query('status') && !cashInId && !code && !cardStatus
  if (isEmpty) return undefined
  return {
    status,
    ...cashInId,
    ...validValue('referenceNumber', query('referenceNumber') ?? beforeId),
    ...validValue(
      'paymentMethod',
      isChannel(method) ? method : (channel ?? lookup(providerChannels, lowerSegments[0])),
    ),
    ...validValue('bankName', query('bankName') ?? (isBank ? 'BPI' : undefined)),
    ...(cardStatus && {
      cashInStatus: cardStatus === 'success' ? ('success' as const) : ('failed' as const),
    }),
    ...(code && { code }),
  }
}
