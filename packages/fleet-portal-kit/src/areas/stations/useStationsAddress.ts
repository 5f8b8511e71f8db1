import { useMemo } from 'react'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

export type View = 'list' | 'map'

/** The view and the station that is looked at, kept in the address: link, reload, Back and the other view keep them. */
export function useStationsAddress() {
  const navigation = useNavigation()
  const query = new URLSearchParams(useSearch())
  const moves = useMemo(() => {
    const change = (
      values: Record<string, string | undefined>,
      isStep: (now: URLSearchParams) => boolean,
    ) => {
      const next = new URLSearchParams(navigation.search())
      const replace = !isStep(next)
      for (const [key, value] of Object.entries(values)) {
        if (value) next.set(key, value)
        else next.delete(key)
      }
      navigation.setSearch(next.toString(), { replace })
    }
    return {
      show: (view: View) => change({ view: view === 'map' ? view : undefined }, () => true),
      /** Back leads out of looking at stations, not through all that were looked at. */
      open: (station: string, view?: View) =>
        change({ station, ...(view && { view }) }, (now) => !now.has('station')),
      close: () => change({ station: undefined }, () => false),
    }
  }, [navigation])
  const view: View = query.get('view') === 'map' ? 'map' : 'list'
  return {
    ...moves,
    view,
    stationId: query.get('station') ?? undefined,
  }
}
