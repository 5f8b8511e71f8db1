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

/** The store of an origin as tabs of several processes see it: each its own writes at once, the others' after a while. */
export function lateStores(count: number, lag: number) {
  const views = Array.from({ length: count }, () => store())
  return views.map((mine) => {
    const tell = (change: (view: ReturnType<typeof store>) => void) => {
      change(mine)
      setTimeout(() => views.filter((view) => view !== mine).forEach(change), lag)
    }
    return {
      getItem: mine.getItem,
      setItem: (key: string, value: string) => tell((view) => view.setItem(key, value)),
      removeItem: (key: string) => tell((view) => view.removeItem(key)),
    }
  })
}

interface LockRequestOptions {
  signal?: AbortSignal
  mode?: 'shared'
}

/**
 * Web Locks of one origin: first come, first served, or shared; a waiter that gives up rejects as the browser's does.
 * Shared and exclusive locks never bear the same name here.
 */
export function lockManager() {
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
    /** A tab that takes the lock and never gives it back. */
    freeze: (name: string) => void tails.set(name, new Promise(() => undefined)),
  }
}
