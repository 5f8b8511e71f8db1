/** A storage of texts by key, such as `localStorage`. @since 0.1.0 */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function memoryStore(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Uses the browser's storage if it works, and memory for values that a full storage rejects. */
export function safeStorage(pick: () => KeyValueStorage): KeyValueStorage {
  const memory = memoryStore()
  let store: KeyValueStorage
  try {
    store = pick()
    const probe = 'fleet-portal:probe'
    store.setItem(probe, '1')
    store.removeItem(probe)
  } catch {
    return memory
  }
  return {
    getItem: (key) => memory.getItem(key) ?? store.getItem(key),
    setItem(key, value) {
      try {
        store.setItem(key, value)
        memory.removeItem(key)
      } catch {
        // The storage is full. The value that it holds under this key is outdated.
        memory.setItem(key, value)
        store.removeItem(key)
      }
    },
    removeItem(key) {
      memory.removeItem(key)
      store.removeItem(key)
    },
  }
}
