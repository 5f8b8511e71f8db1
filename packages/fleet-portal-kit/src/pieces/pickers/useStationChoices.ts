import { listMerchantStations } from 'api-client/contract/activity'
import { lookupStations } from 'api-client/contract/stations'
import { useCallback, useMemo } from 'react'
import { useAsyncOptions, useRemainingPages } from '../../foundation/form/useLookup.ts'
import type { FilterOption } from '../../foundation/list/filter.ts'
import { usePortal } from '../../provider/portal.ts'

const keyOf = (stationId: string) => ['station name', stationId]
/** What a look for names asks for at once. */
const perPage = 1000
const everyStation = { endpoint: lookupStations, input: {}, perPage }

interface StationChoices {
  /** The stations of the ids by name. */
  choices: readonly FilterOption[]
  /** Notes the name of a station that is chosen, so that nobody has to ask for it. */
  note: (choice: FilterOption) => void
}

/**
 * The names of stations that a filter holds by their ids. They are known where they were chosen on this page; after a
 * reload, or from a link, they are read. `fleetId` asks for the stations that the fleet buys other things at.
 */
export function useStationChoices(
  ids: readonly string[] | undefined,
  { unnamed, fleetId }: { unnamed: string; fleetId?: string },
): StationChoices {
  const { queryClient } = usePortal()
  const noted = (id: string) => queryClient.getQueryData<string>(keyOf(id))
  const isUnknown = ids?.some((id) => noted(id) === undefined) ?? false
  const all = useAsyncOptions(everyStation, '', isUnknown && fleetId === undefined)
  const own = useAsyncOptions(
    { endpoint: listMerchantStations, input: { fleetId: fleetId ?? '' }, perPage },
    '',
    isUnknown && fleetId !== undefined,
  )
  const lookup = fleetId === undefined ? all : own
  const read = new Map(lookup.items.map(({ stationId, name }) => [stationId, name]))
  useRemainingPages(lookup, ids?.some((id) => noted(id) === undefined && !read.has(id)) ?? false)
  const note = useCallback(
    ({ value, label }: FilterOption) => void queryClient.setQueryData(keyOf(value), label),
    [queryClient],
  )
  const text = JSON.stringify(
    ids?.map((value) => ({
      value,
      label: noted(value) ?? read.get(value) ?? unnamed,
    })) ?? [],
  )
  return { choices: useMemo(() => JSON.parse(text) as FilterOption[], [text]), note }
}
