import { useMemo } from 'react'
import { getCurrentUser } from '../../provider/currentUser.ts'
import type { StoredDraft } from '../../provider/draftStore.ts'
import { usePortal } from '../../provider/portal.ts'
import { useRead } from './useRead.ts'

export interface PersistedState {
  /** The stored draft. The caller must validate its value. */
  read: () => StoredDraft | undefined
  write: (value: unknown) => void
  /** Whether the stored value survives a reload, or also closing the tab. */
  isSafe: (against: 'reload' | 'closing') => boolean
  remove: () => void
}

/**
 * Stores a value that the user is typing, so that it survives a reload, a closed tab and an expired session. `name`
 * identifies the value and includes the ids of its items; the hook adds the user's id. Returns undefined without a name, and
 * until the user is known.
 */
export function usePersistedState(name: string | undefined): PersistedState | undefined {
  const { draftStore } = usePortal()
  const { data: user } = useRead(getCurrentUser, {}, { enabled: name !== undefined })
  const key = name && user && `${name}:${user.userId}`
  return useMemo(
    () =>
      key === undefined
        ? undefined
        : {
            read: () => draftStore.readStored(key),
            write: (value) => draftStore.store(key, value, { isTyped: true }),
            isSafe: (against) => draftStore.isSafe(key, against),
            remove: () => draftStore.store(key, undefined, { isTyped: true }),
          },
    [draftStore, key],
  )
}
