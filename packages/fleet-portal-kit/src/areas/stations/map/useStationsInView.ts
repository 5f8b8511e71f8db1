import type { Bounds } from 'api-client/contract/position'
import { listStations } from 'api-client/contract/stations'
import { useCallback, useMemo, useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { withDistances, type Near, type Point } from '../distances.ts'
import { mapPage, type StationFilters } from '../list/stationQuery.ts'

const hundredths = (degrees: number, round: (value: number) => number) => round(degrees * 100) / 100

/** The part of the map with a little around it, so that a small move asks for nothing new. */
const roundedOut = ({ south, west, north, east }: Bounds): Bounds => ({
  south: Math.max(-90, hundredths(south, Math.floor)),
  west: Math.max(-180, hundredths(west, Math.floor)),
  north: Math.min(90, hundredths(north, Math.ceil)),
  east: Math.min(180, hundredths(east, Math.ceil)),
})

const isSame = (a: Bounds, b: Bounds) =>
  a.south === b.south && a.west === b.west && a.north === b.north && a.east === b.east

/** The part of the map that is in view; the same one as before stays the same. */
export function useView() {
  const [bounds, setBounds] = useState<Bounds>()
  const show = useCallback((view: Bounds) => {
    const next = roundedOut(view)
    setBounds((present) => (present && isSame(present, next) ? present : next))
  }, [])
  return { bounds, show }
}

interface InView {
  stations: readonly Near[]
  /** How many there are in view, those that are not on the map included. */
  total: number
  /** The server cannot answer for a part of the map. */
  isLacking: boolean
}

const none: InView = { stations: [], total: 0, isLacking: false }

/** The stations in view of a map, where the list beside it has loaded only some of all. */
export function useStationsInView(
  filters: StationFilters,
  bounds: Bounds | undefined,
  from: Point | undefined,
  enabled: boolean,
): InView {
  const isAsked = enabled && bounds !== undefined
  const { data } = useRead(
    listStations,
    { ...filters, ...(bounds && { bounds }), page: 1, perPage: mapPage },
    { enabled: isAsked },
  )
  return useMemo(() => {
    if (!isAsked || !data) return none
    if (!data.applied?.includes('bounds')) return { ...none, isLacking: true }
    return { stations: withDistances(data.stations, from), total: data.count, isLacking: false }
  }, [isAsked, data, from])
}
