/** Small values that are stored in the browser for the next visit, such as the end of a lock and saved views. Never tokens. Unsent input is in the draft store. */
export interface DeviceStorage {
  /** The stored value, or undefined. The caller must validate it. */
  read(key: string): unknown
  write(key: string, value: unknown): void
  /** Calls back after a write of any tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Stores values in `localStorage` under a namespace, or in memory if the browser refuses. */
export function createDeviceStorage(namespace: string): DeviceStorage {
  const prefix = `${namespace}:`
  const memory = new Map<string, string>()
  const listeners = new Set<() => void>()
  return {
    read(key) {
      let text: string | null | undefined
      try {
        text = globalThis.localStorage.getItem(prefix + key)
      } catch {
        text = memory.get(key)
      }
      try {
        return text ? (JSON.parse(text) as unknown) : undefined
      } catch {
        return undefined
      }
    },
    write(key, value) {
      const text = JSON.stringify(value)
      try {
        if (value === undefined) globalThis.localStorage.removeItem(prefix + key)
        else globalThis.localStorage.setItem(prefix + key, text)
      } catch {
        if (value === undefined) memory.delete(key)
        else memory.set(key, text)
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
