import type { Near, Point } from './distances.ts'
import type { Station } from 'api-client/contract/stations'

/** `refused`: Google does not accept the key. */
export type MapFailure = 'failed' | 'refused'

/** The way to a station by car. */
export type Route =
  { kind: 'asking' } | { kind: 'found'; distance: string; duration: string } | { kind: 'none' }

/** What every map shows, and what it tells. */
export interface StationsOnMap {
  stations: readonly Near[]
  /** The station that is looked at. */
  selected: Station | undefined
  /** Where the person is. */
  from: Point | undefined
  onSelect: (station: Station) => void
}

/** The same of a map that knows the roads. */
export interface RoutesOnMap extends StationsOnMap {
  /** Whether the way to the selected station is wanted. */
  isRouted: boolean
  onRoute: (route: Route) => void
}
