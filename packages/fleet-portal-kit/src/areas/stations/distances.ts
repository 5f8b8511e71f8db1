import { formatFixed } from '../../format/numbers.ts'
import type { Position } from 'api-client/contract/position'
import type { Station } from 'api-client/contract/stations'
import haversine from 'haversine-distance'
import { openStateAt } from './openingHours.ts'

/** Degrees, as the maps library has them. */
export type Point = Position

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

/** The stations with their distance as the crow flies, in the order of the server. */
export const withDistances = (stations: readonly Station[], from: Point | undefined): Near[] =>
  stations.map((station) => {
    const point = from && pointOf(station)
    return { station, km: from && point && haversine(from, point) / 1000 }
  })

/** Open stations come first, closed ones last; between them those whose hours are not known. */
const ranks = { open: 0, closed: 2, 'out-of-business': 2 }

/** By distance at a time (milliseconds): open stations, those of unknown hours, closed ones; without a position last of all. */
export function nearestFirst(stations: readonly Near[], now: number): Near[] {
  const ranked = stations.map((near) => {
    const state = openStateAt(near.station, now)
    return { near, km: near.km ?? Infinity, rank: near.km === undefined ? 3 : state ? ranks[state] : 1 }
  })
  return ranked.toSorted((a, b) => a.rank - b.rank || a.km - b.km || 0).map(({ near }) => near)
}

/** A position for the server, to about ten metres: nearer than that nobody has to know. */
export const roundedPoint = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(4)),
  lng: Number(lng.toFixed(4)),
})

/** `3.42`: two decimals, always. */
export const formatKm = (km: number): string => formatFixed(km, 2)
