import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { parseHandover, type Handover } from './handover.ts'

type State = FleetPortalDestination['state']

interface HandoverControl {
  /** The parsed navigation state. */
  handover: Handover
  /** Replaces the state. It is kept during a reload until it is replaced. */
  replaceHandover: (next?: State) => void
  /** The state stays on screen, and a reload no longer shows it. */
  dropAfterReload: () => void
}

/** What another screen, or a page outside of the portal, has passed to this one by the navigation state. */
export function useHandover(): HandoverControl {
  const navigation = useNavigation()
  const read = () => navigation.state?.()
  const state = useSyncExternalStore(navigation.subscribe, read, read)
  const [replaced, setReplaced] = useState<{ state: State; next: State }>()
  const current = replaced && replaced.state === state ? replaced.next : state
  const handover = useMemo(() => parseHandover(current), [current])
  // The URL stays the same, and only the navigation state changes.
  const replaceState = useCallback(
    (next: State) => navigation.setSearch(navigation.search(), { replace: true, state: next }),
    [navigation],
  )
  const replaceHandover = useCallback(
    (next?: State) => {
      setReplaced({ state, next })
      replaceState(next)
    },
    [replaceState, state],
  )
  const dropAfterReload = useCallback(() => {
    setReplaced({ state: undefined, next: current })
    replaceState(undefined)
  }, [replaceState, current])
  return { handover, replaceHandover, dropAfterReload }
}
