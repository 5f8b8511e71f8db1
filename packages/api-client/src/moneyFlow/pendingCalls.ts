import * as z from 'zod/mini'
import { withLock } from './tabLock.ts'

/** Where pending calls are stored: small JSON values that all tabs of a browser share. */
export interface PendingCallStorage {
  /** The stored value, or undefined. It is not validated. */
  read(name: string): unknown
  /** `undefined` removes the value. */
  write(name: string, value: unknown): void
}

/** A money call whose outcome the user has not acknowledged yet. */
export interface PendingCall<Details> {
  /** The idempotency key that it was sent under. */
  key: string
  userId: string
  /** When it was sent, in milliseconds since the epoch. */
  sentAt: number
  details: Details
  /** The drafts that it was made of: each an id, optionally followed by a blank and a fingerprint. None may be sent twice. */
  drafts?: readonly string[] | undefined
  /** The user has seen the outcome. The call is kept only so that other tabs do not send its drafts again. */
  isAcknowledged?: boolean | undefined
}

/** Servers keep idempotency keys at least this long, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000

const draftIdOf = (draft: string): string => draft.split(' ', 1)[0] ?? ''

/** The pending calls of one endpoint on one fleet, newest first. `schema` validates the stored details. */
export function createPendingCalls<Details>(
  storage: PendingCallStorage,
  endpointName: string,
  fleetId: string,
  schema: z.ZodMiniType<Details>,
) {
  const name = `pending-calls:${endpointName}:${fleetId}`
  const storedCalls = z.array(
    z.object({
      key: z.string(),
      userId: z.string(),
      sentAt: z.number(),
      details: schema,
      drafts: z.optional(z.array(z.string())),
      isAcknowledged: z.optional(z.boolean()),
    }),
  )
  const all = (): PendingCall<Details>[] => {
    const stored = z.safeParse(storedCalls, storage.read(name))
    return stored.success ? stored.data.filter(({ sentAt }) => Date.now() - sentAt < lifetime) : []
  }
  const write = (calls: PendingCall<Details>[]) => storage.write(name, calls.length > 0 ? calls : undefined)
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
    /** The calls of a user whose outcome was not acknowledged. */
    of: (userId: string) => all().filter((call) => call.userId === userId && !call.isAcknowledged),
    add,
    /**
     * Adds a call, unless one of its drafts was sent before. Resolves to the call that sent the draft, if there is one.
     * One tab at a time.
     */
    claim: (call: PendingCall<Details>): Promise<PendingCall<Details> | undefined> =>
      withLock(name, async () => {
        const earlier = sentWithAnyOf(call.userId, call.drafts ?? [])
        if (!earlier) add(call)
        return earlier
      }),
    /** Replaces the details of a call that is still stored. */
    update: (key: string, details: Details) => change(key, { details }),
    /** The user has seen the outcome. Drafts stay marked as sent for the other tabs. */
    acknowledge(key: string) {
      const call = all().find((one) => one.key === key)
      if (call?.drafts) change(key, { isAcknowledged: true })
      else remove(key)
    },
    /** The call had no effect. Its drafts may be sent again. */
    remove,
  }
}

export type PendingCalls<Details> = ReturnType<typeof createPendingCalls<Details>>
