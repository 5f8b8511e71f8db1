import type { Bounds } from 'api-client/contract/position'
import type { StationDistance, Point } from '../distances.ts'
import type { Station } from 'api-client/contract/stations'

/** `key-rejected`: Google Maps does not accept the key. */
export type MapFailure = 'failed' | 'key-rejected'

/** The state of the driving route to a station. */
export type Route =
  { status: 'loading' } | { status: 'found'; distance: string; duration: string } | { status: 'not-found' }

/** The props of every map of stations. */
export interface StationsMapProps {
  /** The stations of the list beside the map. */
  stations: readonly StationDistance[]
  /** Stations in view that the list has not loaded. */
  unlisted: readonly StationDistance[]
  /** The station whose details are open. */
  selected: Station | undefined
  /** The user's position. */
  from: Point | undefined
  onSelect: (station: Station) => void
  /** Called with the part of the map in view whenever the map comes to rest. */
  onView: (view: Bounds) => void
}

/** The props of a map that can show routes. */
export interface RoutingMapProps extends StationsMapProps {
  /** Whether the user requested the route to the selected station. */
  isRouteRequested: boolean
  onRouteChange: (route: Route) => void
}
