import { listStations, type Station } from 'fleet-portal-api-client/contract/stations'
import { useAsyncOptions, useRemainingPages } from '../../../foundation/form/useLookup.ts'
import { maxPageSize } from '../list/stationQuery.ts'

const noFilters = {}

/**
 * The station with an id. The API has no call for one station, so if it is not loaded, for example after a reload, the hook
 * reads the pages of the list until one contains it. `station` is undefined while it loads and null if it does not exist.
 */
export function useStation(
  stationId: string | undefined,
  loaded: Station | undefined,
  canRead: boolean,
): { station: Station | null | undefined; error: unknown; retry: () => unknown } {
  const isLoaded = stationId === undefined || loaded !== undefined
  const source = { endpoint: listStations, input: noFilters, perPage: maxPageSize }
  const all = useAsyncOptions(source, '', canRead && !isLoaded)
  const found = loaded ?? all.items.find((one) => one.stationId === stationId)
  const { hasNextPage, isSuccess, error, refetch } = all
  const isMissing = !isLoaded && !found && isSuccess
  useRemainingPages(all, isMissing)
  return { station: found ?? (isMissing && !hasNextPage ? null : undefined), error, retry: refetch }
}
