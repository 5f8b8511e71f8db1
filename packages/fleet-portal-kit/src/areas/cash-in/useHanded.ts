import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { handedOf, type Handed } from './handed.ts'

type State = FleetPortalDestination['state']

/**
 * What was handed over to the page, until it is done with: a reload shows it again, and afterwards what took its place,
 * or nothing.
 */
export function useHanded(): [handed: Handed, done: (next?: State) => void] {
  const navigation = useNavigation()
  const read = () => navigation.state?.()
  const state = useSyncExternalStore(navigation.subscribe, read, read)
  const [over, setOver] = useState<{ state: State; next: State }>()
  const current = over && over.state === state ? over.next : state
  const handed = useMemo(() => handedOf(current), [current])
  const done = useCallback(
    (next?: State) => {
      setOver({ state, next })
      // The same place, with something else handed over to it.
      navigation.setSearch(navigation.search(), { replace: true, state: next })
    },
    [navigation, state],
  )
  return [handed, done]
}
