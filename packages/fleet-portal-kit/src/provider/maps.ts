import type { Bounds } from 'fleet-portal-api-client/contract/position'
import type { Station } from 'fleet-portal-api-client/contract/stations'
import type { ComponentType } from 'react'

/** Why a map cannot be shown. `key-rejected`: the map service does not accept the key. @since 0.1.0 */
export type FleetPortalMapFailure = 'failed' | 'key-rejected'

/** The state of the driving route to a station. @since 0.1.0 */
export type FleetPortalMapRoute =
  { status: 'loading' } | { status: 'found'; distance: string; duration: string } | { status: 'not-found' }

/** A position in degrees. @since 0.1.0 */
export interface FleetPortalMapPoint {
  /** Degrees north. */
  lat: number
  /** Degrees east. */
  lng: number
}

/** A station on the map. @since 0.1.0 */
export interface FleetPortalMapStation {
  /** The station. */
  station: Station
  /** The distance from the user in kilometres. Undefined if one of the two positions is unknown. */
  km: number | undefined
}

/** What every map of stations shows and reports. @since 0.1.0 */
export interface FleetPortalStationsMapProps {
  /** The stations of the list beside the map. */
  stations: readonly FleetPortalMapStation[]
  /** Stations in view that the list has not loaded. */
  unlisted: readonly FleetPortalMapStation[]
  /** The station whose details are open. */
  selected: Station | undefined
  /** The user's position. */
  from: FleetPortalMapPoint | undefined
  /** Call it when the user selects a station. */
  onSelect: (station: Station) => void
  /** Call it with the part of the map in view whenever the map comes to rest. */
  onView: (view: Bounds) => void
}

/** The props of the component of `FleetPortalMaps`. @since 0.1.0 */
export interface FleetPortalMapProps extends FleetPortalStationsMapProps {
  /** Whether the user requested the route to the selected station. */
  isRouteRequested: boolean
  /** Call it with the state of the requested route. */
  onRouteChange: (route: FleetPortalMapRoute) => void
  /** The nonce of the content security policy. */
  nonce: string | undefined
  /** Call it when the map is shown. */
  onReady: () => void
  /** Call it if the map cannot be shown. The kit then shows its own map. */
  onFail: (reason: FleetPortalMapFailure) => void
}

/**
 * A map in place of the kit's own: `createGoogleMaps` of `fleet-portal-kit/maps/google`, or your own component.
 *
 * @since 0.1.0
 */
export interface FleetPortalMaps {
  /** The component. It may suspend while its code loads. */
  StationsMap: ComponentType<FleetPortalMapProps>
}
