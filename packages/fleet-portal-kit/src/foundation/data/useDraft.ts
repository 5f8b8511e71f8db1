import { useCallback, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { DraftStore } from '../../provider/draftStore.ts'
import { usePortal } from '../../provider/portal.ts'

/** How work outlives a reload and a session that ended by itself. One per flow, at module level. */
export interface Keeping<State, Kept> {
  /** What lies in the tab's storage. Anything else found there is left alone. */
  schema: z.ZodMiniType<Kept>
  /** What of a state is worth keeping; undefined for nothing. */
  of: (state: State) => Kept | undefined
  /** The state that it comes back as. `at` is when it was last changed, in milliseconds. */
  back: (kept: Kept, at: number) => State
}

function broughtBack<State, Kept>(work: DraftStore, key: string, keeping: Keeping<State, Kept>) {
  const found = work.kept(key)
  const parsed = found && z.safeParse(keeping.schema, found.value)
  return parsed?.success ? keeping.back(parsed.data, found?.at ?? 0) : undefined
}

/**
 * Unsent work as a reducer whose state lives with the provider: it outlives the screen, and what comes back after the
 * screen was left still finds it. With `keeping` it outlives the page too. The key names the person, so that nobody
 * sees another's work.
 */
export function useDraft<State, Action, Kept = never>(
  key: string,
  initial: State,
  reduce: (state: State, action: Action) => State,
  keeping?: Keeping<State, Kept>,
) {
  const { work } = usePortal()
  const read = useCallback(() => {
    const present = work.read<State>(key)
    if (present !== undefined || !keeping) return present ?? initial
    const back = broughtBack(work, key, keeping)
    if (back === undefined) return initial
    work.hold(key, back)
    return back
  }, [work, key, initial, keeping])
  const state = useSyncExternalStore(work.subscribe, read, read)
  const dispatch = useCallback(
    (action: Action) => {
      const next = reduce(read(), action)
      if (keeping) work.keep(key, keeping.of(next), { isTyped: true })
      work.write(key, next)
    },
    [work, key, reduce, read, keeping],
  )
  return {
    state,
    /** Answers with the state of this very moment, for guards that cannot wait for a render. */
    current: read,
    dispatch,
    /** Whether the state would be there again after the page goes. */
    isSafe: useCallback((against: 'reload' | 'closing') => work.isSafe(key, against), [work, key]),
    /** Lets go of the state in memory where it is kept: the next screen brings it back, and says from when it is. */
    putAway: useCallback(() => {
      if (work.isSafe(key, 'reload')) work.hold(key, undefined)
    }, [work, key]),
  }
}
