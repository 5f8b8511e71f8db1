/** Small values that are stored in the browser for the next visit, such as the end of a lock and saved views. Never tokens. Unsent input is in the draft store. */
export interface DeviceStorage {
  /** The stored value, or undefined. The caller must validate it. */
  read(key: string): unknown
  write(key: string, value: unknown): void
  /** Calls back after a write of any tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/**
 * Stores values in `localStorage` under a namespace. A value that the browser refuses, because its storage is full or forbidden,
 * is kept in memory: a payment that was sent is then known to the page for as long as it is open.
 */
export function createDeviceStorage(namespace: string): DeviceStorage {
  const prefix = `${namespace}:`
  const memory = new Map<string, string>()
  const listeners = new Set<() => void>()
  return {
    read(key) {
      try {
        const text = memory.get(key) ?? globalThis.localStorage.getItem(prefix + key)
        return text ? (JSON.parse(text) as unknown) : undefined
      } catch {
        return undefined
      }
    },
    write(key, value) {
      const text = JSON.stringify(value)
      memory.delete(key)
      try {
        if (value === undefined) globalThis.localStorage.removeItem(prefix + key)
        else globalThis.localStorage.setItem(prefix + key, text)
      } catch {
        // The stored value stays: a later page has the older value rather than none.
        if (value !== undefined) memory.set(key, text)
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener()
      }
      listeners.add(listener)
      globalThis.addEventListener?.('storage', onStorage)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', onStorage)
      }
    },
  }
}
