import type { Station } from 'api-client/contract/stations'
import haversine from 'haversine-distance'

/** Degrees, as the maps library has them. */
export interface Point {
  lat: number
  lng: number
}

/** Where a station stands; undefined where nobody knows, or what is known is no place on earth. */
export function pointOf({ latitude, longitude }: Pick<Station, 'latitude' | 'longitude'>): Point | undefined {
  if (latitude == null || longitude == null) return undefined
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  // Where nothing was entered some databases have zeros, which lie in the Atlantic.
  return latitude === 0 && longitude === 0 ? undefined : { lat: latitude, lng: longitude }
}

/** A station and how far it is, in kilometres; without a distance where either place is not known. */
export interface Near {
  station: Station
  km: number | undefined
}

/** The stations with their distance as the crow flies, nearest first; without a place of the person's in the server's order. */
export function nearestFirst(stations: readonly Station[], from: Point | undefined): Near[] {
  const all = stations.map((station) => {
    const point = from && pointOf(station)
    return { station, km: from && point && haversine(from, point) / 1000 }
  })
  return from ? all.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : all
}

/** `3.42`: two decimals, always. */
export const formatKm = (km: number): string =>
  km.toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
