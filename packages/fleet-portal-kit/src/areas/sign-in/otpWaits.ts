import * as z from 'zod/mini'
import type { DeviceStorage } from '../../provider/deviceStorage.ts'

const key = 'otp-waits'
/** Wrong codes count for an hour after the last one, in milliseconds. */
const countFor = 3_600_000

const wait = z.object({ at: z.number(), until: z.number() })
const waits = z.object({
  /** No code is accepted. `isThrice`: because of the wrong codes entered in this browser. */
  lock: z.optional(z.extend(wait, { isThrice: z.boolean() })),
  /** No further code is sent, because the limit of codes was reached. */
  limit: z.optional(wait),
  /** Wrong codes so far, and when the last one was entered. */
  wrongs: z.optional(z.object({ at: z.number(), count: z.int() })),
})
type Waits = z.output<typeof waits>

/** Milliseconds since 1970 by this computer, which never go back while the page is open, whatever its clock is set to. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now()
  return () => Math.max(Date.now(), start + performance.now())
}

/** A wait that is not over. One that a clock set back has made longer is as long as it was at most. */
function rest<W extends z.output<typeof wait>>(found: W | undefined, now: number): W | undefined {
  if (!found || found.until <= now) return undefined
  return { ...found, until: Math.min(found.until, now + found.until - found.at) }
}

function current({ lock, limit, wrongs }: Waits, now: number): Waits {
  const isCounted = wrongs && Math.abs(now - wrongs.at) < countFor
  return { lock: rest(lock, now), limit: rest(limit, now), wrongs: isCounted ? wrongs : undefined }
}

/**
 * What the two-factor dialog of an e-mail must still know after a reload and in another tab: when a lock and a limit
 * end, and how many wrong codes were entered. It is display only: the server decides.
 */
export function otpWaits(store: DeviceStorage, email: string, now: () => number = Date.now) {
  const name = email.trim().toLowerCase()
  const all = (): Record<string, Waits> => {
    const found = z.safeParse(z.record(z.string(), waits), store.read(key))
    const entries = Object.entries(found.success ? found.data : {}).map(
      ([one, kept]) => [one, current(kept, now())] as const,
    )
    return Object.fromEntries(entries.filter(([, kept]) => Object.values(kept).some(Boolean)))
  }
  return {
    read: (): Waits => all()[name] ?? {},
    write: (change: Partial<Waits>) => {
      const { [name]: own, ...others } = all()
      const next = { ...own, ...change }
      const kept = { ...others, ...(Object.values(next).some(Boolean) && { [name]: next }) }
      store.write(key, Object.keys(kept).length > 0 ? kept : undefined)
    },
  }
}
