/** A browser's store without the browser. */
export function store(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** What a portal’s session leaves in a store. */
export const inStore = (state: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [`fleet-portal:${name}`, JSON.stringify(value)]),
  )

/** Web Locks of one origin: first come, first served; a waiter that gives up rejects as the browser's does. */
export function lockManager() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    async request<T>(name: string, { signal }: { signal?: AbortSignal }, run: () => Promise<T>): Promise<T> {
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
        return await run()
      } finally {
        release()
      }
    },
    /** A tab that takes the lock and never gives it back. */
    freeze: (name: string) => void tails.set(name, new Promise(() => undefined)),
  }
}
