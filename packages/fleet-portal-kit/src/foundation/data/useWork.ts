import { useCallback, useMemo, useSyncExternalStore } from 'react'
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
  return useMemo(
    () => ({
      state,
      /** The state of this very moment, for guards that cannot wait for a render. */
      current: read,
      dispatch: (action: Action) => work.write(key, reduce(read(), action)),
    }),
    [state, read, work, key, reduce],
  )
}
