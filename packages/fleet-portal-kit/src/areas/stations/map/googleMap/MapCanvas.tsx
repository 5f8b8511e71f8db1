import { GoogleMap, MarkerF } from '@react-google-maps/api'
import type { Bounds } from 'fleet-portal-api-client/contract/position'
import { useEffect, useMemo, useRef, useState } from 'react'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { useMessages } from '../../../../provider/messages.ts'
import { pointOf } from '../../../../pieces/stations/distances.ts'
import type { FleetPortalMapProps } from '../../../../provider/maps.ts'
import { cityZoom, initialCenter, initialZoom, stationZoom } from '../mapDefaults.ts'
import { plainCase } from '../../stationText.ts'
import { RouteOnMap } from './RouteOnMap.tsx'
import { StationMarkers } from './StationMarkers.tsx'

const fullSize = { width: '100%', height: '100%' }
const options: google.maps.MapOptions = {
  isFractionalZoomEnabled: true,
  mapTypeControl: false,
  streetViewControl: false,
  clickableIcons: false,
}

type MapCanvasProps = Omit<FleetPortalMapProps, 'nonce' | 'onFail'>

/** The Google map with clustered pins, the selected station, the user's position and the route between them. */
export function MapCanvas({
  stations,
  unlisted,
  selected,
  from,
  isRouteRequested,
  onSelect,
  onView,
  onRouteChange,
  onReady,
}: MapCanvasProps) {
  const t = useMessages(stationsMessages)
  const [map, setMap] = useState<google.maps.Map>()
  const target = useMemo(() => selected && pointOf(selected), [selected])
  const hasMoved = useRef(false)
  useEffect(() => {
    if (!map || !target) return
    hasMoved.current = true
    map.setZoom(stationZoom)
    map.panTo(target)
  }, [map, target])
  // The user's position arrives after the map has loaded. The map must not jump if the user has already moved it.
  useEffect(() => {
    if (!map || !from || hasMoved.current) return
    map.setZoom(cityZoom)
    map.panTo(from)
  }, [map, from])
  const others = useMemo(
    () => [...stations, ...unlisted].filter(({ station }) => station.stationId !== selected?.stationId),
    [stations, unlisted, selected],
  )
  return (
    <GoogleMap
      mapContainerStyle={fullSize}
      center={initialCenter}
      zoom={initialZoom}
      options={options}
      onDragStart={() => {
        hasMoved.current = true
      }}
      onIdle={() => {
        const bounds = map && boundsOf(map)
        if (bounds) onView(bounds)
      }}
      onLoad={(loaded) => {
        setMap(loaded)
        onReady()
      }}
    >
      <StationMarkers stations={others} onSelect={onSelect} />
      {selected && target && <MarkerF position={target} title={plainCase(selected.name)} zIndex={1000} />}
      {from && <MarkerF position={from} title={t.you} icon={userSymbol()} zIndex={999} />}
      {from && target && isRouteRequested && (
        <RouteOnMap
          key={`${target.lat},${target.lng}`}
          from={from}
          to={target}
          onRouteChange={onRouteChange}
        />
      )}
    </GoogleMap>
  )
}

/** The bounds of the map; all longitudes if the map crosses the date line. */
function boundsOf(map: google.maps.Map): Bounds | undefined {
  const bounds = map.getBounds()
  if (!bounds) return undefined
  const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()]
  const [west, east] = [southWest.lng(), northEast.lng()]
  const crossesDateLine = west > east
  return {
    south: southWest.lat(),
    north: northEast.lat(),
    west: crossesDateLine ? -180 : west,
    east: crossesDateLine ? 180 : east,
  }
}

/** A blue dot, the usual symbol for the user's position on Google Maps. */
const userSymbol = (): google.maps.Symbol => ({
  path: google.maps.SymbolPath.CIRCLE,
  scale: 8,
  fillColor: 'dodgerblue',
  fillOpacity: 1,
  strokeColor: 'white',
  strokeWeight: 3,
})
