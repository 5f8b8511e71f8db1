import type { Bounds } from 'fleet-portal-api-client/contract/position'
import { listStations } from 'fleet-portal-api-client/contract/stations'
import { useCallback, useMemo, useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { withDistances, type StationDistance, type Point } from '../../../pieces/stations/distances.ts'
import { maxPageSize, type StationFilters } from '../list/stationQuery.ts'

const roundToHundredths = (degrees: number, round: (value: number) => number) => round(degrees * 100) / 100

/** Expands the bounds to full roundToHundredths of a degree, so that a small move needs no new request. */
const expandBounds = ({ south, west, north, east }: Bounds): Bounds => ({
  south: Math.max(-90, roundToHundredths(south, Math.floor)),
  west: Math.max(-180, roundToHundredths(west, Math.floor)),
  north: Math.min(90, roundToHundredths(north, Math.ceil)),
  east: Math.min(180, roundToHundredths(east, Math.ceil)),
})

const isSame = (a: Bounds, b: Bounds) =>
  a.south === b.south && a.west === b.west && a.north === b.north && a.east === b.east

/** The bounds of the map in view. The object keeps its identity while the bounds are equal. */
export function useMapBounds() {
  const [bounds, setBounds] = useState<Bounds>()
  const setView = useCallback((view: Bounds) => {
    const next = expandBounds(view)
    setBounds((current) => (current && isSame(current, next) ? current : next))
  }, [])
  return { bounds, setView }
}

interface InView {
  stations: readonly StationDistance[]
  /** The number of stations in view, including those beyond the page size. */
  total: number
  /** The server does not support the filter by bounds. */
  isUnsupported: boolean
}

const none: InView = { stations: [], total: 0, isUnsupported: false }

/** Reads the stations in view of the map. Needed only while the list has not loaded all stations. */
export function useStationsInView(
  filters: StationFilters,
  bounds: Bounds | undefined,
  from: Point | undefined,
  enabled: boolean,
): InView {
  const isEnabled = enabled && bounds !== undefined
  const { data } = useRead(
    listStations,
    { ...filters, ...(bounds && { bounds }), page: 1, perPage: maxPageSize },
    { enabled: isEnabled },
  )
  return useMemo(() => {
    if (!isEnabled || !data) return none
    if (!data.applied?.includes('bounds')) return { ...none, isUnsupported: true }
    return { stations: withDistances(data.stations, from), total: data.count, isUnsupported: false }
  }, [isEnabled, data, from])
}
