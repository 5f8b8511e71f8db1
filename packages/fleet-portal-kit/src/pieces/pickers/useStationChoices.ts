import { listMerchantStations } from 'fleet-portal-api-client/contract/merchantPayments'
import { lookupStations } from 'fleet-portal-api-client/contract/stations'
import { useCallback, useMemo } from 'react'
import { useAsyncOptions, useRemainingPages } from '../../foundation/form/useLookup.ts'
import type { FilterOption } from '../../foundation/list/filter.ts'
import { usePortal } from '../../provider/portal.ts'

const keyOf = (stationId: string) => ['station name', stationId]
/** The page size of the lookup of names. */
const perPage = 1000
const allStationsLookup = { endpoint: lookupStations, input: {}, perPage }

interface StationChoices {
  /** The selected stations with their names. */
  choices: readonly FilterOption[]
  /** Caches the name of a selected station, so that it need not be read. */
  note: (choice: FilterOption) => void
}

/**
 * The names of the stations of a filter, by their IDs. The names of stations that were selected on this page are cached;
 * after a reload or from a link they are read. With `fleetId`, reads the stations where the fleet makes non-fuel
 * purchases.
 */
export function useStationChoices(
  ids: readonly string[] | undefined,
  { unnamed, fleetId }: { unnamed: string; fleetId?: string },
): StationChoices {
  const { queryClient } = usePortal()
  const cachedName = (id: string) => queryClient.getQueryData<string>(keyOf(id))
  const needsLookup = ids?.some((id) => cachedName(id) === undefined) ?? false
  const all = useAsyncOptions(allStationsLookup, '', needsLookup && fleetId === undefined)
  const own = useAsyncOptions(
    { endpoint: listMerchantStations, input: { fleetId: fleetId ?? '' }, perPage },
    '',
    needsLookup && fleetId !== undefined,
  )
  const lookup = fleetId === undefined ? all : own
  const read = new Map(lookup.items.map(({ stationId, name }) => [stationId, name]))
  useRemainingPages(lookup, ids?.some((id) => cachedName(id) === undefined && !read.has(id)) ?? false)
  const note = useCallback(
    ({ value, label }: FilterOption) => void queryClient.setQueryData(keyOf(value), label),
    [queryClient],
  )
  const serialized = JSON.stringify(
    ids?.map((value) => ({
      value,
      label: cachedName(value) ?? read.get(value) ?? unnamed,
    })) ?? [],
  )
  return { choices: useMemo(() => JSON.parse(serialized) as FilterOption[], [serialized]), note }
}
