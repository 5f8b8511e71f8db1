import * as z from 'zod/mini'
import type { DeviceStorage } from '../../provider/deviceStorage.ts'

const key = 'otp-waits'
/** The time after the last wrong code for which wrong codes count, in milliseconds. */
const wrongCodesLifetime = 3_600_000

const period = z.object({ at: z.number(), until: z.number() })
const throttle = z.object({
  /** While it lasts, no code is accepted. `isThrice`: wrong codes in this browser caused the lock. */
  lock: z.optional(z.extend(period, { isThrice: z.boolean() })),
  /** While it lasts, no new code is sent, because the limit of codes was reached. */
  limit: z.optional(period),
  /** The number of wrong codes, and the time of the last one. */
  wrongs: z.optional(z.object({ at: z.number(), count: z.int() })),
})
type OtpThrottle = z.output<typeof throttle>

/** A clock in milliseconds since 1970 that never goes back while the page is open, even if the system clock does. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now()
  return () => Math.max(Date.now(), start + performance.now())
}

/** The period if it has not ended. Limits it to its original length, which a clock that was set back would exceed. */
function activePeriod<W extends z.output<typeof period>>(stored: W | undefined, now: number): W | undefined {
  if (!stored || stored.until <= now) return undefined
  return { ...stored, until: Math.min(stored.until, now + stored.until - stored.at) }
}

function withoutEnded({ lock, limit, wrongs }: OtpThrottle, now: number): OtpThrottle {
  const isCounted = wrongs && Math.abs(now - wrongs.at) < wrongCodesLifetime
  return {
    lock: activePeriod(lock, now),
    limit: activePeriod(limit, now),
    wrongs: isCounted ? wrongs : undefined,
  }
}

/**
 * The stored throttle of the two-factor codes of an email: the end of a lock, the end of a limit, and the number of wrong
 * codes. It survives reloads and is shared between tabs. It is for display only: the server enforces the limits.
 */
export function otpThrottle(store: DeviceStorage, email: string, now: () => number = Date.now) {
  const name = email.trim().toLowerCase()
  const readAll = (): Record<string, OtpThrottle> => {
    const stored = z.safeParse(z.record(z.string(), throttle), store.read(key))
    const entries = Object.entries(stored.success ? stored.data : {}).map(
      ([key, entry]) => [key, withoutEnded(entry, now())] as const,
    )
    return Object.fromEntries(entries.filter(([, entry]) => Object.values(entry).some(Boolean)))
  }
  return {
    read: (): OtpThrottle => readAll()[name] ?? {},
    write: (change: Partial<OtpThrottle>) => {
      const { [name]: own, ...others } = readAll()
      const next = { ...own, ...change }
      const entries = { ...others, ...(Object.values(next).some(Boolean) && { [name]: next }) }
      store.write(key, Object.keys(entries).length > 0 ? entries : undefined)
    },
  }
}
