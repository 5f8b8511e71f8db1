import type { Station } from 'api-client/contract/stations'
import { useEffect, useMemo, useRef } from 'react'
import { pointOf, type Near, type Point } from '../../distances.ts'
import { aroundZoom, start, startZoom, stationZoom } from '../mapViews.ts'
import { boxAround, scaleOf, spotOf } from './mercator.ts'
import { aimAt, country, isInView, type Aim, type Size, type View } from './aims.ts'
import type { Camera } from './useCamera.ts'

/** The whole country as the map begins: where that leaves its east or its ends out of a small map, so that it fits. */
export function countryAim(size: Size): Aim {
  const middle = spotOf(start)
  const east = spotOf({ lat: start.lat, lng: country.east })
  const isWide = (east.x - middle.x) * scaleOf(startZoom) <= size.width / 2
  return isWide && size.height >= 500 ? { middle, zoom: startZoom } : aimAt(country, size)
}

/** Where a map begins that shows one station, or knows where the person is. */
export function startAim(selected: Station | undefined, from: Point | undefined, size: Size): Aim {
  const target = selected && pointOf(selected)
  if (target) return { middle: spotOf(target), zoom: stationZoom }
  return from ? { middle: spotOf(from), zoom: aroundZoom } : countryAim(size)
}

/** Moves the map to what is asked for: to a station, once to where the person is, and to what a search found elsewhere. */
export function useMapMoves(
  { view, goTo, now }: Camera,
  stations: readonly Near[],
  selected: Station | undefined,
  from: Point | undefined,
) {
  const target = useMemo(() => selected && pointOf(selected), [selected])
  useEffect(() => {
    if (target) goTo({ middle: spotOf(target), zoom: stationZoom })
  }, [target, goTo])
  // Where the person is comes later than the map; it takes nobody away from where they have gone on it.
  const began = useRef<View>(undefined)
  useEffect(() => {
    began.current ??= view
  }, [view])
  useEffect(() => {
    const present = now()
    const { current: first } = began
    if (!from || !present || !first) return
    const isThere = present.k === first.k && present.x === first.x && present.y === first.y
    if (isThere) goTo({ middle: spotOf(from), zoom: aroundZoom })
  }, [from, now, goTo])

  const ids = useMemo(
    () =>
      stations
        .map(({ station: { stationId } }) => stationId)
        .toSorted()
        .join(),
    [stations],
  )
  const shown = useRef(ids)
  useEffect(() => {
    const view = now()
    // While they are read there are none.
    if (ids === '') return
    const isOther = shown.current !== '' && shown.current !== ids
    shown.current = ids
    const points = stations.flatMap(({ station }) => pointOf(station) ?? [])
    const box = boxAround(points)
    if (!isOther || !view || !box || target) return
    if (points.some((point) => isInView(spotOf(point), view))) return
    const { middle, zoom } = aimAt(box, view)
    goTo({ middle, zoom: Math.min(zoom, aroundZoom) })
  }, [ids, stations, target, now, goTo])
}
