import * as z from 'zod/mini'
import { delay } from './retry.ts'
import type { KeyValueStorage } from './safeStorage.ts'

const lease = z.object({ owner: z.string(), until: z.number() })

/** How long a lease holds, and how long a tab waits for one, in milliseconds. */
const term = 5_000
/** Longer than the other tabs take to see a write, in milliseconds. */
const settling = 100
const pause = 50

/**
 * Runs under a lease in the shared storage: one tab at a time, for browsers without Web Locks, such as on pages that are not
 * served securely. A tab that has waited for five seconds runs without the lease.
 */
export async function withLease<T>(store: KeyValueStorage, key: string, run: () => Promise<T>): Promise<T> {
  const owner = Math.random().toString(36)
  const read = () => {
    try {
      const held = z.safeParse(lease, JSON.parse(store.getItem(key) ?? 'null'))
      // A lease that ends later than possible was written before the clock was set back.
      const isHeld = held.success && held.data.until > Date.now() && held.data.until <= Date.now() + term
      return isHeld ? held.data : undefined
    } catch {
      return undefined
    }
  }
  const isMine = () => read()?.owner === owner

  for (const end = Date.now() + term; Date.now() < end;) {
    if (read()) await delay(pause)
    else {
      store.setItem(key, JSON.stringify({ owner, until: Date.now() + term }))
      // If several tabs wrote at once, the last one holds the lease.
      await delay(settling)
      if (isMine()) break
    }
  }
  try {
    return await run()
  } finally {
    if (isMine()) store.removeItem(key)
  }
}
