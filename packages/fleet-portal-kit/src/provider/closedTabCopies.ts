import { uniqueId } from 'api-client'
import { isDraftOf, type StoredDraft, type DraftStore } from './draftStore.ts'

/** Copies older than this are dropped, in milliseconds. */
const longest = 30 * 24 * 60 * 60 * 1000

const namesWith = (prefix: string, storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((name) =>
    name.startsWith(prefix),
  )

/**
 * Copies the kept work of this tab to storage that outlives the tab, and takes over the work of tabs that were closed
 * or crashed. Each tab holds a lock while it lives; copies of a tab without its lock belong to no tab any more. Does
 * nothing without Web Locks. Returns how to stop.
 */
export function keepClosedTabCopies(work: DraftStore, namespace: string): () => void {
  const prefix = `${namespace}:tab:`
  const namesIn = (from: Storage) => namesWith(prefix, from)
  const locks = globalThis.navigator?.locks as LockManager | undefined
  const storage = localStorageIfAllowed()
  if (!locks || !storage) return () => {}
  const own = `${prefix}${uniqueId()}:`
  /** The copies of a user's work, of every tab. */
  const copiesOf = (userId: string | undefined) =>
    namesIn(storage).filter((name) => isDraftOf(userId, name.slice(name.indexOf(':', prefix.length) + 1)))
  const attempt = (run: () => void) => {
    try {
      run()
    } catch {
      // Full: the work is in the tab alone, as without copies.
    }
  }
  const takeOver = (tab: string) =>
    attempt(() => {
      for (const name of namesIn(storage).filter((one) => one.startsWith(tab))) {
        const found = JSON.parse(storage.getItem(name) ?? 'null') as StoredDraft | null
        const isOld = !found || Date.now() - found.at >= longest
        // What does not fit beside this tab's own work waits for a later page.
        if (isOld || work.takeOver(name.slice(tab.length), found)) storage.removeItem(name)
      }
    })
  let release = () => {}
  const stopped = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks
    .request(own, async () => {
      work.copyTo({
        set: (key, found) =>
          attempt(() => {
            storage.removeItem(own + key)
            if (found) storage.setItem(own + key, JSON.stringify(found))
          }),
        has: (userId) => copiesOf(userId).length > 0,
        clear: (userId) => {
          for (const name of copiesOf(userId)) storage.removeItem(name)
        },
      })
      const tabs = new Set(
        namesIn(storage).map((name) => name.slice(0, name.indexOf(':', prefix.length) + 1)),
      )
      tabs.delete(own)
      for (const tab of tabs) {
        void locks.request(tab, { ifAvailable: true }, (lock) => lock && takeOver(tab)).catch(() => undefined)
      }
      await stopped
    })
    .catch(() => undefined)
  return () => {
    work.copyTo(undefined)
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
