/** Work that a tab kept: when it was last changed, in milliseconds, and what it is, which its reader must check. */
export interface KeptWork {
  at: number
  value: unknown
}

/** A form that went away with something typed in it, and not because the person left it. */
export interface UnsentText {
  /** Which form. */
  name: string
  /** Labels of fields, and what stood in them as the person saw it. */
  lines: readonly { label: string; text: string }[]
}

/**
 * What people began and have not sent. In memory it goes from screen to screen. What is kept besides outlives a reload
 * and a session that ended by itself; it lies in the tab's own storage and goes with the tab. Each name in the storage
 * begins with the provider's namespace, and has the id of the user between colons. Never passwords, codes by mail, or
 * card numbers.
 */
export interface WorkStore {
  read<T>(key: string): T | undefined
  write(key: string, value: unknown): void
  /** Writes without telling anybody: for what a first read brings back. */
  hold(key: string, value: unknown): void
  kept(key: string): KeptWork | undefined
  /** Keeps a value that JSON can hold; `undefined` forgets it. */
  keep(key: string, value: unknown): void
  /** What stood in forms that were taken away. Lines of none take the note of a form back. */
  unsent(): readonly UnsentText[]
  noteUnsent(text: UnsentText): void
  /** The session is over: memory is emptied, and with `isForGood` everything that was kept for the user is gone too. */
  end(options: { userId: string | undefined; isForGood: boolean }): void
  subscribe(listener: () => void): () => void
}

/** Whether a key belongs to a user: it names them, or ends without naming any user. */
const isOf = (userId: string | undefined, key: string) => {
  const parts = key.split(':')
  return parts.at(-1) === '' || (userId !== undefined && parts.includes(userId))
}

function keptIn(storage: Storage | undefined, namespace: string) {
  const prefix = `${namespace}:work:`
  const keysIn = (from: Storage) =>
    Array.from({ length: from.length }, (_, index) => from.key(index) ?? '')
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
  return {
    get(key: string): KeptWork | undefined {
      try {
        const found = JSON.parse(storage?.getItem(prefix + key) ?? 'null') as Partial<KeptWork> | null
        return typeof found?.at === 'number' ? { at: found.at, value: found.value } : undefined
      } catch {
        return undefined
      }
    },
    set(key: string, value: unknown) {
      try {
        // Full or forbidden: then it is in memory alone, and nothing old stands in for it.
        storage?.removeItem(prefix + key)
        if (value !== undefined) storage?.setItem(prefix + key, JSON.stringify({ at: Date.now(), value }))
      } catch {
        return
      }
    },
    clear(userId: string | undefined) {
      try {
        if (!storage) return
        for (const key of keysIn(storage)) if (isOf(userId, key)) storage.removeItem(prefix + key)
      } catch {
        return
      }
    },
  }
}

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** The unsent work of one provider, whose names in the storage begin with a namespace. */
export function workStore(namespace: string): WorkStore {
  const work = new Map<string, unknown>()
  const kept = keptIn(tabStorage(), namespace)
  let unsent: readonly UnsentText[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    read: <T>(key: string) => work.get(key) as T | undefined,
    write(key, value) {
      work.set(key, value)
      tell()
    },
    hold: (key, value) => void work.set(key, value),
    kept: kept.get,
    keep: kept.set,
    unsent: () => unsent,
    noteUnsent(text) {
      const others = unsent.filter(({ name }) => name !== text.name)
      if (text.lines.length === 0 && others.length === unsent.length) return
      unsent = text.lines.length > 0 ? [...others, text] : others
      tell()
    },
    end({ userId, isForGood }) {
      if (isForGood) {
        kept.clear(userId)
        unsent = []
      }
      work.clear()
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
