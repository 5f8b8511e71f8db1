import { createElement } from 'react'
import { lazyWithRetry } from '../../../../foundation/widget/lazyWithRetry.ts'
import type { FleetPortalMaps } from '../../../../provider/maps.ts'

const GoogleStationsMap = lazyWithRetry(() => import('./GoogleStationsMap.tsx'), 'GoogleStationsMap')

/** Options of `createGoogleMaps`. @since 0.1.0 */
export interface GoogleMapsOptions {
  /** Your key of the Google Maps JavaScript API. Not needed if your page has loaded that API. */
  apiKey?: string
}

/**
 * Shows stations on Google Maps. Your page needs the package `@react-google-maps/api`. If the key is rejected or the script
 * does not load, the kit shows its own map and says so.
 *
 * @example
 * const maps = createGoogleMaps({ apiKey: 'AIza…' })
 *
 * <FleetPortalProvider maps={maps} apiUrl="https://api.example.ph" getSession={getSession}>
 *   <StationMap />
 * </FleetPortalProvider>
 *
 * @since 0.1.0
 */
export function createGoogleMaps({ apiKey }: GoogleMapsOptions = {}): FleetPortalMaps {
  return {
    StationsMap: (props) => createElement(GoogleStationsMap, { ...props, apiKey }),
  }
}
