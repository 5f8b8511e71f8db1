import * as z from 'zod/mini'
import { delay } from './retry.ts'
import type { KeyValueStorage } from './safeStorage.ts'

const lease = z.object({ owner: z.string(), until: z.number() })

/** How long a lease holds, and how long one is waited for. */
const term = 5_000
/** Longer than a tab's write takes to be seen by the others. */
const settling = 100
const pause = 50

/**
 * One holder at a time across the tabs of a browser that has no Web Locks, such as on a page that is not served
 * securely: a lease in the shared store. Whoever waited for five seconds goes ahead without.
 */
export async function withLease<T>(store: KeyValueStorage, key: string, run: () => Promise<T>): Promise<T> {
  const owner = Math.random().toString(36)
  const read = () => {
    try {
      const held = lease.safeParse(JSON.parse(store.getItem(key) ?? 'null'))
      // One that ends later than any can was written by a clock that has been set back since.
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
      // Of several that wrote at once, the last one has it.
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
