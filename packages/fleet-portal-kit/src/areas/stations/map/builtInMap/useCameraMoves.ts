import type { Station } from 'fleet-portal-api-client/contract/stations'
import { useEffect, useMemo, useRef } from 'react'
import { pointOf, type Point, type StationDistance } from '../../../../pieces/stations/distances.ts'
import { cityZoom, initialCenter, initialZoom, stationZoom } from '../mapDefaults.ts'
import { boundsOf, project, scaleOf, zoomOf } from './mercator.ts'
import {
  countryBounds,
  fitBounds,
  isInView,
  type CameraPosition,
  type Size,
  type Viewport,
} from './viewport.ts'
import type { Camera } from './useCamera.ts'

/** The initial position of the whole country. On a small map the zoom is lower so that the country fits. */
export function countryPosition(size: Size): CameraPosition {
  const center = project(initialCenter)
  const east = project({ lat: initialCenter.lat, lng: countryBounds.east })
  const isWide = (east.x - center.x) * scaleOf(initialZoom) <= size.width / 2
  return isWide && size.height >= 500 ? { center, zoom: initialZoom } : fitBounds(countryBounds, size)
}

/** The initial position: the selected station, else the user's position, else the whole country. */
export function initialPosition(
  selected: Station | undefined,
  from: Point | undefined,
  size: Size,
): CameraPosition {
  const target = selected && pointOf(selected)
  if (target) return { center: project(target), zoom: stationZoom }
  return from ? { center: project(from), zoom: cityZoom } : countryPosition(size)
}

/** A search whose results fill less than half of the map's width and height moves the map to them. */
const minZoomGain = 1

/** Moves the map to a newly selected station, once to the user's position, and to search results outside the view or in a small part of it. */
export function useCameraMoves(
  { viewport, goTo, currentViewport }: Camera,
  stations: readonly StationDistance[],
  selected: Station | undefined,
  from: Point | undefined,
) {
  const target = useMemo(() => selected && pointOf(selected), [selected])
  useEffect(() => {
    if (target) goTo({ center: project(target), zoom: stationZoom })
  }, [target, goTo])
  // The user's position arrives after the map has rendered. The map must not jump if the user has already moved it.
  const initialViewport = useRef<Viewport>(undefined)
  useEffect(() => {
    initialViewport.current ??= viewport
  }, [viewport])
  useEffect(() => {
    const current = currentViewport()
    const { current: initial } = initialViewport
    if (!from || !current || !initial) return
    const isUnmoved = current.k === initial.k && current.x === initial.x && current.y === initial.y
    if (isUnmoved) goTo({ center: project(from), zoom: cityZoom })
  }, [from, currentViewport, goTo])

  const ids = useMemo(
    () =>
      stations
        .map(({ station: { stationId } }) => stationId)
        .toSorted()
        .join(),
    [stations],
  )
  const previousIds = useRef(ids)
  useEffect(() => {
    const current = currentViewport()
    // The list is empty while a new search loads.
    if (ids === '') return
    const hasChanged = previousIds.current !== '' && previousIds.current !== ids
    previousIds.current = ids
    const points = stations.flatMap(({ station }) => pointOf(station) ?? [])
    const bounds = boundsOf(points)
    if (!hasChanged || !current || !bounds || target) return
    const { center, zoom: fittingZoom } = fitBounds(bounds, current)
    const zoom = Math.min(fittingZoom, cityZoom)
    const hasPointInView = points.some((point) => isInView(project(point), current))
    if (hasPointInView && zoom < zoomOf(current.k) + minZoomGain) return
    goTo({ center, zoom })
  }, [ids, stations, target, currentViewport, goTo])
}
