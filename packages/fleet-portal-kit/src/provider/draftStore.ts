import { createDeviceStorage } from './deviceStorage.ts'

/** A stored draft: its value, which the caller must validate, and when it was last changed, in milliseconds since the epoch. */
export interface StoredDraft {
  at: number
  value: unknown
  /** Whether a user typed the value. Typed drafts survive a closed tab. Sign-out asks the user before it removes them. */
  isTyped?: boolean
}

/** The typed text of a form that was unmounted while the user was filling it in. */
export interface UnsavedText {
  /** The name of the form. */
  name: string
  /** The fields: each with its label, and its text as it was shown. */
  fields: readonly { label: string; text: string }[]
}

/** Copies of drafts that survive the tab. */
export interface ClosedTabCopies {
  set(key: string, draft: StoredDraft | undefined): void
  /** Whether any tab has a copy of a draft of this user. */
  has(userId: string | undefined): boolean
  /** Removes the copies of this user's drafts, from all tabs. */
  clear(userId: string | undefined): void
}

/**
 * The drafts that users have not sent. Values in memory survive navigation between screens. Stored drafts are in
 * `sessionStorage` and survive a reload and the end of a session. Typed drafts also survive a closed tab and a crash, in
 * browsers with Web Locks. Each storage key starts with the provider's namespace and contains the user's id between colons.
 * Passwords, codes and the numbers of payment cards are never stored.
 */
export interface DraftStore {
  /** Reads a value from memory. */
  read<T>(key: string): T | undefined
  /** Writes a value to memory. */
  write(key: string, value: unknown): void
  /** Writes a value to memory without notifying listeners. A read during render may call it. */
  writeSilently(key: string, value: unknown): void
  /** Reads a draft from `sessionStorage`. */
  readStored(key: string): StoredDraft | undefined
  /** Stores a JSON value in `sessionStorage`. `undefined` removes it. */
  store(key: string, value: unknown, options?: Pick<StoredDraft, 'isTyped'>): void
  /** Whether any tab has a typed draft of this user. */
  hasTyped(userId: string | undefined): boolean
  /** Whether a value survives a reload, or also closing the tab. */
  isSafe(key: string, against: 'reload' | 'closing'): boolean
  /** Copies typed drafts, existing ones included, from now on. `undefined` stops it. */
  setCopies(copies: ClosedTabCopies | undefined): void
  /** Restores a draft of a closed tab. Returns false if this tab has another value under the key, or cannot store the draft. */
  restore(key: string, draft: StoredDraft): boolean
  /** The texts of unmounted forms. */
  unsavedTexts(): readonly UnsavedText[]
  /** Sets the text of an unmounted form. Without fields: removes it. */
  setUnsavedText(text: UnsavedText): void
  /** Clears the memory when the session ends. `removeStored` also removes the stored drafts of the user. */
  endSession(options: { userId: string | undefined; removeStored: boolean }): void
  subscribe(listener: () => void): () => void
}

/** Whether a key belongs to a user: it contains the user's id, or no user's id. */
export const isDraftOf = (userId: string | undefined, key: string): boolean =>
  key.endsWith(':') || (userId !== undefined && `:${key}:`.includes(`:${userId}:`))

function createStoredDrafts(storage: Storage | undefined, namespace: string) {
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
    set(key: string, draft: StoredDraft | undefined) {
      try {
        // If the storage is full or forbidden, the old value is removed and the new one stays in memory only.
        storage?.removeItem(prefix + key)
        if (draft) storage?.setItem(prefix + key, JSON.stringify(draft))
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
    /** Removes the drafts of a user that were not changed after `until`, in milliseconds since the epoch. */
    clear(userId: string | undefined, until = Infinity) {
      try {
        if (!storage) return
        for (const key of this.names()) {
          if (isDraftOf(userId, key) && (this.get(key)?.at ?? 0) <= until) storage.removeItem(prefix + key)
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

const removalsKey = 'drafts-removed'

/** Creates the draft store of a provider. */
export function createDraftStore(namespace: string): DraftStore {
  const memory = new Map<string, unknown>()
  const stored = createStoredDrafts(tabStorage(), namespace)
  const device = createDeviceStorage(namespace)
  /** When the drafts of each user were last removed, for all tabs. */
  const removals = () => (device.read(removalsKey) ?? {}) as Readonly<Record<string, number>>
  const setRemoval = (userId: string, at?: number) =>
    device.write(removalsKey, { ...removals(), [userId]: at })
  /**
   * Removes the drafts that another tab has removed meanwhile. A tab that the browser has discarded or frozen did not see a sign-out,
   * and neither did one that was closed and is opened again.
   */
  const followRemovals = () => {
    for (const [userId, at] of Object.entries(removals())) {
      // The clock was set back since. What is typed now must not count as older.
      if (at > Date.now()) setRemoval(userId)
      else stored.clear(userId, at)
    }
  }
  followRemovals()
  let copies: ClosedTabCopies | undefined
  let unsavedTexts: readonly UnsavedText[] = []
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const typedKeys = () => stored.names().filter((key) => stored.get(key)?.isTyped)
  return {
    read: <T>(key: string) => memory.get(key) as T | undefined,
    write(key, value) {
      memory.set(key, value)
      notifyListeners()
    },
    writeSilently: (key, value) => void memory.set(key, value),
    readStored: stored.get,
    store(key, value, options) {
      stored.set(key, value === undefined ? undefined : { at: Date.now(), value, ...options })
      if (options?.isTyped) copies?.set(key, stored.get(key))
    },
    hasTyped: (userId) => typedKeys().some((key) => isDraftOf(userId, key)) || copies?.has(userId) === true,
    isSafe(key, against) {
      const draft = stored.get(key)
      return draft !== undefined && (against === 'reload' || Boolean(copies && draft.isTyped))
    },
    setCopies(next) {
      copies = next
      for (const key of typedKeys()) next?.set(key, stored.get(key))
    },
    restore(key, draft) {
      const existing = stored.get(key)
      if (existing) return existing.at === draft.at
      stored.set(key, draft)
      if (!stored.get(key)) return false
      copies?.set(key, draft)
      notifyListeners()
      return true
    },
    unsavedTexts: () => unsavedTexts,
    setUnsavedText(text) {
      const others = unsavedTexts.filter(({ name }) => name !== text.name)
      if (text.fields.length === 0 && others.length === unsavedTexts.length) return
      unsavedTexts = text.fields.length > 0 ? [...others, text] : others
      notifyListeners()
    },
    endSession({ userId, removeStored }) {
      if (removeStored) {
        stored.clear(userId)
        copies?.clear(userId)
        unsavedTexts = []
        if (userId !== undefined) setRemoval(userId, Date.now())
      } else followRemovals()
      memory.clear()
      notifyListeners()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
