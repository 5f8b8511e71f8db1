import { useCallback, useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'

/**
 * Unsent work as a reducer whose state lives with the provider: it outlives the screen, and what comes back after the
 * screen was left still finds it. The key names the person, so that nobody sees another's work.
 */
export function useWork<State, Action>(
  key: string,
  initial: State,
  reduce: (state: State, action: Action) => State,
) {
  const { work } = usePortal()
  const read = useCallback(() => work.read<State>(key) ?? initial, [work, key, initial])
  const state = useSyncExternalStore(work.subscribe, read, read)
  const dispatch = useCallback(
    (action: Action) => work.write(key, reduce(read(), action)),
    [work, key, reduce, read],
  )
  // `current` answers with the state of this very moment, for guards that cannot wait for a render.
  return { state, current: read, dispatch }
}
