import { fuels } from 'api-client/contract/products'
import { useCallback, useEffect, useState } from 'react'
import { useNavigation } from '../../provider/widgetContext.ts'
import { draftFromSearch, searchOfDraft, type Draft } from './order.ts'

const pause = 300

/** What is on the form, mirrored into the address after a pause: a link, a reload and Back bring it back. */
export function useDraft(): [Draft, (change: Partial<Draft>) => void] {
  const navigation = useNavigation()
  const [draft, setDraft] = useState(() => draftFromSearch(navigation.search(), fuels))
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = navigation.search()
      const query = new URLSearchParams(before)
      for (const [name, value] of Object.entries(searchOfDraft(draft))) {
        if (value === undefined) query.delete(name)
        else query.set(name, value)
      }
      if (query.toString() !== new URLSearchParams(before).toString()) {
        navigation.setSearch(query.toString(), { replace: true })
      }
    }, pause)
    return () => clearTimeout(timer)
  }, [draft, navigation])
  const change = useCallback((next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next })), [])
  return [draft, change]
}
