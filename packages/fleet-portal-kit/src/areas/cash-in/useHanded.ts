import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigation } from '../../provider/widgetContext.ts'
import { handedOf, type Handed } from './handed.ts'

const nothing: Handed = { kind: 'method', method: undefined }

/** What was handed over to the page, until it is done with: a reload shows it again, and nothing after that. */
export function useHanded(): [handed: Handed, done: () => void] {
  const navigation = useNavigation()
  const read = () => navigation.state?.()
  const state = useSyncExternalStore(navigation.subscribe, read, read)
  const [doneWith, setDoneWith] = useState<typeof state>()
  const handed = useMemo(() => (state && state === doneWith ? nothing : handedOf(state)), [state, doneWith])
  const done = useCallback(() => {
    setDoneWith(state)
    // The same place, without what was handed over to it.
    navigation.setSearch(navigation.search(), { replace: true })
  }, [navigation, state])
  return [handed, done]
}
