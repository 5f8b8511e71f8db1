import type { Bounds } from 'fleet-portal-api-client/contract/position'
import type { Station } from 'fleet-portal-api-client/contract/stations'
import { useMemo } from 'react'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { useMessages } from '../../../../provider/messages.ts'
import { pointOf, type Point, type StationDistance } from '../../../../pieces/stations/distances.ts'
import { plainCase } from '../../stationText.ts'
import { ringsAround, type Ring } from './distanceRings.ts'
import { inReadingOrder, type Clusters, type Marker } from './clusters.ts'
import { placeLabels, type Label, type Rect } from './labels.ts'
import { project, streetZoom, unproject, zoomOf, type ProjectedPoint } from './mercator.ts'
import { namesAt, namesOf, type NameKind, type PlaceName } from './placeNames.ts'
import type { Viewport } from './viewport.ts'

/** The fraction of the map's size that is rendered beyond each edge, so that dragging does not reveal empty space. */
const margin = 0.3
const none: never[] = []

/** The bounds to render: the viewport and the margin around it. */
export function renderedBounds({ k, x, y, width, height }: Viewport): Bounds {
  const corner = (across: number, down: number) =>
    unproject({ x: (across * width - x) / k, y: (down * height - y) / k })
  const { lat: north, lng: west } = corner(-margin, -margin)
  const { lat: south, lng: east } = corner(1 + margin, 1 + margin)
  return { west, south, east, north }
}

/** The markers in the rendered bounds, in keyboard order. */
export function useMarkers(clusters: Clusters, viewport: Viewport | undefined): readonly Marker[] {
  return useMemo(() => {
    if (!viewport) return none
    return inReadingOrder(clusters.markersIn(renderedBounds(viewport), zoomOf(viewport.k)), viewport.k)
  }, [clusters, viewport])
}

const islandPoints = {
  luzon: { lat: 16.6, lng: 121.2 },
  visayas: { lat: 10.9, lng: 123.1 },
  mindanao: { lat: 7.8, lng: 125 },
}
/** Above this zoom pins have labels. */
const stationLabelZoom = 11

/** The screen rectangle around a projected point, with the given distances to its edges in pixels. */
const rectAround = (
  { x, y }: ProjectedPoint,
  viewport: Viewport,
  [left, top, right, bottom]: [number, number, number, number],
): Rect => {
  const across = x * viewport.k + viewport.x
  const down = y * viewport.k + viewport.y
  return { left: across - left, top: down - top, right: across + right, bottom: down + bottom }
}

/** Above this zoom the map shows distance rings. */
const ringZoom = 9

/** Distance rings around the selected station, or around the user's position. */
export function useRings(
  viewport: Viewport | undefined,
  selected: Station | undefined,
  from: Point | undefined,
) {
  return useMemo<readonly Ring[]>(() => {
    const center = (selected && pointOf(selected)) ?? from
    return viewport && center && zoomOf(viewport.k) > ringZoom
      ? ringsAround(project(center), viewport.k, viewport)
      : none
  }, [viewport, selected, from])
}

/** The rectangles of the controls in pixels: the buttons, the scale, the source, and at high zoom the link to streets. */
const controlRects = ({ width, height }: Viewport, hasStreetsLink: boolean): Rect[] => [
  { left: width - 60, top: 0, right: width, bottom: 165 },
  { left: 0, top: height - 44, right: 130, bottom: height },
  { left: width - 160, top: height - 36, right: width, bottom: height },
  ...(hasStreetsLink ? [{ left: 0, top: 0, right: Math.min(390, width), bottom: 50 }] : none),
]

/** The labels that fit on the map beside the markers. */
export function useLabels(
  stations: readonly StationDistance[],
  markers: readonly Marker[],
  rings: readonly Ring[],
  viewport: Viewport | undefined,
  selected: Station | undefined,
  from: Point | undefined,
): readonly Label[] {
  const t = useMessages(stationsMessages)
  const names = useMemo(() => {
    const islands = Object.entries(islandPoints).map(([key, point]): PlaceName => {
      const text = t.islands[key as keyof typeof islandPoints]
      return { key, kind: 'island', text, projectedPoint: project(point) }
    })
    return { islands, ...namesOf(stations) }
  }, [stations, t])
  return useMemo(() => {
    if (!viewport) return none
    const zoom = zoomOf(viewport.k)
    const target = selected && pointOf(selected)
    const selectedPin = target && { station: selected, projectedPoint: project(target) }
    const occupied = markers.map((marker) =>
      rectAround(marker.projectedPoint, viewport, marker.kind === 'pin' ? [12, 32, 12, 2] : [20, 20, 20, 20]),
    )
    occupied.push(...controlRects(viewport, zoom > streetZoom))
    if (selectedPin) occupied.push(rectAround(selectedPin.projectedPoint, viewport, [22, 56, 22, 4]))
    if (from) occupied.push(rectAround(project(from), viewport, [10, 10, 10, 10]))
    const stationLabel = (
      { stationId, name }: Station,
      projectedPoint: ProjectedPoint,
      kind: NameKind,
    ): PlaceName => ({
      key: stationId,
      kind,
      text: plainCase(name),
      projectedPoint,
    })
    const pins = markers.flatMap((marker) =>
      marker.kind === 'pin' ? [stationLabel(marker.station, marker.projectedPoint, 'station')] : none,
    )
    const own = selectedPin
      ? [stationLabel(selectedPin.station, selectedPin.projectedPoint, 'selected')]
      : none
    const distances = rings.map(({ km, radius, center: { x, y } }): PlaceName => {
      const projectedPoint = { x, y: y + radius }
      return { key: `distance-${km}`, kind: 'distance', text: t.scale(km), projectedPoint }
    })
    const places = [...distances, ...namesAt(zoom, names)]
    return placeLabels([...own, ...places, ...(zoom > stationLabelZoom ? pins : none)], occupied, viewport)
  }, [viewport, markers, names, rings, selected, from, t])
}
