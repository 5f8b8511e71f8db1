/** Work that a tab kept: when it was last changed, in milliseconds, and what it is, which its reader must check. */
export interface StoredDraft {
  at: number
  value: unknown
  /** A user typed it: a closed tab must not lose it, and signing out, which does, asks first. */
  isTyped?: boolean
}

/** A form that went away with something typed in it, and not because the person left it. */
export interface UnsavedText {
  /** Which form. */
  name: string
  /** Labels of fields, and what stood in them as the person saw it. */
  lines: readonly { label: string; text: string }[]
}

/** A second place for kept work, which outlives the tab. */
export interface ClosedTabCopies {
  set(key: string, found: StoredDraft | undefined): void
  /** Whether any tab has a copy of this user's work. */
  has(userId: string | undefined): boolean
  /** Removes the copies of one user's work, of every tab. */
  clear(userId: string | undefined): void
}

/**
 * What people began and have not sent. In memory it goes from screen to screen. What is kept besides outlives a reload
 * and a session that ended by itself, in the tab's own storage; what a user typed also a closed tab and a crash, where the
 * browser has Web Locks. Each name in a storage begins with the provider's namespace, and has the id of the user between
 * colons. Never passwords, codes by mail, or card numbers.
 */
export interface DraftStore {
  read<T>(key: string): T | undefined
  write(key: string, value: unknown): void
  /** Writes without telling anybody: for what a first read brings back. */
  hold(key: string, value: unknown): void
  kept(key: string): StoredDraft | undefined
  /** Keeps a value that JSON can hold; `undefined` forgets it. */
  keep(key: string, value: unknown, options?: Pick<StoredDraft, 'isTyped'>): void
  /** Whether anything is kept that this user typed, here or in another tab. */
  hasTyped(userId: string | undefined): boolean
  /** Whether a value would be there again after the page goes: by a reload, or also when its tab is closed. */
  isSafe(key: string, against: 'reload' | 'closing'): boolean
  /** Copies from now on what users type, and what is kept of it already; undefined ends it. */
  copyTo(copies: ClosedTabCopies | undefined): void
  /** Keeps what a tab that is gone had kept. False where this tab has something else under the key. */
  takeOver(key: string, found: StoredDraft): boolean
  /** What stood in forms that were taken away. Lines of none take the note of a form back. */
  unsent(): readonly UnsavedText[]
  noteUnsent(text: UnsavedText): void
  /** The session is over: memory is emptied, and with `isForGood` everything that was kept for the user is gone too. */
  end(options: { userId: string | undefined; isForGood: boolean }): void
  subscribe(listener: () => void): () => void
}

/** Whether a key belongs to a user: it names them, or ends without naming any user. */
export const isDraftOf = (userId: string | undefined, key: string): boolean => {
  const parts = key.split(':')
  return parts.at(-1) === '' || (userId !== undefined && parts.includes(userId))
}

function keptIn(storage: Storage | undefined, namespace: string) {
  const prefix = `${namespace}:work:`
  const namesIn = (from: Storage) =>
    Array.from({ length: from.length }, (_, index) => from.key(index) ?? '').filter((name) =>
      name.startsWith(prefix),
    )
  return {
    get(key: string): StoredDraft | undefined {
      try {
        const found = JSON.parse(storage?.getItem(prefix + key) ?? 'null') as Partial<StoredDraft> | null
        if (typeof found?.at !== 'number') return undefined
        return { at: found.at, value: found.value, ...(found.isTyped && { isTyped: true }) }
      } catch {
        return undefined
      }
    },
    set(key: string, found: StoredDraft | undefined) {
      try {
        // Full or forbidden: then it is in memory alone, and nothing old stands in for it.
        storage?.removeItem(prefix + key)
        if (found) storage?.setItem(prefix + key, JSON.stringify(found))
      } catch {
        return
      }
    },
    names(): string[] {
      try {
        return storage ? namesIn(storage).map((name) => name.slice(prefix.length)) : []
      } catch {
        return []
      }
    },
    clear(userId: string | undefined) {
      try {
        if (!storage) return
        for (const name of namesIn(storage)) {
          if (isDraftOf(userId, name.slice(prefix.length))) storage.removeItem(name)
        }
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
export function draftStore(namespace: string): DraftStore {
  const work = new Map<string, unknown>()
  const kept = keptIn(tabStorage(), namespace)
  let copies: ClosedTabCopies | undefined
  let unsent: readonly UnsavedText[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const typed = () => kept.names().filter((key) => kept.get(key)?.isTyped)
  return {
    read: <T>(key: string) => work.get(key) as T | undefined,
    write(key, value) {
      work.set(key, value)
      tell()
    },
    hold: (key, value) => void work.set(key, value),
    kept: kept.get,
    keep(key, value, options) {
      kept.set(key, value === undefined ? undefined : { at: Date.now(), value, ...options })
      if (options?.isTyped) copies?.set(key, kept.get(key))
    },
    hasTyped: (userId) => typed().some((key) => isDraftOf(userId, key)) || copies?.has(userId) === true,
    isSafe(key, against) {
      const found = kept.get(key)
      return found !== undefined && (against === 'reload' || Boolean(copies && found.isTyped))
    },
    copyTo(next) {
      copies = next
      for (const key of typed()) next?.set(key, kept.get(key))
    },
    takeOver(key, found) {
      const present = kept.get(key)
      if (present) return present.at === found.at
      kept.set(key, found)
      copies?.set(key, found)
      tell()
      return true
    },
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
        copies?.clear(userId)
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
