import { DirectionsRenderer } from '@react-google-maps/api'
import { useEffect, useState } from 'react'
import type { Point } from '../../distances.ts'
import type { Route } from '../mapProps.ts'

interface RouteOnMapProps {
  from: Point
  to: Point
  onRoute: (route: Route) => void
}

/** The way by car from one place to another, drawn on the map once for the places that it is made with; what it is in words goes to `onRoute`. */
export function RouteOnMap({ from, to, onRoute }: RouteOnMapProps) {
  const [directions, setDirections] = useState<google.maps.DirectionsResult>()
  useEffect(() => {
    let isCurrent = true
    onRoute({ kind: 'asking' })
    const ask = async () => {
      const way = { origin: from, destination: to, travelMode: google.maps.TravelMode.DRIVING }
      const found = await new google.maps.DirectionsService().route(way)
      const leg = found.routes[0]?.legs[0]
      if (!isCurrent) return
      if (!leg) return onRoute({ kind: 'none' })
      setDirections(found)
      onRoute({ kind: 'found', distance: leg.distance?.text ?? '', duration: leg.duration?.text ?? '' })
    }
    ask().catch(() => isCurrent && onRoute({ kind: 'none' }))
    return () => {
      isCurrent = false
    }
  }, [from, to, onRoute])
  return directions ? <DirectionsRenderer directions={directions} /> : null
}
