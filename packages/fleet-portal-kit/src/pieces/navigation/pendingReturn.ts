import { paymentChannels } from 'api-client/contract/cashin'
import * as z from 'zod/mini'
import type { DraftStore } from '../../provider/draftStore.ts'
import { isSwitchedOn, mayOpen, placeOf, type Viewer } from './portalMap.ts'

/** Ids and reference numbers: no address, no step up, nothing that reads as anything else. */
const plainId = z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,63}$/))

/** What a payer comes back with. All of it is hearsay: what became of a payment only the server can tell. */
export const paymentReturn = z.object({
  cashInId: z.optional(plainId),
  status: z.enum(['success', 'failed', 'cancelled']),
  referenceNumber: z.optional(plainId),
  paymentMethod: z.optional(z.enum(paymentChannels)),
  /** The bank whose own dialog goes on with the payment. */
  bankName: z.optional(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$/))),
  /** What became of a card that was to be verified. */
  cashInStatus: z.optional(z.enum(['success', 'failed'])),
})
export type PaymentReturn = z.output<typeof paymentReturn>

export interface PendingReturn extends PaymentReturn {
  /** The code of a bank's page. Good once, and never stored. */
  code?: string
}

// No user is known yet: it goes with any sign-out.
const returnKey = 'payment-return:'
const codeKey = 'payment-return:code'
const longest = 3_600_000

/** Keeps a return in this tab until somebody has signed in and chosen a fleet. Its code stays in memory. */
export function rememberReturn(draftStore: DraftStore, { code, ...rest }: PendingReturn): void {
  draftStore.store(returnKey, rest)
  draftStore.writeSilently(codeKey, code)
}

/** The return that waits in this tab, for an hour at most. */
export function rememberedReturn(
  draftStore: DraftStore,
  now: number = Date.now(),
): PendingReturn | undefined {
  const kept = draftStore.readStored(returnKey)
  if (!kept) return undefined
  const found = z.safeParse(paymentReturn, kept.value)
  if (!found.success || now - kept.at > longest) {
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

/** Whether a return waits that this person may take up on the fleet that they have chosen. */
export function hasPendingReturn(draftStore: DraftStore, viewer: Viewer): boolean {
  const place = placeOf('cash-in')
  const isOpen = place && isSwitchedOn(place, viewer) && mayOpen(place, viewer)
  return (
    Boolean(isOpen) &&
    viewer.canReach?.('payment-return') !== false &&
    rememberedReturn(draftStore) !== undefined
  )
}
