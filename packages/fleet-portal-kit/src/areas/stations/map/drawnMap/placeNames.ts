import type { Near } from '../../distances.ts'
import { pointOf } from '../../distances.ts'
import { plainCase } from '../../stationText.ts'
import { spotOf, type Spot } from './mercator.ts'

export type NameKind = 'island' | 'province' | 'city' | 'station' | 'chosen' | 'distance'

/** A name on the map, where it belongs. */
export interface PlaceName {
  key: string
  kind: NameKind
  text: string
  spot: Spot
}

interface Gathered {
  text: string
  count: number
  x: number
  y: number
}

/** The names of a kind of place, in the middle of the stations that are there, those with the most stations first. */
function namesBy(
  kind: 'province' | 'city',
  stations: readonly Near[],
  nameOf: (near: Near) => [key: string, text: string] | undefined,
): PlaceName[] {
  const places = new Map<string, Gathered>()
  for (const near of stations) {
    const point = pointOf(near.station)
    const [key, text] = nameOf(near) ?? []
    if (!point || !key || !text) continue
    const place = places.get(key) ?? { text: plainCase(text), count: 0, x: 0, y: 0 }
    const { x, y } = spotOf(point)
    places.set(key, { ...place, count: place.count + 1, x: place.x + x, y: place.y + y })
  }
  return [...places]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([key, { text, count, x, y }]) => ({
      key: `${kind}-${key}`,
      kind,
      text,
      spot: { x: x / count, y: y / count },
    }))
}

/** What the stations tell of the names of their places: there is no other source, and none of a place without a station. */
export function namesOf(stations: readonly Near[]): { provinces: PlaceName[]; cities: PlaceName[] } {
  return {
    provinces: namesBy('province', stations, ({ station: { province } }) =>
      province ? [province.toUpperCase(), province] : undefined,
    ),
    cities: namesBy('city', stations, ({ station: { province, city } }) =>
      city ? [`${province ?? ''}/${city}`.toUpperCase(), city] : undefined,
    ),
  }
}

/** Which names a zoom asks for: islands, then provinces, then cities; those that come first keep their place. */
export function namesAt(
  zoom: number,
  { islands, provinces, cities }: Record<'islands' | 'provinces' | 'cities', readonly PlaceName[]>,
): readonly PlaceName[] {
  if (zoom < 7) return [...islands, ...provinces]
  return zoom < 9 ? [...provinces, ...cities] : cities
}
