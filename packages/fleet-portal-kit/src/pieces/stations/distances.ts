import type { Position } from 'fleet-portal-api-client/contract/position'
import type { Station } from 'fleet-portal-api-client/contract/stations'
import haversine from 'haversine-distance'
import { openStateAt } from './openingHours.ts'

/** Latitude and longitude in degrees, in the shape that the maps library uses. */
export type Point = Position

/** The coordinates of a station; undefined if they are missing or invalid. */
export function pointOf({ latitude, longitude }: Pick<Station, 'latitude' | 'longitude'>): Point | undefined {
  if (latitude == null || longitude == null) return undefined
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  // Some databases store zeros for missing coordinates; 0, 0 is a point in the Atlantic.
  return latitude === 0 && longitude === 0 ? undefined : { lat: latitude, lng: longitude }
}

/** A station and its distance from the user in kilometres; `km` is undefined if either position is unknown. */
export interface StationDistance {
  station: Station
  km: number | undefined
}

/** Adds the great-circle distance to each station and keeps the order of the server. */
export const withDistances = (stations: readonly Station[], from: Point | undefined): StationDistance[] =>
  stations.map((station) => {
    const point = from && pointOf(station)
    return { station, km: from && point && haversine(from, point) / 1000 }
  })

/** Open stations come first, then stations with unknown hours, then closed ones. */
const ranks = { open: 0, closed: 2, 'out-of-business': 2 }

/** Sorts stations by `ranks` at `now` (milliseconds), then by distance. Stations without a distance come last. */
export function nearestFirst(stations: readonly StationDistance[], now: number): StationDistance[] {
  const ranked = stations.map((entry) => {
    const state = openStateAt(entry.station, now)
    return { entry, km: entry.km ?? Infinity, rank: entry.km === undefined ? 3 : state ? ranks[state] : 1 }
  })
  return ranked.toSorted((a, b) => a.rank - b.rank || a.km - b.km || 0).map(({ entry }) => entry)
}

/** Rounds a position to about ten metres before it is sent to the server, to protect the user's privacy. */
export const roundedPoint = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(4)),
  lng: Number(lng.toFixed(4)),
})
