import type { StationDistance } from '../../../../pieces/stations/distances.ts'
import { pointOf } from '../../../../pieces/stations/distances.ts'
import { plainCase } from '../../stationText.ts'
import { project, type ProjectedPoint } from './mercator.ts'

export type NameKind = 'island' | 'province' | 'city' | 'station' | 'selected' | 'distance'

/** A name and the point on the map that it belongs to. */
export interface PlaceName {
  key: string
  kind: NameKind
  text: string
  projectedPoint: ProjectedPoint
}

/** Sums of the projected coordinates of the stations of one place. */
interface PlaceSums {
  text: string
  count: number
  x: number
  y: number
}

/** The names of the places of a kind, at the average position of their stations, sorted by number of stations. */
function namesBy(
  kind: 'province' | 'city',
  stations: readonly StationDistance[],
  nameOf: (entry: StationDistance) => [key: string, text: string] | undefined,
): PlaceName[] {
  const places = new Map<string, PlaceSums>()
  for (const entry of stations) {
    const point = pointOf(entry.station)
    const [key, text] = nameOf(entry) ?? []
    if (!point || !key || !text) continue
    const place = places.get(key) ?? { text: plainCase(text), count: 0, x: 0, y: 0 }
    const { x, y } = project(point)
    places.set(key, { ...place, count: place.count + 1, x: place.x + x, y: place.y + y })
  }
  return [...places]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([key, { text, count, x, y }]) => ({
      key: `${kind}-${key}`,
      kind,
      text,
      projectedPoint: { x: x / count, y: y / count },
    }))
}

/** The provinces and cities of the stations. There is no other source of names, so places without a station have no label. */
export function namesOf(stations: readonly StationDistance[]): {
  provinces: PlaceName[]
  cities: PlaceName[]
} {
  return {
    provinces: namesBy('province', stations, ({ station: { province } }) =>
      province ? [province.toUpperCase(), province] : undefined,
    ),
    cities: namesBy('city', stations, ({ station: { province, city } }) =>
      city ? [`${province ?? ''}/${city}`.toUpperCase(), city] : undefined,
    ),
  }
}

/** The names to show at a zoom, in order of priority for placement. */
export function namesAt(
  zoom: number,
  { islands, provinces, cities }: Record<'islands' | 'provinces' | 'cities', readonly PlaceName[]>,
): readonly PlaceName[] {
  if (zoom < 7) return [...islands, ...provinces]
  return zoom < 9 ? [...provinces, ...cities] : cities
}
