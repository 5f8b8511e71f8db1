import { useMemo } from 'react'
import { getCurrentUser } from '../../provider/currentUser.ts'
import type { StoredDraft } from '../../provider/draftStore.ts'
import { usePortal } from '../../provider/portal.ts'
import { useRead } from './useRead.ts'

export interface PersistedState {
  /** What was kept before, if anything; checked by nobody yet. */
  found: () => StoredDraft | undefined
  keep: (value: unknown) => void
  /** Whether what was kept would be there again after the page goes. */
  isSafe: (against: 'reload' | 'closing') => boolean
  forget: () => void
}

/**
 * A place where one thing that a person is typing outlives a reload, a closed tab and a session that ended by itself. The
 * name says what it is, ids included; the person is added to it. Undefined while nobody knows the person, or without a name.
 */
export function usePersistedState(name: string | undefined): PersistedState | undefined {
  const { work } = usePortal()
  const { data: person } = useRead(getCurrentUser, {}, { enabled: name !== undefined })
  const key = name && person && `${name}:${person.userId}`
  return useMemo(
    () =>
      key === undefined
        ? undefined
        : {
            found: () => work.kept(key),
            keep: (value) => work.keep(key, value, { isTyped: true }),
            isSafe: (against) => work.isSafe(key, against),
            forget: () => work.keep(key, undefined, { isTyped: true }),
          },
    [work, key],
  )
}
