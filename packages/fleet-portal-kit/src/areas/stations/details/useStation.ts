import { listStations, type Station } from 'api-client/contract/stations'
import { useAsyncOptions, useRemainingPages } from '../../../foundation/form/useLookup.ts'
import { mapPage } from '../list/stationQuery.ts'

const everywhere = {}

/**
 * The station of an id. No call reads one station: where none of those at hand is it, as after a reload, all are read
 * until it is found. Undefined while that goes on; null where there is none of the id.
 */
export function useStation(
  stationId: string | undefined,
  atHand: Station | undefined,
  mayRead: boolean,
): { station: Station | null | undefined; error: unknown; retry: () => unknown } {
  const isAtHand = stationId === undefined || atHand !== undefined
  const source = { endpoint: listStations, input: everywhere, perPage: mapPage }
  const all = useAsyncOptions(source, '', mayRead && !isAtHand)
  const found = atHand ?? all.items.find((one) => one.stationId === stationId)
  const { hasNextPage, isSuccess, error, refetch } = all
  const isSought = !isAtHand && !found && isSuccess
  useRemainingPages(all, isSought)
  return { station: found ?? (isSought && !hasNextPage ? null : undefined), error, retry: refetch }
}
