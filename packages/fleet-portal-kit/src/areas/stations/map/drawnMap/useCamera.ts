import { select } from 'd3-selection'
// For its method of selections.
import 'd3-transition'
import { zoom as zoomBehaviour, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { farthestOf, reachable, type Aim, type Size, type View } from './aims.ts'
import { closestZoom } from './clusters.ts'
import { mayMove, wheelSteps } from './gestures.ts'
import { scaleOf, zoomOf } from './mercator.ts'

export interface Camera {
  stage: RefObject<HTMLDivElement | null>
  /** As it was when what is drawn was last chosen; undefined until the map's size is known. */
  view: View | undefined
  /** As it is this moment. */
  now: () => View | undefined
  goTo: (aim: Aim) => void
  zoomBy: (steps: number) => void
  /** By so many steps of the arrow keys. */
  panBy: (x: number, y: number) => void
}

/** Milliseconds of a move that somebody asked for. */
const flight = 400
const step = 160

const wantsNoMotion = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
/** Where sizes are not known, as without a layout. */
const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth || 790,
  height: clientHeight || 557,
})

const centred = ({ middle, zoom }: Aim, size: Size) => {
  const k = scaleOf(Math.min(closestZoom, Math.max(farthestOf(size), zoom)))
  return zoomIdentity.translate(size.width / 2 - middle.x * k, size.height / 2 - middle.y * k).scale(k)
}

/** What is in the middle of a map that is moved so. */
const aimOf = ({ k, x, y }: Pick<View, 'k' | 'x' | 'y'>, { width, height }: View): Aim => ({
  middle: { x: (width / 2 - x) / k, y: (height / 2 - y) / k },
  zoom: zoomOf(k),
})

/**
 * Moves the map: by the person's hands and by what the program asks for. `onFrame` is told each step at once and moves what is
 * drawn; `view` follows when something else is to be drawn: at another zoom level, after a while of dragging, at the end.
 */
export function useCamera(
  start: (size: Size) => Aim,
  onFrame: (view: View) => void,
  onRefused: (event: Event) => void,
): Camera {
  const stage = useRef<HTMLDivElement>(null)
  const present = useRef<View>(undefined)
  const goal = useRef<ZoomTransform>(undefined)
  const [view, setView] = useState<View>()
  const behaviour = useMemo(() => zoomBehaviour<HTMLDivElement, unknown>(), [])
  const told = useRef({ start, onFrame, onRefused })
  useLayoutEffect(() => {
    told.current = { start, onFrame, onRefused }
  })

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
    const keep = (next: View) => {
      present.current = next
      told.current.onFrame(next)
      const isFar =
        !drawn ||
        Math.round(zoomOf(next.k)) !== Math.round(zoomOf(drawn.k)) ||
        Math.abs(next.x - drawn.x) > next.width / 4 ||
        Math.abs(next.y - drawn.y) > next.height / 4
      if (next.isMoving && !isFar) return
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
        keep({ k, x, y, ...sizeOf(element), isMoving: type !== 'end' })
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

  const moves = useMemo(() => {
    const target = () => goal.current ?? present.current
    return {
      now: () => present.current,
      goTo(aim: Aim) {
        if (present.current) transit(centred(aim, present.current))
      },
      zoomBy(steps: number) {
        const { current } = present
        const from = target()
        if (!current || !from) return
        const { middle, zoom } = aimOf(from, current)
        transit(centred({ middle, zoom: zoom + steps }, current))
      },
      panBy(x: number, y: number) {
        const from = target()
        if (from) transit(zoomIdentity.translate(from.x - x * step, from.y - y * step).scale(from.k))
      },
    }
  }, [transit])
  return { stage, view, ...moves }
}
