import type { Station } from 'fleet-portal-api-client/contract/stations'
import { pointOf, type Point } from '../../../pieces/stations/distances.ts'

const toQuery = ({ lat, lng }: Point) => `${lat},${lng}`

/** The search text for a station without coordinates. */
const searchText = ({ name, address, city, province }: Station) =>
  [name, address, city, province].filter(Boolean).join(', ')

const mapsLink = (path: string, query: Record<string, string>) =>
  `https://www.google.com/maps/${path}/?${new URLSearchParams({ api: '1', ...query }).toString()}`

/** The URL of a station on Google Maps. Maps URLs need no key. */
export function placeLink(station: Station): string {
  const point = pointOf(station)
  return mapsLink('search', { query: point ? toQuery(point) : searchText(station) })
}

/** The URL of driving directions to a station. Without `from` Google Maps uses its own location of the user. */
export function directionsLink(station: Station, from?: Point): string {
  const point = pointOf(station)
  return mapsLink('dir', {
    destination: point ? toQuery(point) : searchText(station),
    travelmode: 'driving',
    ...(from && { origin: toQuery(from) }),
  })
}

/** The URL of a part of the map on Google Maps. */
export const areaLink = (center: Point, zoom: number): string =>
  `https://www.google.com/maps/@?${new URLSearchParams({
    api: '1',
    map_action: 'map',
    center: `${center.lat.toFixed(5)},${center.lng.toFixed(5)}`,
    zoom: String(Math.round(zoom)),
  }).toString()}`
