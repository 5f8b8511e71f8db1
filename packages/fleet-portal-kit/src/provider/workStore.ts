/** What people began and have not sent: in memory, from screen to screen. Gone with the page, never in a browser's storage. */
export interface WorkStore {
  read<T>(key: string): T | undefined
  write(key: string, value: unknown): void
  subscribe(listener: () => void): () => void
}

export function workStore(): WorkStore {
  const work = new Map<string, unknown>()
  const listeners = new Set<() => void>()
  return {
    read: <T>(key: string) => work.get(key) as T | undefined,
    write(key, value) {
      work.set(key, value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
