import type { Station } from 'fleet-portal-api-client/contract/stations'
import { memo, type FocusEvent, type RefObject } from 'react'
import { Menu } from '../../../../foundation/overlay/Menu.tsx'
import { InlineText } from '../../../../foundation/ui/layout.ts'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { useMessages } from '../../../../provider/messages.ts'
import type { Point } from '../../../../pieces/stations/distances.ts'
import { pointOf } from '../../../../pieces/stations/distances.ts'
import { plainCase } from '../../stationText.ts'
import { isInView, type Viewport } from './viewport.ts'
import { ClusterButton, Layer, PinButton, PinShape, SelectedPin, UserDot } from './markerStyles.ts'
import { clusterSize, type Cluster, type Clusters, type Marker, type Pin } from './clusters.ts'
import { project } from './mercator.ts'

const pinPath = 'M12 31C12 31 22 19.5 22 12A10 10 0 1 0 2 12C2 19.5 12 31 12 31Z'

/** The tip of the pin is at the centre of its lower edge. */
const PinIcon = () => (
  <PinShape viewBox="0 0 24 32" aria-hidden focusable={false}>
    <path d={pinPath} />
    <circle cx={12} cy={12} r={3.5} />
  </PinShape>
)

interface PinMarkerProps {
  pin: Pin
  tabIndex: 0 | -1
  onSelect: (station: Station) => void
}

function PinMarker({ pin: { station, key }, tabIndex, onSelect }: PinMarkerProps) {
  const name = plainCase(station.name)
  return (
    <PinButton
      type="button"
      data-marker={key}
      tabIndex={tabIndex}
      aria-label={station.city ? `${name}, ${plainCase(station.city)}` : name}
      onClick={() => onSelect(station)}
    >
      <PinIcon />
      <InlineText data-part="name" aria-hidden>
        {name}
      </InlineText>
    </PinButton>
  )
}

interface ClusterMarkerProps {
  cluster: Cluster
  tabIndex: 0 | -1
  clusters: Clusters
  onSelect: (station: Station) => void
  onExpand: (cluster: Cluster) => void
}

/** Zooms in to the stations of a cluster. Stations with the same coordinates are listed in a menu instead. */
function ClusterMarker({ cluster, tabIndex, clusters, onSelect, onExpand }: ClusterMarkerProps) {
  const t = useMessages(stationsMessages)
  const buttonProps = {
    type: 'button' as const,
    'data-marker': cluster.key,
    tabIndex,
    $size: clusterSize(cluster.count),
  }
  if (clusters.partsOf(cluster)) {
    return (
      <ClusterButton {...buttonProps} aria-label={t.cluster(cluster.count)} onClick={() => onExpand(cluster)}>
        {t.clusterCount(cluster.count)}
      </ClusterButton>
    )
  }
  const label = t.clusterOnSpot(cluster.count)
  const items = () =>
    clusters.stationsOf(cluster).map((station) => ({
      key: station.stationId,
      label: plainCase(station.name),
      run: () => onSelect(station),
    }))
  return (
    <Menu label={label} items={items}>
      {(trigger) => (
        <ClusterButton {...buttonProps} {...trigger} aria-label={label}>
          {t.clusterCount(cluster.count)}
        </ClusterButton>
      )}
    </Menu>
  )
}

interface MapMarkersProps {
  viewport: Viewport | undefined
  layer: RefObject<HTMLUListElement | null>
  markers: readonly Marker[]
  clusters: Clusters
  selected: Station | undefined
  from: Point | undefined
  onSelect: (station: Station) => void
  onExpand: (cluster: Cluster) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
}

const positionData = (point: Point) => {
  const { x, y } = project(point)
  return { 'data-x': x, 'data-y': y }
}

/** The markers on the map: the user's position, pins and clusters as buttons, and the selected station on top. */
export const MapMarkers = memo(function MapMarkers({
  viewport,
  layer,
  markers,
  clusters,
  selected,
  from,
  onSelect,
  onExpand,
  onFocus,
}: MapMarkersProps) {
  const t = useMessages(stationsMessages)
  const target = selected && pointOf(selected)
  return (
    <Layer ref={layer} aria-label={t.onMap} onFocus={onFocus}>
      {from && (
        <li {...positionData(from)}>
          <UserDot role="img" aria-label={t.you} />
        </li>
      )}
      {markers.map((marker) => {
        // Markers beyond the edge are rendered for dragging, but the keyboard must skip them.
        const tabIndex = viewport && isInView(marker.projectedPoint, viewport) ? 0 : -1
        return (
          <li key={marker.key} data-x={marker.projectedPoint.x} data-y={marker.projectedPoint.y}>
            {marker.kind === 'pin' ? (
              <PinMarker pin={marker} {...{ tabIndex, onSelect }} />
            ) : (
              <ClusterMarker cluster={marker} {...{ tabIndex, clusters, onSelect, onExpand }} />
            )}
          </li>
        )
      })}
      {selected && target && (
        <li {...positionData(target)}>
          <SelectedPin role="img" aria-label={plainCase(selected.name)}>
            <PinIcon />
          </SelectedPin>
        </li>
      )}
    </Layer>
  )
})
