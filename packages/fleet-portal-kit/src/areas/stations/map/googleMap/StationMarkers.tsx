import { GoogleMarkerClusterer, MarkerF, useGoogleMap } from '@react-google-maps/api'
import type { Station } from 'fleet-portal-api-client/contract/stations'
import { useEffect, useMemo } from 'react'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { useMessages } from '../../../../provider/messages.ts'
import { pointOf, type StationDistance } from '../../../../pieces/stations/distances.ts'
import { plainCase } from '../../stationText.ts'

type Options = Parameters<typeof GoogleMarkerClusterer>[0]['options']
type Clusterer = Parameters<Parameters<typeof GoogleMarkerClusterer>[0]['children']>[0]

interface MarkersProps {
  stations: readonly StationDistance[]
  onSelect: (station: Station) => void
}

/** Computes the clusters once after all markers were added or removed. */
function Clusters({ clusterer, stations }: { clusterer: Clusterer; stations: readonly StationDistance[] }) {
  useEffect(() => clusterer.render(), [clusterer, stations])
  return null
}

/** Renders a cluster as a disc in the accent colour with its number of stations. */
function useClustererOptions(): Options {
  const t = useMessages(stationsMessages)
  const map = useGoogleMap()
  return useMemo(() => {
    const tokens = map && getComputedStyle(map.getDiv())
    const colour = (name: string) => tokens?.getPropertyValue(`--fpk-color-${name}`) ?? ''
    return {
      renderer: {
        render: ({ count, position }) =>
          new google.maps.Marker({
            position,
            title: t.cluster(count),
            label: {
              text: t.clusterCount(count),
              color: colour('on-accent'),
              fontSize: '12px',
              fontWeight: '600',
            },
            icon: {
              path: google.maps.SymbolPath.CIRCLE,
              scale: 14 + Math.min(10, Math.log2(count)),
              fillColor: colour('accent'),
              fillOpacity: 0.92,
              strokeColor: colour('on-accent'),
              strokeWeight: 2,
            },
          }),
      },
    }
  }, [map, t])
}

/** A marker for every station with coordinates. Markers close to each other form a cluster with their count. */
export function StationMarkers({ stations, onSelect }: MarkersProps) {
  const options = useClustererOptions()
  return (
    <GoogleMarkerClusterer options={options}>
      {(clusterer) => (
        <>
          {stations.map(({ station }) => {
            const point = pointOf(station)
            return (
              point && (
                <MarkerF
                  key={station.stationId}
                  position={point}
                  title={plainCase(station.name)}
                  clusterer={clusterer}
                  noClustererRedraw
                  onClick={() => onSelect(station)}
                />
              )
            )
          })}
          <Clusters clusterer={clusterer} stations={stations} />
        </>
      )}
    </GoogleMarkerClusterer>
  )
}
