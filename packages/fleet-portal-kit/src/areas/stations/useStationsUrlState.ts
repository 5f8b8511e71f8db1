import { useMemo } from 'react'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

export type View = 'list' | 'map'

/** The view and the open station, stored in the URL, so that links, reloads and the Back button keep them. */
export function useStationsUrlState() {
  const navigation = useNavigation()
  const query = new URLSearchParams(useSearch())
  const actions = useMemo(() => {
    const change = (
      values: Record<string, string | undefined>,
      isNewEntry: (current: URLSearchParams) => boolean,
    ) => {
      const next = new URLSearchParams(navigation.search())
      const replace = !isNewEntry(next)
      for (const [key, value] of Object.entries(values)) {
        if (value) next.set(key, value)
        else next.delete(key)
      }
      navigation.setSearch(next.toString(), { replace })
    }
    return {
      showView: (view: View) => change({ view: view === 'map' ? view : undefined }, () => true),
      /** Opening the first station adds a history entry; further stations replace it, so that Back leaves the details at once. */
      openStation: (station: string, view?: View) =>
        change({ station, ...(view && { view }) }, (current) => !current.has('station')),
      closeStation: () => change({ station: undefined }, () => false),
    }
  }, [navigation])
  const view: View = query.get('view') === 'map' ? 'map' : 'list'
  return {
    ...actions,
    view,
    stationId: query.get('station') ?? undefined,
  }
}
