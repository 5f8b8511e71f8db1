import { DirectionsRenderer } from '@react-google-maps/api'
import { useEffect, useState } from 'react'
import type { Point } from '../../../../pieces/stations/distances.ts'
import type { FleetPortalMapRoute } from '../../../../provider/maps.ts'

interface RouteOnMapProps {
  from: Point
  to: Point
  onRouteChange: (route: FleetPortalMapRoute) => void
}

/** Requests a driving route and shows it on the map. Reports its status, distance and duration to `onRouteChange`. */
export function RouteOnMap({ from, to, onRouteChange }: RouteOnMapProps) {
  const [directions, setDirections] = useState<google.maps.DirectionsResult>()
  useEffect(() => {
    let isCurrent = true
    onRouteChange({ status: 'loading' })
    const request = async () => {
      const query = { origin: from, destination: to, travelMode: google.maps.TravelMode.DRIVING }
      const result = await new google.maps.DirectionsService().route(query)
      const leg = result.routes[0]?.legs[0]
      if (!isCurrent) return
      if (!leg) return onRouteChange({ status: 'not-found' })
      setDirections(result)
      onRouteChange({
        status: 'found',
        distance: leg.distance?.text ?? '',
        duration: leg.duration?.text ?? '',
      })
    }
    request().catch(() => isCurrent && onRouteChange({ status: 'not-found' }))
    return () => {
      isCurrent = false
    }
  }, [from, to, onRouteChange])
  return directions ? <DirectionsRenderer directions={directions} /> : null
}
