import { useCallback, useEffect, useId, useMemo, useRef, type KeyboardEvent, type TouchEvent } from 'react'
import { stationsMessages } from '../../../../locales/en/stations.ts'
import { useMessages } from '../../../../provider/messages.ts'
import type { StationsOnMap } from '../mapProps.ts'
import { aroundZoom } from '../mapViews.ts'
import { HintLine, useMoment } from './GestureHint.tsx'
import { clustersOf, type Cluster } from './clusters.ts'
import { MapControls } from './MapControls.tsx'
import { MapGround } from './MapGround.tsx'
import { MapLegend } from './MapLegend.tsx'
import { MapMarks } from './MapMarks.tsx'
import { spotOf } from './mercator.ts'
import { Frame, Stage, Surface } from './mapStyles.ts'
import { aimAt, country } from './aims.ts'
import { useCamera } from './useCamera.ts'
import { useDrawing, usePlaced } from './useDrawing.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { startAim, useMapMoves } from './useMapMoves.ts'
import { boxOf, useLabels, useMarks, useRings } from './useScene.ts'

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const steps: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 }

/** The map of stations that needs nothing from elsewhere: the coasts of the country, names of places, and the stations. */
export function DrawnStations({ stations, further, selected, from, onSelect, onView }: StationsOnMap) {
  const t = useMessages(stationsMessages)
  const helpId = useId()
  const surface = useRef<HTMLDivElement>(null)
  const [hint, showHint] = useMoment()
  const drawing = useDrawing()
  const camera = useCamera(
    (size) => startAim(selected, from, size),
    drawing.move,
    () => showHint(t.wheelHint),
  )
  const { view, goTo, zoomBy, panBy, now } = camera
  useMapMoves(camera, stations, selected, from)
  useEffect(() => {
    if (view && !view.isMoving) onView(boxOf(view))
  }, [view, onView])
  const all = useMemo(() => [...stations, ...further], [stations, further])
  const others = useMemo(
    () => all.filter(({ station }) => station.stationId !== selected?.stationId),
    [all, selected],
  )
  const clusters = useMemo(() => clustersOf(others), [others])
  const marks = useMarks(clusters, view)
  const rings = useRings(view, selected, from)
  const labels = useLabels(all, marks, rings, view, selected, from)
  usePlaced(drawing, now)
  const onFocus = useKeptFocus({
    view,
    marks,
    clusters,
    selectedId: selected?.stationId,
    layer: drawing.marks,
    surface,
  })
  const openHeap = useCallback(
    (cluster: Cluster) => {
      const parts = clusters.partsOf(cluster)
      const size = now()
      if (!parts || !size) return
      const { middle, zoom } = aimAt(parts.box, size)
      goTo({ middle, zoom: Math.max(zoom, parts.zoom) })
    },
    [clusters, now, goTo],
  )
  const showCountry = () => {
    const size = now()
    if (size) goTo(aimAt(country, size))
  }
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    // A menu of the map hears its own keys, though it is drawn elsewhere.
    if (!event.currentTarget.contains(event.target as Node)) return
    // Held down, Enter would go on with the mark that comes out of a cluster.
    if (event.repeat && event.key === 'Enter') event.preventDefault()
    const direction = directions[event.key]
    const step = steps[event.key]
    if (direction) panBy(...direction)
    else if (step) zoomBy(step)
    else if (event.key === '0') showCountry()
    else return
    event.preventDefault()
  }
  const touch = ({ touches }: TouchEvent) => touches.length === 1 && showHint(t.touchHint)
  return (
    <Frame>
      <MapControls
        camera={camera}
        onWhole={showCountry}
        onPerson={from && (() => goTo({ middle: spotOf(from), zoom: aroundZoom }))}
      />
      <Stage ref={camera.stage} onKeyDown={press} onTouchMove={touch}>
        <Surface ref={surface} tabIndex={0} role="application" aria-label={t.mapOf} aria-describedby={helpId}>
          <MapGround landRef={drawing.land} namesRef={drawing.names} labels={labels} rings={rings} />
        </Surface>
        <HintLine data-part="keys" id={helpId}>
          {t.keysHint}
        </HintLine>
        <MapMarks
          layer={drawing.marks}
          onOpen={openHeap}
          {...{ view, marks, clusters, selected, from, onSelect, onFocus }}
        />
      </Stage>
      {view && <MapLegend view={view} />}
      {hint && <HintLine aria-hidden>{hint}</HintLine>}
    </Frame>
  )
}
