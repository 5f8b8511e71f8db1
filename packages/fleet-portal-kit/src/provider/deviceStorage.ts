/** Small things that a browser remembers for the next visit, such as a lock's end. Never tokens, nor what people type but have not sent: that is the work store's. */
export interface DeviceStorage {
  /** The value as it was written, or undefined; what it is must be checked by whoever reads it. */
  read(key: string): unknown
  write(key: string, value: unknown): void
  /** Calls back after a write, here or in another tab; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** Kept by the browser under names that begin with a namespace; in memory where it refuses. */
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
      const hear = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener()
      }
      listeners.add(listener)
      globalThis.addEventListener?.('storage', hear)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', hear)
      }
    },
  }
}
