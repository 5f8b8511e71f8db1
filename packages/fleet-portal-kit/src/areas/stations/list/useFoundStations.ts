import { listStations } from 'api-client/contract/stations'
import { useMemo } from 'react'
import { useCurrentMinute } from '../../../foundation/data/useCurrentMinute.ts'
import { useAsyncOptions, useRemainingPages } from '../../../foundation/form/useLookup.ts'
import { nearestFirst, roundedPoint, withDistances, type Near, type Point } from '../distances.ts'
import { openStateAt } from '../openingHours.ts'
import { mapPage, type StationFilters } from './stationQuery.ts'

const source = { endpoint: listStations, perPage: mapPage }

export interface FoundStations {
  lookup: ReturnType<typeof useAsyncOptions<typeof listStations>>
  stations: readonly Near[]
  /** How many there are in all; undefined until the first answer. */
  total: number | undefined
  /**
   * `reading`: every page is being read, because the server cannot order or leave out by itself. `incomplete`: one of
   * them failed.
   */
  status: 'by-name' | 'nearest' | 'reading' | 'incomplete'
}

/**
 * The stations that filters leave. From a position they come nearest first: from a server that orders by nearness page by
 * page, from one that does not after every page was read.
 */
export function useFoundStations(
  { searchKey = '', ...input }: StationFilters,
  from: Point | undefined,
  enabled: boolean,
): FoundStations {
  const now = useCurrentMinute()
  const near = useMemo(() => from && roundedPoint(from), [from])
  const byName = useAsyncOptions({ ...source, input }, searchKey, enabled && !near)
  const byDistance = useAsyncOptions(
    { ...source, input: { ...input, ...(near && { near }) } },
    searchKey,
    enabled && near !== undefined,
  )
  // Those by name stay until those by distance are there.
  const isNear = near !== undefined && (byDistance.isFetched || !byName.data)
  const lookup = isNear ? byDistance : byName
  const { data, hasNextPage, isFetchNextPageError } = lookup

  const { openNow } = input
  const pages = data?.pages
  const applied = pages?.[0]?.applied ?? []
  const lacksNear = isNear && !applied.includes('near')
  const lacksOpenNow = openNow === true && !applied.includes('openNow')
  const readsAll = pages !== undefined && (lacksNear || lacksOpenNow)
  useRemainingPages(lookup, readsAll)

  const isReading = readsAll && hasNextPage
  const isOrdered = isNear && !(lacksNear && hasNextPage)
  const { stations, dropped } = useMemo(() => {
    // A station that moves from one page to the next while they are read comes twice.
    const all = new Map(pages?.flatMap((page) => page.stations.map((one) => [one.stationId, one] as const)))
    const kept = [...all.values()].filter((one) => {
      const state = openNow ? openStateAt(one, now) : undefined
      return state === undefined || state === 'open'
    })
    const measured = withDistances(kept, from)
    return {
      stations: isOrdered ? nearestFirst(measured, now) : measured,
      dropped: all.size - kept.length,
    }
  }, [pages, from, openNow, isOrdered, now])
  const status = () => {
    if (isReading) return isFetchNextPageError ? 'incomplete' : 'reading'
    return isOrdered ? 'nearest' : 'by-name'
  }
  const count = pages?.at(-1)?.count
  return { lookup, stations, total: count && count - dropped, status: status() }
}
