/** A stored draft: its value, which the caller must validate, and when it was last changed, in milliseconds since the epoch. */
export interface StoredDraft {
  at: number
  value: unknown
  /** Whether a user typed it. Typed drafts survive a closed tab. Sign-out removes them, and asks first. */
  isTyped?: boolean
}

/** The typed text of a form that was removed while the user was filling it in. */
export interface UnsavedText {
  /** The name of the form. */
  name: string
  /** The labels of the fields, and their text as the user saw it. */
  lines: readonly { label: string; text: string }[]
}

/** Copies of drafts that survive the tab. */
export interface ClosedTabCopies {
  set(key: string, found: StoredDraft | undefined): void
  /** Whether any tab has a copy of a draft of this user. */
  has(userId: string | undefined): boolean
  /** Removes the copies of this user's drafts, from all tabs. */
  clear(userId: string | undefined): void
}

/**
 * The drafts that users have not sent. In memory they move from screen to screen. Stored drafts survive a reload and the end
 * of a session, in `sessionStorage`. Typed drafts also survive a closed tab and a crash, in browsers with Web Locks. Each
 * storage key starts with the provider's namespace and contains the user's id between colons. Passwords, codes and card
 * numbers are never stored.
 */
export interface DraftStore {
  read<T>(key: string): T | undefined
  write(key: string, value: unknown): void
  /** Writes without notifying listeners, for a value that the first read restored. */
  hold(key: string, value: unknown): void
  kept(key: string): StoredDraft | undefined
  /** Stores a JSON value. `undefined` removes it. */
  keep(key: string, value: unknown, options?: Pick<StoredDraft, 'isTyped'>): void
  /** Whether any tab has a typed draft of this user. */
  hasTyped(userId: string | undefined): boolean
  /** Whether a value would survive a reload, or also a closed tab. */
  isSafe(key: string, against: 'reload' | 'closing'): boolean
  /** Starts to copy typed drafts, existing ones included. `undefined` stops it. */
  copyTo(copies: ClosedTabCopies | undefined): void
  /** Takes over a draft of a closed tab. Returns false if this tab has another value under the key. */
  takeOver(key: string, found: StoredDraft): boolean
  /** The texts of removed forms. An entry without lines removes the entry of its form. */
  unsent(): readonly UnsavedText[]
  noteUnsent(text: UnsavedText): void
  /** Clears the memory when the session ends. `isForGood` also removes everything that is stored for the user. */
  end(options: { userId: string | undefined; isForGood: boolean }): void
  subscribe(listener: () => void): () => void
}

/** Whether a key belongs to a user: it contains the user's id, or no user's id. */
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
        // The storage is full or forbidden. The value is kept in memory only, and the old one is removed.
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

/** Creates the draft store of a provider. */
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
