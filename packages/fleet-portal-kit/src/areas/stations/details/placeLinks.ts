import type { Station } from 'api-client/contract/stations'
import { pointOf, type Point } from '../distances.ts'

const at = ({ lat, lng }: Point) => `${lat},${lng}`

/** What Google Maps is asked for: the very place where it is known, or the name and the address. */
const wordsOf = ({ name, address, city, province }: Station) =>
  [name, address, city, province].filter(Boolean).join(', ')

const mapsLink = (path: string, query: Record<string, string>) =>
  `https://www.google.com/maps/${path}/?${new URLSearchParams({ api: '1', ...query }).toString()}`

/** A station on Google Maps, by its Maps URLs, which need no key. */
export function placeLink(station: Station): string {
  const point = pointOf(station)
  return mapsLink('search', { query: point ? at(point) : wordsOf(station) })
}

/** The way there by car, from where the person is by what Google Maps knows, or from a place that is known here. */
export function directionsLink(station: Station, from?: Point): string {
  const point = pointOf(station)
  return mapsLink('dir', {
    destination: point ? at(point) : wordsOf(station),
    travelmode: 'driving',
    ...(from && { origin: at(from) }),
  })
}

/** A part of the map with its streets, on Google Maps. */
export const aroundLink = (middle: Point, zoom: number): string =>
  `https://www.google.com/maps/@?${new URLSearchParams({
    api: '1',
    map_action: 'map',
    center: `${middle.lat.toFixed(5)},${middle.lng.toFixed(5)}`,
    zoom: String(Math.round(zoom)),
  }).toString()}`
