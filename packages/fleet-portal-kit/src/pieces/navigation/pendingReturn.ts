import { paymentChannels } from 'fleet-portal-api-client/contract/cashin'
import * as z from 'zod/mini'
import type { DraftStore } from '../../provider/draftStore.ts'
import { isSwitchedOn, mayOpen, pageOf, type Viewer } from './portalMap.ts'

/** IDs and reference numbers. The pattern excludes URLs, relative paths and markup. */
const plainId = z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,63}$/))

/** The query values of a return from a payment page. Do not trust them: only the server knows the outcome. */
export const paymentReturn = z.object({
  cashInId: z.optional(plainId),
  status: z.enum(['success', 'failed', 'cancelled']),
  referenceNumber: z.optional(plainId),
  paymentMethod: z.optional(z.enum(paymentChannels)),
  /** The bank whose dialog continues the payment. */
  bankName: z.optional(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/))),
  /** The result of a card verification. */
  cashInStatus: z.optional(z.enum(['success', 'failed'])),
})
export type PaymentReturn = z.output<typeof paymentReturn>

export interface PendingReturn extends PaymentReturn {
  /** The authorization code of a bank. It works once and is never stored. */
  code?: string
}

// The keys have no user ID, because no user is signed in yet. Every sign-out removes them.
const returnKey = 'payment-return:'
const codeKey = 'payment-return:code'
/** How long a return stays usable, in milliseconds. */
const lifetime = 3_600_000

/** Stores a return in this tab until a user has signed in and selected a fleet. Its code stays in memory. */
export function rememberReturn(draftStore: DraftStore, { code, ...rest }: PendingReturn): void {
  draftStore.store(returnKey, rest)
  draftStore.writeSilently(codeKey, code)
}

/** The pending return of this tab, for one hour at most. */
export function rememberedReturn(
  draftStore: DraftStore,
  now: number = Date.now(),
): PendingReturn | undefined {
  const kept = draftStore.readStored(returnKey)
  if (!kept) return undefined
  const found = z.safeParse(paymentReturn, kept.value)
  if (!found.success || now - kept.at > lifetime) {
    forgetReturn(draftStore)
    return undefined
  }
  const code = draftStore.read<string>(codeKey)
  return { ...found.data, ...(code && { code }) }
}

export function forgetReturn(draftStore: DraftStore): void {
  draftStore.store(returnKey, undefined)
  draftStore.writeSilently(codeKey, undefined)
}

/** Whether a return is pending that the user has access to on the selected fleet. */
export function hasPendingReturn(draftStore: DraftStore, viewer: Viewer): boolean {
  const page = pageOf('cash-in')
  const isOpen = page && isSwitchedOn(page, viewer) && mayOpen(page, viewer)
  return (
    Boolean(isOpen) &&
    viewer.canReach?.('payment-return') !== false &&
    rememberedReturn(draftStore) !== undefined
  )
}
