import type { Bounds } from 'api-client/contract/position'
import type { Near, Point } from '../distances.ts'
import type { Station } from 'api-client/contract/stations'

/** `refused`: Google does not accept the key. */
export type MapFailure = 'failed' | 'refused'

/** The way to a station by car. */
export type Route =
  { kind: 'asking' } | { kind: 'found'; distance: string; duration: string } | { kind: 'none' }

/** What every map shows, and what it tells. */
export interface StationsOnMap {
  /** The stations of the list beside the map. */
  stations: readonly Near[]
  /** Stations in view that the list has not loaded. */
  further: readonly Near[]
  /** The station that is looked at. */
  selected: Station | undefined
  /** Where the person is. */
  from: Point | undefined
  onSelect: (station: Station) => void
  /** Called with the part of the map in view whenever the map comes to rest. */
  onView: (view: Bounds) => void
}

/** The same of a map that knows the roads. */
export interface RoutesOnMap extends StationsOnMap {
  /** Whether the way to the selected station is wanted. */
  isRouted: boolean
  onRoute: (route: Route) => void
}
