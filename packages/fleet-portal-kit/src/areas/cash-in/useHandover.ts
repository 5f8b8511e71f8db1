import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { parseHandover, type Handover } from './handover.ts'

type State = FleetPortalDestination['state']

/**
 * The parsed navigation state, and a function that replaces it. The state is kept during a reload until it is replaced.
 */
export function useHandover(): [handover: Handover, replaceHandover: (next?: State) => void] {
  const navigation = useNavigation()
  const read = () => navigation.state?.()
  const state = useSyncExternalStore(navigation.subscribe, read, read)
  const [replaced, setReplaced] = useState<{ state: State; next: State }>()
  const current = replaced && replaced.state === state ? replaced.next : state
  const handover = useMemo(() => parseHandover(current), [current])
  const replaceHandover = useCallback(
    (next?: State) => {
      setReplaced({ state, next })
      // The URL stays the same, and only the navigation state changes.
      navigation.setSearch(navigation.search(), { replace: true, state: next })
    },
    [navigation, state],
  )
  return [handover, replaceHandover]
}
