import { select } from 'd3-selection'
// For its method of selections.
import 'd3-transition'
import { zoom as zoomBehaviour, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { region } from './coastlines.ts'
import { closestZoom } from './heaps.ts'
import { mayMove, wheelSteps } from './gestures.ts'
import { fitting, scaleOf, spotOf, zoomOf, type Box, type Spot } from './mercator.ts'

/** What the map shows: where spots are on it (`spot * k + x`, `spot * k + y`), and how large it is, in pixels. */
export interface View {
  k: number
  x: number
  y: number
  width: number
  height: number
}

/** A place in the middle of the map, at a zoom. */
export interface Aim {
  middle: Spot
  zoom: number
}

export interface Camera {
  stage: RefObject<HTMLDivElement | null>
  /** As it was when what is drawn was last chosen; undefined until the map's size is known. */
  view: View | undefined
  /** As it is this moment. */
  now: () => View | undefined
  goTo: (aim: Aim, isSudden?: boolean) => void
  zoomBy: (steps: number) => void
  panBy: (x: number, y: number) => void
  /** The farthest that the map goes. */
  farthest: number
}

/** The whole country, and the edge that is left around what is to be seen whole. */
export const country: Box = { west: 116.6, south: 4.3, east: 126.9, north: 21.3 }
const edge = 24
/** Milliseconds of a move that somebody asked for. */
const flight = 400
const step = 160

const corners = [
  spotOf({ lat: region.north, lng: region.west }),
  spotOf({ lat: region.south, lng: region.east }),
] as const
const reachable: [[number, number], [number, number]] = [
  [corners[0].x, corners[0].y],
  [corners[1].x, corners[1].y],
]

/** What is to be seen whole, on a map of a size. */
export const aimAt = (box: Box, { width, height }: { width: number; height: number }): Aim => {
  const { middle, zoom } = fitting(box, Math.max(80, width - 2 * edge), Math.max(80, height - 2 * edge))
  return { middle, zoom: Math.min(zoom, closestZoom) }
}

/** Half a zoom farther away than the whole country, and never so far that the drawn land ends. */
const farthestOf = (size: { width: number; height: number }) => {
  const { zoom } = aimAt(country, size)
  const across = size.width / (corners[1].x - corners[0].x)
  const down = size.height / (corners[1].y - corners[0].y)
  return Math.max(zoom - 0.5, zoomOf(Math.max(across, down)))
}

const wantsNoMotion = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
/** Where sizes are not known, as without a layout. */
const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth || 790,
  height: clientHeight || 557,
})

const centred = ({ middle, zoom }: Aim, size: { width: number; height: number }) => {
  const k = scaleOf(Math.min(closestZoom, Math.max(farthestOf(size), zoom)))
  return zoomIdentity.translate(size.width / 2 - middle.x * k, size.height / 2 - middle.y * k).scale(k)
}

/** What is in the middle of a map that is moved so. */
const aimOf = ({ k, x, y }: Omit<View, 'width' | 'height'>, { width, height }: View): Aim => ({
  middle: { x: (width / 2 - x) / k, y: (height / 2 - y) / k },
  zoom: zoomOf(k),
})

/**
 * Moves the map: by the person's hands and by what the program asks for. `onFrame` is told each step at once and moves what is
 * drawn; `view` follows when something else is to be drawn: at another zoom level, after a while of dragging, at the end.
 */
export function useCamera(
  start: (size: { width: number; height: number }) => Aim,
  onFrame: (view: View) => void,
  onRefused: (event: Event) => void,
): Camera {
  const stage = useRef<HTMLDivElement>(null)
  const present = useRef<View>(undefined)
  const goal = useRef<ZoomTransform>(undefined)
  const [view, setView] = useState<View>()
  const behaviour = useMemo(() => zoomBehaviour<HTMLDivElement, unknown>(), [])
  const told = useRef({ start, onFrame, onRefused })
  told.current = { start, onFrame, onRefused }

  const transit = useCallback(
    (to: ZoomTransform, isSudden = false) => {
      const element = stage.current
      if (!element) return
      const { width, height } = sizeOf(element)
      const held = behaviour.constrain()(
        to,
        [
          [0, 0],
          [width, height],
        ],
        reachable,
      )
      const { current } = present
      if (current?.k === held.k && current.x === held.x && current.y === held.y && current.width === width)
        return
      const selected = select(element).interrupt()
      if (isSudden || wantsNoMotion()) {
        behaviour.transform(selected, held)
        return
      }
      goal.current = held
      selected.transition().duration(flight).call(behaviour.transform, held)
    },
    [behaviour],
  )

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    let drawn: View | undefined
    const keep = (next: View, isEnd: boolean) => {
      present.current = next
      told.current.onFrame(next)
      const isFar =
        !drawn ||
        Math.round(zoomOf(next.k)) !== Math.round(zoomOf(drawn.k)) ||
        Math.abs(next.x - drawn.x) > next.width / 4 ||
        Math.abs(next.y - drawn.y) > next.height / 4
      if (!isEnd && !isFar) return
      drawn = next
      setView(next)
    }
    const measure = () => {
      const size = sizeOf(element)
      const before = present.current
      if (before?.width === size.width && before.height === size.height) return
      behaviour
        .extent([
          [0, 0],
          [size.width, size.height],
        ])
        .scaleExtent([scaleOf(farthestOf(size)), scaleOf(closestZoom)])
      transit(centred(before ? aimOf(before, before) : told.current.start(size), size), true)
    }
    const selected = select(element)
    behaviour
      .translateExtent(reachable)
      .filter((event: Event) => mayMove(event, element, told.current.onRefused))
      .wheelDelta(wheelSteps)
      .clickDistance(4)
      .on('zoom end', ({ type, transform: { k, x, y } }: D3ZoomEvent<HTMLDivElement, unknown>) => {
        if (type === 'end') goal.current = undefined
        keep({ k, x, y, ...sizeOf(element) }, type === 'end')
      })
    selected.call(behaviour)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      selected.interrupt().on('.zoom', null)
    }
  }, [behaviour, transit])

  return useMemo(() => {
    const target = () => goal.current ?? present.current
    return {
      stage,
      view,
      now: () => present.current,
      goTo: (aim, isSudden) => present.current && transit(centred(aim, present.current), isSudden),
      zoomBy(steps) {
        const { current } = present
        const from = target()
        if (!current || !from) return
        const { middle, zoom } = aimOf(from, current)
        transit(centred({ middle, zoom: zoom + steps }, current))
      },
      panBy(x, y) {
        const from = target()
        if (from) transit(zoomIdentity.translate(from.x - x * step, from.y - y * step).scale(from.k))
      },
      farthest: view ? farthestOf(view) : 0,
    }
  }, [view, transit])
}
