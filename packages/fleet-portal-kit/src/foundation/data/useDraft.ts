import { useCallback, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { DraftStore } from '../../provider/draftStore.ts'
import { usePortal } from '../../provider/portal.ts'

/** How a draft survives a reload and an expired session. Create one per flow, at module level. */
export interface DraftPersistence<State, Stored> {
  /** The stored value. A stored value that does not match is ignored. */
  schema: z.ZodMiniType<Stored>
  /** The part of the state to store, or undefined to store none. */
  toStored: (state: State) => Stored | undefined
  /** The restored state. `at`: when it was last changed, in milliseconds. */
  fromStored: (stored: Stored, at: number) => State
}

function restoreDraft<State, Stored>(
  draftStore: DraftStore,
  key: string,
  { schema, fromStored }: DraftPersistence<State, Stored>,
) {
  const stored = draftStore.readStored(key)
  const parsed = stored && z.safeParse(schema, stored.value)
  return parsed?.success ? fromStored(parsed.data, stored?.at ?? 0) : undefined
}

/**
 * A reducer for unsent work. Its state is stored with the provider, so that it survives navigation, and an answer that
 * arrives after navigation can still update it. With `persistence` it also survives a reload. The key must contain the user's
 * id, so that another user does not see the draft.
 */
export function useDraft<State, Action, Stored = never>(
  key: string,
  initial: State,
  reduce: (state: State, action: Action) => State,
  persistence?: DraftPersistence<State, Stored>,
) {
  const { draftStore } = usePortal()
  const read = useCallback(() => {
    const current = draftStore.read<State>(key)
    if (current !== undefined || !persistence) return current ?? initial
    const restored = restoreDraft(draftStore, key, persistence)
    if (restored === undefined) return initial
    draftStore.writeSilently(key, restored)
    return restored
  }, [draftStore, key, initial, persistence])
  const state = useSyncExternalStore(draftStore.subscribe, read, read)
  const dispatch = useCallback(
    (action: Action) => {
      const next = reduce(read(), action)
      if (persistence) draftStore.store(key, persistence.toStored(next), { isTyped: true })
      draftStore.write(key, next)
    },
    [draftStore, key, reduce, read, persistence],
  )
  return {
    state,
    /** Returns the current state, for guards that cannot wait for a render. */
    current: read,
    dispatch,
    /** Whether the state survives a reload, or also closing the tab. */
    isSafe: useCallback(
      (against: 'reload' | 'closing') => draftStore.isSafe(key, against),
      [draftStore, key],
    ),
    /** Removes the state from memory if it is stored. The next screen restores it and shows its age. */
    dropFromMemory: useCallback(() => {
      if (draftStore.isSafe(key, 'reload')) draftStore.writeSilently(key, undefined)
    }, [draftStore, key]),
  }
}
