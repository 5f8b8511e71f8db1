import { GoogleMap, MarkerF } from '@react-google-maps/api'
import type { Bounds } from 'api-client/contract/position'
import { useEffect, useMemo, useRef, useState } from 'react'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { useMessages } from '../../../../provider/messages.ts'
import { pointOf } from '../../distances.ts'
import type { RoutesOnMap } from '../mapProps.ts'
import { aroundZoom, start, startZoom, stationZoom } from '../mapViews.ts'
import { plainCase } from '../../stationText.ts'
import { RouteOnMap } from './RouteOnMap.tsx'
import { StationMarkers } from './StationMarkers.tsx'

const filled = { width: '100%', height: '100%' }
const options: google.maps.MapOptions = {
  isFractionalZoomEnabled: true,
  mapTypeControl: false,
  streetViewControl: false,
  clickableIcons: false,
}

interface MapCanvasProps extends RoutesOnMap {
  onReady: () => void
}

/** The map itself: pins in clusters, the station that is looked at, the person, and the way from one to the other. */
export function MapCanvas({
  stations,
  further,
  selected,
  from,
  isRouted,
  onSelect,
  onView,
  onRoute,
  onReady,
}: MapCanvasProps) {
  const t = useMessages(stationsMessages)
  const [map, setMap] = useState<google.maps.Map>()
  const target = useMemo(() => selected && pointOf(selected), [selected])
  const wasMoved = useRef(false)
  useEffect(() => {
    if (!map || !target) return
    wasMoved.current = true
    map.setZoom(stationZoom)
    map.panTo(target)
  }, [map, target])
  // Where the person is comes later than the map; it takes nobody away from where they have gone on it.
  useEffect(() => {
    if (!map || !from || wasMoved.current) return
    map.setZoom(aroundZoom)
    map.panTo(from)
  }, [map, from])
  const others = useMemo(
    () => [...stations, ...further].filter(({ station }) => station.stationId !== selected?.stationId),
    [stations, further, selected],
  )
  return (
    <GoogleMap
      mapContainerStyle={filled}
      center={start}
      zoom={startZoom}
      options={options}
      onDragStart={() => {
        wasMoved.current = true
      }}
      onIdle={() => {
        const view = map && viewOf(map)
        if (view) onView(view)
      }}
      onLoad={(loaded) => {
        setMap(loaded)
        onReady()
      }}
    >
      <StationMarkers stations={others} onSelect={onSelect} />
      {selected && target && <MarkerF position={target} title={plainCase(selected.name)} zIndex={1000} />}
      {from && <MarkerF position={from} title={t.you} icon={youAreHere()} zIndex={999} />}
      {from && target && isRouted && (
        <RouteOnMap key={`${target.lat},${target.lng}`} from={from} to={target} onRoute={onRoute} />
      )}
    </GoogleMap>
  )
}

/** What a map shows; the whole way around the earth where it shows the date line. */
function viewOf(map: google.maps.Map): Bounds | undefined {
  const bounds = map.getBounds()
  if (!bounds) return undefined
  const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()]
  const [west, east] = [southWest.lng(), northEast.lng()]
  const isAround = west > east
  return {
    south: southWest.lat(),
    north: northEast.lat(),
    west: isAround ? -180 : west,
    east: isAround ? 180 : east,
  }
}

/** A blue dot, as on every map of Google. */
const youAreHere = (): google.maps.Symbol => ({
  path: google.maps.SymbolPath.CIRCLE,
  scale: 8,
  fillColor: 'dodgerblue',
  fillOpacity: 1,
  strokeColor: 'white',
  strokeWeight: 3,
})
