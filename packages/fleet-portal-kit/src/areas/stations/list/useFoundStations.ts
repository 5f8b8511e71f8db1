import { listStations } from 'fleet-portal-api-client/contract/stations'
import { useMemo } from 'react'
import { useCurrentMinute } from '../../../foundation/data/useCurrentMinute.ts'
import { useAsyncOptions, useRemainingPages } from '../../../foundation/form/useLookup.ts'
import {
  nearestFirst,
  roundedPoint,
  withDistances,
  type StationDistance,
  type Point,
} from '../../../pieces/stations/distances.ts'
import { openStateAt } from '../../../pieces/stations/openingHours.ts'
import { maxPageSize, type StationFilters } from './stationQuery.ts'

const source = { endpoint: listStations, perPage: maxPageSize }

export interface FoundStations {
  lookup: ReturnType<typeof useAsyncOptions<typeof listStations>>
  stations: readonly StationDistance[]
  /** The number of stations on all pages; undefined until the first response. */
  total: number | undefined
  /**
   * `reading`: all pages are being read, because the server does not support a sort order or filter. `incomplete`: one of
   * these reads failed.
   */
  status: 'by-name' | 'nearest' | 'reading' | 'incomplete'
}

/**
 * The stations that match the filters. With `from` they are sorted nearest first: by the server if it supports that, otherwise
 * in the browser after all pages are read.
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
  // The list by name stays on screen until the list by distance is loaded.
  const isNear = near !== undefined && (byDistance.isFetched || !byName.data)
  const lookup = isNear ? byDistance : byName
  const { data, hasNextPage, isFetchNextPageError } = lookup

  const { openNow } = input
  const pages = data?.pages
  const applied = pages?.[0]?.applied ?? []
  const ignoresNear = isNear && !applied.includes('near')
  const ignoresOpenNow = openNow === true && !applied.includes('openNow')
  const needsAllPages = pages !== undefined && (ignoresNear || ignoresOpenNow)
  useRemainingPages(lookup, needsAllPages)

  const isReading = needsAllPages && hasNextPage
  const isSorted = isNear && !(ignoresNear && hasNextPage)
  const { stations, dropped } = useMemo(() => {
    // A station can appear on two pages if the list changes between their reads.
    const all = new Map(pages?.flatMap((page) => page.stations.map((one) => [one.stationId, one] as const)))
    const matching = [...all.values()].filter((one) => {
      const state = openNow ? openStateAt(one, now) : undefined
      return state === undefined || state === 'open'
    })
    const withKm = withDistances(matching, from)
    return {
      stations: isSorted ? nearestFirst(withKm, now) : withKm,
      dropped: all.size - matching.length,
    }
  }, [pages, from, openNow, isSorted, now])
  const status = () => {
    if (isReading) return isFetchNextPageError ? 'incomplete' : 'reading'
    return isSorted ? 'nearest' : 'by-name'
  }
  const count = pages?.at(-1)?.count
  return { lookup, stations, total: count && count - dropped, status: status() }
}
