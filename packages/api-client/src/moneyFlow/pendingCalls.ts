import * as z from 'zod/mini'
import { withLock } from './tabLock.ts'

/** Where pending calls are stored: small JSON values that all tabs of a browser share. @since 0.1.0 */
export interface PendingCallStorage {
  /** The stored value, or undefined. It is not validated. */
  read(name: string): unknown
  /** `undefined` removes the value. */
  write(name: string, value: unknown): void
}

/** A money call whose outcome the user has not acknowledged yet. @since 0.1.0 */
export interface PendingCall<Details> {
  /** The idempotency key that it was sent under. */
  key: string
  /** The user who sent the call. Other users do not see it. */
  userId: string
  /** When it was sent, in milliseconds since the epoch. */
  sentAt: number
  /** What the screen shows of the call. */
  details: Details
  /** The drafts that it was made of: each an id, optionally followed by a blank and a fingerprint. None may be sent twice. */
  drafts?: readonly string[] | undefined
  /** The user has seen the outcome. The call is kept only so that other tabs do not send its drafts again. */
  isAcknowledged?: boolean | undefined
}

const day = 24 * 60 * 60 * 1000
/** Servers keep idempotency keys at least this long, in milliseconds. */
const keyLifetime = day
/** How long a call stays stored whose outcome the user has not seen, in milliseconds. */
const longestLifetime = 30 * day

/** What every version stores of a call. */
const sentCall = z.object({ sentAt: z.number(), isAcknowledged: z.optional(z.boolean()) })

const ageOf = ({ sentAt }: { sentAt: number }): number => Date.now() - sentAt

const draftIdOf = (draft: string): string => draft.split(' ', 1)[0] ?? ''

/** The pending calls of one endpoint on one fleet, newest first. @since 0.1.0 */
export interface PendingCalls<Details> {
  /** The calls of a user whose outcome was not acknowledged. */
  of: (userId: string) => PendingCall<Details>[]
  /** Stores a call. */
  add: (call: PendingCall<Details>) => void
  /**
   * Stores a call, unless one of its drafts was sent before. Resolves to the call that sent the draft, if there is one. One
   * tab at a time.
   */
  claim: (call: PendingCall<Details>) => Promise<PendingCall<Details> | undefined>
  /** Replaces the details of a call that is still stored. */
  update: (key: string, details: Details) => void
  /** Marks the outcome as seen by the user. Drafts stay marked as sent for the other tabs. */
  acknowledge: (key: string) => void
  /** Removes a call that had no effect. Its drafts may be sent again. */
  remove: (key: string) => void
  /** Whether the call was sent so long ago that the server may have removed its key: it then takes the key for unused. */
  mayBeForgotten: (key: string) => boolean
}

/** Creates the pending calls of one endpoint on one fleet. `schema` validates the stored details. @since 0.1.0 */
export function createPendingCalls<Details>(
  storage: PendingCallStorage,
  endpointName: string,
  fleetId: string,
  schema: z.ZodMiniType<Details>,
): PendingCalls<Details> {
  const name = `pending-calls:${endpointName}:${fleetId}`
  const storedCall = z.object({
    key: z.string(),
    userId: z.string(),
    sentAt: z.number(),
    details: schema,
    drafts: z.optional(z.array(z.string())),
    isAcknowledged: z.optional(z.boolean()),
  })
  /** The stored calls that are not too old, each as it is stored. */
  const stored = (): unknown[] => {
    const found = storage.read(name)
    if (!Array.isArray(found)) return []
    return found.filter((one) => {
      const { success, data } = z.safeParse(sentCall, one)
      return success && ageOf(data) < (data.isAcknowledged ? keyLifetime : longestLifetime)
    })
  }
  const all = (): PendingCall<Details>[] =>
    stored().flatMap((one) => {
      const parsed = z.safeParse(storedCall, one)
      return parsed.success ? [parsed.data] : []
    })
  /** Replaces the calls that this version can read. Those that a tab with another version stored stay. */
  const write = (calls: PendingCall<Details>[]) => {
    const others = stored().filter((one) => !z.safeParse(storedCall, one).success)
    const next = [...calls, ...others]
    storage.write(name, next.length > 0 ? next : undefined)
  }
  const change = (key: string, patch: Partial<PendingCall<Details>>) =>
    write(all().map((call) => (call.key === key ? { ...call, ...patch } : call)))
  const add = (call: PendingCall<Details>) => write([call, ...all().filter(({ key }) => key !== call.key)])
  const remove = (key: string) => write(all().filter((call) => call.key !== key))
  const sentWithAnyOf = (userId: string, drafts: readonly string[]) => {
    const ids = new Set(drafts.map(draftIdOf))
    return all().find(
      (call) => call.userId === userId && call.drafts?.some((draft) => ids.has(draftIdOf(draft))),
    )
  }
  return {
    of: (userId) => all().filter((call) => call.userId === userId && !call.isAcknowledged),
    add,
    claim: (call) =>
      withLock(name, async () => {
        const earlier = sentWithAnyOf(call.userId, call.drafts ?? [])
        if (!earlier) add(call)
        return earlier
      }),
    update: (key, details) => change(key, { details }),
    acknowledge(key) {
      const call = all().find((one) => one.key === key)
      if (call?.drafts) change(key, { isAcknowledged: true })
      else remove(key)
    },
    remove,
    mayBeForgotten(key) {
      const call = all().find((one) => one.key === key)
      return call !== undefined && ageOf(call) >= keyLifetime
    },
  }
}
