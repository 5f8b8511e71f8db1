import type { Station } from 'api-client/contract/stations'
import { useMemo } from 'react'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { useMessages } from '../../../../provider/messages.ts'
import { pointOf, type Near, type Point } from '../../distances.ts'
import { plainCase } from '../../stationText.ts'
import { ringsAround, type Ring } from './distanceMarks.ts'
import { inReadingOrder, type Clusters, type Mark } from './clusters.ts'
import { placeLabels, type Label, type Rect } from './labels.ts'
import { pointAt, spotOf, streetZoom, zoomOf, type Box, type Spot } from './mercator.ts'
import { namesAt, namesOf, type NameKind, type PlaceName } from './placeNames.ts'
import type { View } from './aims.ts'

/** How much of the map's size is drawn on each side of it, so that something is there while it is dragged. */
const margin = 0.3
const none: never[] = []

/** What is drawn of the earth: what is in view, and the margin around it. */
export function boxOf({ k, x, y, width, height }: View): Box {
  const corner = (across: number, down: number) =>
    pointAt({ x: (across * width - x) / k, y: (down * height - y) / k })
  const { lat: north, lng: west } = corner(-margin, -margin)
  const { lat: south, lng: east } = corner(1 + margin, 1 + margin)
  return { west, south, east, north }
}

/** The marks of what is in view, in the order of reading. */
export function useMarks(clusters: Clusters, view: View | undefined): readonly Mark[] {
  return useMemo(() => {
    if (!view) return none
    return inReadingOrder(clusters.marksIn(boxOf(view), zoomOf(view.k)), view.k)
  }, [clusters, view])
}

const islandsAt = {
  luzon: { lat: 16.6, lng: 121.2 },
  visayas: { lat: 10.9, lng: 123.1 },
  mindanao: { lat: 7.8, lng: 125 },
}
/** From here on pins have their names beside them. */
const stationNames = 11

const around = (
  { x, y }: Spot,
  view: View,
  [left, top, right, bottom]: [number, number, number, number],
): Rect => {
  const across = x * view.k + view.x
  const down = y * view.k + view.y
  return { left: across - left, top: down - top, right: across + right, bottom: down + bottom }
}

/** From here on the distances to a place are drawn. */
const ringZoom = 9

/** Circles around the station that is looked at, or around the person. */
export function useRings(view: View | undefined, selected: Station | undefined, from: Point | undefined) {
  return useMemo<readonly Ring[]>(() => {
    const middle = (selected && pointOf(selected)) ?? from
    return view && middle && zoomOf(view.k) > ringZoom ? ringsAround(spotOf(middle), view.k, view) : none
  }, [view, selected, from])
}

/** What stands in the corners of the map, in pixels: the buttons, the scale, the source, and close by the word of the streets. */
const cornersOf = ({ width, height }: View, isClose: boolean): Rect[] => [
  { left: width - 60, top: 0, right: width, bottom: 165 },
  { left: 0, top: height - 44, right: 130, bottom: height },
  { left: width - 160, top: height - 36, right: width, bottom: height },
  ...(isClose ? [{ left: 0, top: 0, right: Math.min(390, width), bottom: 50 }] : none),
]

/** The names that have room beside the marks. */
export function useLabels(
  stations: readonly Near[],
  marks: readonly Mark[],
  rings: readonly Ring[],
  view: View | undefined,
  selected: Station | undefined,
  from: Point | undefined,
): readonly Label[] {
  const t = useMessages(stationsMessages)
  const names = useMemo(() => {
    const islands = Object.entries(islandsAt).map(([key, point]): PlaceName => {
      const text = t.islands[key as keyof typeof islandsAt]
      return { key, kind: 'island', text, spot: spotOf(point) }
    })
    return { islands, ...namesOf(stations) }
  }, [stations, t])
  return useMemo(() => {
    if (!view) return none
    const zoom = zoomOf(view.k)
    const target = selected && pointOf(selected)
    const chosen = target && { station: selected, spot: spotOf(target) }
    const taken = marks.map((mark) =>
      around(mark.spot, view, mark.kind === 'pin' ? [12, 32, 12, 2] : [20, 20, 20, 20]),
    )
    taken.push(...cornersOf(view, zoom > streetZoom))
    if (chosen) taken.push(around(chosen.spot, view, [22, 56, 22, 4]))
    if (from) taken.push(around(spotOf(from), view, [10, 10, 10, 10]))
    const nameOf = ({ stationId, name }: Station, spot: Spot, kind: NameKind): PlaceName => ({
      key: stationId,
      kind,
      text: plainCase(name),
      spot,
    })
    const pins = marks.flatMap((mark) =>
      mark.kind === 'pin' ? [nameOf(mark.station, mark.spot, 'station')] : none,
    )
    const own = chosen ? [nameOf(chosen.station, chosen.spot, 'chosen')] : none
    const distances = rings.map(({ km, radius, middle: { x, y } }): PlaceName => {
      const spot = { x, y: y + radius }
      return { key: `distance-${km}`, kind: 'distance', text: t.scale(km), spot }
    })
    const places = [...distances, ...namesAt(zoom, names)]
    return placeLabels([...own, ...places, ...(zoom > stationNames ? pins : none)], taken, view)
  }, [view, marks, names, rings, selected, from, t])
}
