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

/** The search and the filters of the list, above the map. */
export function MapToolbar({ filters: values, onChange }: MapToolbarProps) {
  const t = useMessages(stationsMessages)
  const ui = useMessages(uiMessages)
  const filters = useMemo(() => stationFilters(t, ui), [t, ui])
  const change = useCallback((next: FilterValues) => onChange(next as StationFilters), [onChange])
  const search = useCallback((text: string) => change({ searchKey: text || undefined }), [change])
  return (
    <ListToolbar className="fpk-toolbar" $wrap>
      <SearchBox value={values.searchKey ?? ''} hint={t.search} onSearch={search} />
      <Filters filters={filters} values={values} onChange={change} />
      <FilterChips filters={filters} values={values} onChange={change} />
    </ListToolbar>
  )
}
