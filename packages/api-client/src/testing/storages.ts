/** A browser storage in memory. */
export function createStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** The storage values of a portal session. */
export const storedSession = (state: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [`fleet-portal:${name}`, JSON.stringify(value)]),
  )

/** Views of one storage in tabs of several processes: each sees its own writes at once, and others' after a delay. */
export function createDelayedStorages(count: number, lag: number) {
  const views = Array.from({ length: count }, () => createStorage())
  return views.map((mine) => {
    const apply = (change: (view: ReturnType<typeof createStorage>) => void) => {
      change(mine)
      setTimeout(() => views.filter((view) => view !== mine).forEach(change), lag)
    }
    return {
      getItem: mine.getItem,
      setItem: (key: string, value: string) => apply((view) => view.setItem(key, value)),
      removeItem: (key: string) => apply((view) => view.removeItem(key)),
    }
  })
}

interface LockRequestOptions {
  signal?: AbortSignal
  mode?: 'shared'
}

/**
 * Web Locks of one origin, exclusive in order of requests, or shared. An aborted request rejects as in browsers. A name
 * must not be used for both shared and exclusive locks.
 */
export function createLockManager() {
  const tails = new Map<string, Promise<unknown>>()
  const held: { name: string }[] = []
  const hold = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const lock = { name }
    held.push(lock)
    try {
      return await run()
    } finally {
      held.splice(held.indexOf(lock), 1)
    }
  }
  return {
    async request<T>(
      name: string,
      ...rest: [run: () => Promise<T>] | [options: LockRequestOptions, run: () => Promise<T>]
    ): Promise<T> {
      const [{ signal, mode }, run] = rest.length === 1 ? [{}, rest[0]] : rest
      if (mode === 'shared') return hold(name, run)
      const before = tails.get(name) ?? Promise.resolve()
      let release: () => void = () => undefined
      const mine = new Promise<void>((resolve) => (release = resolve))
      tails.set(
        name,
        before.then(() => mine),
      )
      try {
        await Promise.race([
          before,
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason as Error))
          }),
        ])
        return await hold(name, run)
      } finally {
        release()
      }
    },
    query: () => Promise.resolve({ held: [...held] }),
    /** Simulates a tab that never releases the lock. */
    freeze: (name: string) => void tails.set(name, new Promise(() => undefined)),
  }
}
