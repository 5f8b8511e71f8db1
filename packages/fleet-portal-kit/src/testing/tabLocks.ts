import { onTestFinished } from 'vitest'

type Run = (lock: { name: string } | null) => unknown

/** Web Locks for a test, which jsdom lacks. `freeAll` releases all locks at once, as a closed tab does. */
export function tabLocks() {
  const held = new Set<string>()
  const locks = {
    async request(name: string, options: { ifAvailable?: boolean } | Run, run?: Run) {
      const act = typeof options === 'function' ? options : run
      const isTaken = held.has(name)
      if (isTaken && typeof options === 'object' && options.ifAvailable) return act?.(null)
      held.add(name)
      try {
        return await act?.({ name })
      } finally {
        held.delete(name)
      }
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  }
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(globalThis.navigator, 'locks'))
  return { freeAll: () => held.clear() }
}
