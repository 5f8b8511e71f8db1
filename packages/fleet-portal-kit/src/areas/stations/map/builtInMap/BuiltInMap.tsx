import { useCallback, useEffect, useId, useMemo, useRef, type KeyboardEvent, type TouchEvent } from 'react'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { useMessages } from '../../../../provider/messages.ts'
import type { FleetPortalStationsMapProps } from '../../../../provider/maps.ts'
import { cityZoom } from '../mapDefaults.ts'
import { HintText, useTemporaryHint } from './GestureHint.tsx'
import { createClusters, type Cluster } from './clusters.ts'
import { MapControls } from './MapControls.tsx'
import { MapBackground } from './MapBackground.tsx'
import { MapLegend } from './MapLegend.tsx'
import { MapMarkers } from './MapMarkers.tsx'
import { project } from './mercator.ts'
import { Frame, Stage, Surface } from './mapStyles.ts'
import { countryBounds, fitBounds } from './viewport.ts'
import { useCamera } from './useCamera.ts'
import { useLayerPlacement, useMapLayers } from './useMapLayers.ts'
import { useMarkerFocus } from './useMarkerFocus.ts'
import { initialPosition, useCameraMoves } from './useCameraMoves.ts'
import { renderedBounds, useLabels, useMarkers, useRings } from './mapContents.ts'

const panDirections: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const zoomSteps: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** A map of stations without external services: coastlines, place names and markers, rendered as SVG and HTML. */
export function BuiltInMap({
  stations,
  unlisted,
  selected,
  from,
  onSelect,
  onView,
}: FleetPortalStationsMapProps) {
  const t = useMessages(stationsMessages)
  const helpId = useId()
  const surface = useRef<HTMLDivElement>(null)
  const [hint, showHint] = useTemporaryHint()
  const layers = useMapLayers()
  const camera = useCamera(
    (size) => initialPosition(selected, from, size),
    layers.move,
    () => showHint(t.wheelHint),
  )
  const { viewport, goTo, zoomBy, panBy, currentViewport } = camera
  useCameraMoves(camera, stations, selected, from)
  useEffect(() => {
    if (viewport && !viewport.isMoving) onView(renderedBounds(viewport))
  }, [viewport, onView])
  const all = useMemo(() => [...stations, ...unlisted], [stations, unlisted])
  const others = useMemo(
    () => all.filter(({ station }) => station.stationId !== selected?.stationId),
    [all, selected],
  )
  const clusters = useMemo(() => createClusters(others), [others])
  const markers = useMarkers(clusters, viewport)
  const rings = useRings(viewport, selected, from)
  const labels = useLabels(all, markers, rings, viewport, selected, from)
  useLayerPlacement(layers, currentViewport)
  const onFocus = useMarkerFocus({
    viewport,
    markers,
    clusters,
    selectedId: selected?.stationId,
    layer: layers.markers,
    surface,
  })
  const expandCluster = useCallback(
    (cluster: Cluster) => {
      const parts = clusters.partsOf(cluster)
      const size = currentViewport()
      if (!parts || !size) return
      const { center, zoom } = fitBounds(parts.bounds, size)
      goTo({ center, zoom: Math.max(zoom, parts.zoom) })
    },
    [clusters, currentViewport, goTo],
  )
  const showCountry = () => {
    const size = currentViewport()
    if (size) goTo(fitBounds(countryBounds, size))
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    // React also delivers key events of the map's menus, which render in a portal outside this element.
    if (!event.currentTarget.contains(event.target as Node)) return
    // Without this, holding Enter on a cluster would also open the station that receives the focus next.
    if (event.repeat && event.key === 'Enter') event.preventDefault()
    const direction = panDirections[event.key]
    const step = zoomSteps[event.key]
    if (direction) panBy(...direction)
    else if (step) zoomBy(step)
    else if (event.key === '0') showCountry()
    else return
    event.preventDefault()
  }
  const handleTouch = ({ touches }: TouchEvent) => touches.length === 1 && showHint(t.touchHint)
  return (
    <Frame>
      <MapControls
        camera={camera}
        onShowCountry={showCountry}
        onLocate={from && (() => goTo({ center: project(from), zoom: cityZoom }))}
      />
      <Stage ref={camera.stage} onKeyDown={handleKey} onTouchMove={handleTouch}>
        <Surface ref={surface} tabIndex={0} role="application" aria-label={t.mapOf} aria-describedby={helpId}>
          <MapBackground landRef={layers.land} labelsRef={layers.labels} labels={labels} rings={rings} />
        </Surface>
        <HintText data-part="keys" id={helpId}>
          {t.keysHint}
        </HintText>
        <MapMarkers
          layer={layers.markers}
          onExpand={expandCluster}
          {...{ viewport, markers, clusters, selected, from, onSelect, onFocus }}
        />
      </Stage>
      {viewport && <MapLegend viewport={viewport} />}
      {hint && <HintText aria-hidden>{hint}</HintText>}
    </Frame>
  )
}
