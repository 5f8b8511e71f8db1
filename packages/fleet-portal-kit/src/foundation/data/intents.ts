import * as z from 'zod/mini'
import type { DeviceStorage } from '../../provider/deviceStorage.ts'

/** A call that moves money, as it is remembered until somebody has seen its outcome. */
export interface Intent<About> {
  /** The idempotency key that it was sent under. */
  key: string
  userId: string
  /** When it was sent, in milliseconds. */
  at: number
  /** What the screen needs to speak of it: numbers and ids, nothing secret. */
  about: About
  /** The drafts that it was made of: an id, and behind a blank what else tells them apart. None may go out twice. */
  drafts?: readonly string[] | undefined
  /** Its outcome was seen; only its drafts are remembered, for tabs that hold copies of them. */
  isSeen?: boolean | undefined
}

/** As long as a server keeps its keys at least. */
const keptFor = 24 * 60 * 60 * 1000

/** The intents of one call on one fleet that a browser remembers, newest first. `about` says what it holds. */
export function intentStore<About>(
  store: DeviceStorage,
  call: string,
  fleetId: string,
  about: z.ZodMiniType<About>,
) {
  const name = `intents:${call}:${fleetId}`
  const intent = z.object({
    key: z.string(),
    userId: z.string(),
    at: z.number(),
    about,
    drafts: z.optional(z.array(z.string())),
    isSeen: z.optional(z.boolean()),
  })
  const all = (): Intent<About>[] => {
    const stored = z.safeParse(z.array(intent), store.read(name))
    return stored.success ? stored.data.filter(({ at }) => Date.now() - at < keptFor) : []
  }
  const write = (intents: Intent<About>[]) => store.write(name, intents.length > 0 ? intents : undefined)
  const add = (one: Intent<About>): void => write([one, ...all().filter(({ key }) => key !== one.key)])
  const remove = (key: string): void => write(all().filter((one) => one.key !== key))
  /** The intent of a person that any of these drafts went out with. */
  const sentWith = (userId: string, drafts: readonly string[]) => {
    const ids = new Set(drafts.map(idIn))
    return all().find((one) => one.userId === userId && one.drafts?.some((draft) => ids.has(idIn(draft))))
  }
  return {
    of: (userId: string) => all().filter((one) => one.userId === userId && !one.isSeen),
    add,
    /**
     * Remembers an intent, unless any of its drafts went out already: then it answers with the intent that they went
     * with. One tab at a time.
     */
    claim: (one: Intent<About>): Promise<Intent<About> | undefined> =>
      locked(name, async () => {
        const before = sentWith(one.userId, one.drafts ?? [])
        if (before) return before
        add(one)
        return undefined
      }),
    /** Remembers more of one, where it is still remembered. */
    note: (key: string, about: About): void =>
      write(all().map((one) => (one.key === key ? { ...one, about } : one))),
    /** Its outcome was seen. Where it was made of drafts, those stay sent for every other tab. */
    seen(key: string): void {
      const one = all().find((each) => each.key === key)
      if (one?.drafts) write(all().map((each) => (each.key === key ? { ...each, isSeen: true } : each)))
      else remove(key)
    },
    /** It had no effect: what it was made of may be sent. */
    remove,
  }
}

export type IntentStore<About> = ReturnType<typeof intentStore<About>>

const idIn = (draft: string): string => draft.split(' ', 1)[0] ?? ''

const lockOf = (key: string) => `fleet-portal:intent:${key}`

async function locked<T>(key: string, run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  let isRunning = false
  try {
    if (locks) {
      return (await locks.request(lockOf(key), () => {
        isRunning = true
        return run()
      })) as T
    }
  } catch (error) {
    // Some pages may not lock at all; what has begun is never begun again.
    if (isRunning) throw error
  }
  return run()
}

/** Runs while every other tab can tell that the intent is still under way. */
export const withLock = locked

/** Waits until no tab is at the intent any more, and whoever was has had the time to show how it ended. */
export async function waitForLock(key: string): Promise<void> {
  await locked(key, () => new Promise((resolve) => setTimeout(resolve, 300)))
}
