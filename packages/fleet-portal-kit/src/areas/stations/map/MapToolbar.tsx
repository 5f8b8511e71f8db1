import { useCallback, useMemo } from 'react'
import type { FilterValues } from '../../../foundation/list/filter.ts'
import { FilterChips, Filters } from '../../../foundation/list/Filters.tsx'
import { ListToolbar } from '../../../foundation/list/frame.ts'
import { SearchBox } from '../../../foundation/list/SearchBox.tsx'
import { stationsMessages } from '../../../locales/en/stations.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { StationFilters } from '../list/stationQuery.ts'
import { stationFilters } from '../list/stationFilters.tsx'

interface MapToolbarProps {
  filters: StationFilters
  onChange: (change: StationFilters) => void
}

/** The search box and the filters above the map. */
export function MapToolbar({ filters: values, onChange }: MapToolbarProps) {
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const filters = useMemo(() => stationFilters(t, ui), [t, ui])
  const changeFilters = useCallback((next: FilterValues) => onChange(next as StationFilters), [onChange])
  const search = useCallback(
    (text: string) => changeFilters({ searchKey: text || undefined }),
    [changeFilters],
  )
  return (
    <ListToolbar className="fpk-toolbar" $wrap>
      <SearchBox value={values.searchKey ?? ''} hint={t.search} onSearch={search} />
      <Filters filters={filters} values={values} onChange={changeFilters} />
      <FilterChips filters={filters} values={values} onChange={changeFilters} />
    </ListToolbar>
  )
}
