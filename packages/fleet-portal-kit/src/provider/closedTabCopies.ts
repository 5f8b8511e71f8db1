import { isDraftOf, type StoredDraft, type DraftStore } from './draftStore.ts'

/** The maximum age of a copy, in milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000

const namesWith = (prefix: string, storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  )

/** The draft of a copy. Undefined if the copy is damaged. */
function draftIn(text: string | null): StoredDraft | undefined {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null
    return typeof found?.at === 'number' ? (found as StoredDraft) : undefined
  } catch {
    return undefined
  }
}

/**
 * Copies the typed drafts of this tab to `localStorage`, and restores the drafts of tabs that were closed or crashed. Each
 * open tab holds a Web Lock; a tab without a lock is closed. Does nothing in browsers without Web Locks.
 * Returns a function that stops it.
 */
export function keepClosedTabCopies(draftStore: DraftStore, namespace: string): () => void {
  const prefix = `${namespace}:tab:`
  const namesIn = (from: Storage) => namesWith(prefix, from)
  const locks = globalThis.navigator?.locks as LockManager | undefined
  const storage = localStorageIfAllowed()
  if (!locks || !storage) return () => {}
  // Screenshots show ids of `uniqueId`. This code loads at any time, so it must not take one of them.
  // oxlint-disable-next-line no-restricted-properties -- pages with Web Locks are served securely
  const ownPrefix = `${prefix}${crypto.randomUUID()}:`
  /** The copies of a user's drafts, from all tabs. */
  const copiesOf = (userId: string | undefined) =>
    namesIn(storage).filter((name) => isDraftOf(userId, name.slice(name.indexOf(':', prefix.length) + 1)))
  const attempt = (run: () => void) => {
    try {
      run()
    } catch {
      // The storage is full. The draft is stored in the tab only.
    }
  }
  const restoreDraftsOf = (tab: string) =>
    attempt(() => {
      for (const name of namesIn(storage).filter((key) => key.startsWith(tab))) {
        const found = draftIn(storage.getItem(name))
        const isExpired = !found || Date.now() - found.at >= maxAge
        // A draft that conflicts with one of this tab stays stored for another tab.
        if (isExpired || draftStore.restore(name.slice(tab.length), found)) storage.removeItem(name)
      }
    })
  let release = () => {}
  const stopped = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks
    .request(ownPrefix, async () => {
      draftStore.setCopies({
        set: (key, found) =>
          attempt(() => {
            storage.removeItem(ownPrefix + key)
            if (found) storage.setItem(ownPrefix + key, JSON.stringify(found))
          }),
        has: (userId) => copiesOf(userId).length > 0,
        clear: (userId) => {
          for (const name of copiesOf(userId)) storage.removeItem(name)
        },
      })
      const tabs = new Set(
        namesIn(storage).map((name) => name.slice(0, name.indexOf(':', prefix.length) + 1)),
      )
      tabs.delete(ownPrefix)
      for (const tab of tabs) {
        void locks
          .request(tab, { ifAvailable: true }, (lock) => lock && restoreDraftsOf(tab))
          .catch(() => undefined)
      }
      await stopped
    })
    .catch(() => undefined)
  return () => {
    draftStore.setCopies(undefined)
    release()
  }
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
