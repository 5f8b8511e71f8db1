import { useCallback, useEffect, useState } from 'react'
import { useNavigation } from '../../provider/widgetContext.ts'
import { draftFromSearch, isSame, searchOfDraft, type Draft, type Order } from './order.ts'

const pause = 300

/** What is on the form, mirrored into the address after a pause: a link, a reload and Back bring it back. */
export function useDraft() {
  const navigation = useNavigation()
  const [draft, setDraft] = useState(() => draftFromSearch(navigation.search()))
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
  return {
    draft,
    change: useCallback((next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next })), []),
    /** What was bought is no longer to be bought: a reload must not offer it again. */
    take: useCallback(
      (order: Order) =>
        setDraft((before) => (isSame(before, order) ? { ...before, value: undefined } : before)),
      [],
    ),
  }
}
