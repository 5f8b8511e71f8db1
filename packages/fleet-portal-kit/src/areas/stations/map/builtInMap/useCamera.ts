import { select } from 'd3-selection'
// Imported for its side effect: it adds `transition()` to selections.
import 'd3-transition'
import { zoom as zoomBehaviour, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { minZoomFor, panExtent, type CameraPosition, type Size, type Viewport } from './viewport.ts'
import { maxZoom } from './clusters.ts'
import { acceptsGesture, wheelSteps } from './gestures.ts'
import { scaleOf, zoomOf } from './mercator.ts'

export interface Camera {
  stage: RefObject<HTMLDivElement | null>
  /** The viewport of the last React render; it lags behind during a move. Undefined until the size of the map is known. */
  viewport: Viewport | undefined
  /** The viewport at this moment. */
  currentViewport: () => Viewport | undefined
  goTo: (position: CameraPosition) => void
  zoomBy: (steps: number) => void
  /** Pans by a number of arrow key steps. */
  panBy: (x: number, y: number) => void
}

/** Milliseconds of an animated move. */
const moveDuration = 400
/** Pixels that one arrow key step pans. */
const panStep = 160

const prefersReducedMotion = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
/** Uses default sizes if the element has no layout, for example in jsdom. */
const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({
  width: clientWidth || 790,
  height: clientHeight || 557,
})

const transformOf = ({ center, zoom }: CameraPosition, size: Size) => {
  const k = scaleOf(Math.min(maxZoom, Math.max(minZoomFor(size), zoom)))
  return zoomIdentity.translate(size.width / 2 - center.x * k, size.height / 2 - center.y * k).scale(k)
}

/** The centre and zoom of a transform on a map of a size. */
const positionOf = (
  { k, x, y }: Pick<Viewport, 'k' | 'x' | 'y'>,
  { width, height }: Size,
): CameraPosition => ({
  center: { x: (width / 2 - x) / k, y: (height / 2 - y) / k },
  zoom: zoomOf(k),
})

/**
 * Moves the map by gestures and by calls of `goTo`, `zoomBy` and `panBy`. `onFrame` is called synchronously for every step to
 * move the rendered elements. `viewport` changes only when React has to render other elements: at another zoom level, after
 * dragging far enough, and at the end of a move.
 */
export function useCamera(
  start: (size: Size) => CameraPosition,
  onFrame: (viewport: Viewport) => void,
  onIgnored: (event: Event) => void,
): Camera {
  const stage = useRef<HTMLDivElement>(null)
  const current = useRef<Viewport>(undefined)
  const target = useRef<ZoomTransform>(undefined)
  const [viewport, setViewport] = useState<Viewport>()
  const behaviour = useMemo(() => zoomBehaviour<HTMLDivElement, unknown>(), [])
  const callbacks = useRef({ start, onFrame, onIgnored })
  useLayoutEffect(() => {
    callbacks.current = { start, onFrame, onIgnored }
  })

  const moveTo = useCallback(
    (to: ZoomTransform, isImmediate = false) => {
      const element = stage.current
      if (!element) return
      const { width, height } = sizeOf(element)
      const constrained = behaviour.constrain()(
        to,
        [
          [0, 0],
          [width, height],
        ],
        panExtent,
      )
      const before = current.current
      const isSame =
        before?.k === constrained.k &&
        before.x === constrained.x &&
        before.y === constrained.y &&
        before.width === width
      if (isSame) return
      const selected = select(element).interrupt()
      if (isImmediate || prefersReducedMotion()) {
        behaviour.transform(selected, constrained)
        return
      }
      target.current = constrained
      selected.transition().duration(moveDuration).call(behaviour.transform, constrained)
    },
    [behaviour],
  )

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    let rendered: Viewport | undefined
    let atStart: Viewport | undefined
    const update = (next: Viewport) => {
      current.current = next
      callbacks.current.onFrame(next)
      const isFar =
        !rendered ||
        Math.round(zoomOf(next.k)) !== Math.round(zoomOf(rendered.k)) ||
        Math.abs(next.x - rendered.x) > next.width / 4 ||
        Math.abs(next.y - rendered.y) > next.height / 4
      if (next.isMoving && !isFar) return
      rendered = next
      setViewport(next)
    }
    const measure = () => {
      const size = sizeOf(element)
      const before = current.current
      if (before?.width === size.width && before.height === size.height) return
      behaviour
        .extent([
          [0, 0],
          [size.width, size.height],
        ])
        .scaleExtent([scaleOf(minZoomFor(size)), scaleOf(maxZoom)])
      // A map that was not moved fits its first view into the new size, such as that of a turned phone.
      const isMoved = before?.k !== atStart?.k || before?.x !== atStart?.x || before?.y !== atStart?.y
      const position = before && isMoved ? positionOf(before, before) : callbacks.current.start(size)
      moveTo(transformOf(position, size), true)
      if (!isMoved) atStart = current.current
    }
    const selected = select(element)
    behaviour
      .translateExtent(panExtent)
      .filter((event: Event) => acceptsGesture(event, element, callbacks.current.onIgnored))
      .wheelDelta(wheelSteps)
      .clickDistance(4)
      .on('zoom end', ({ type, transform: { k, x, y } }: D3ZoomEvent<HTMLDivElement, unknown>) => {
        if (type === 'end') target.current = undefined
        update({ k, x, y, ...sizeOf(element), isMoving: type !== 'end' })
      })
    selected.call(behaviour)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      selected.interrupt().on('.zoom', null)
    }
  }, [behaviour, moveTo])

  const moves = useMemo(() => {
    const destination = () => target.current ?? current.current
    return {
      currentViewport: () => current.current,
      goTo(position: CameraPosition) {
        if (current.current) moveTo(transformOf(position, current.current))
      },
      zoomBy(steps: number) {
        const size = current.current
        const from = destination()
        if (!size || !from) return
        const { center, zoom } = positionOf(from, size)
        moveTo(transformOf({ center, zoom: zoom + steps }, size))
      },
      panBy(x: number, y: number) {
        const from = destination()
        if (from) moveTo(zoomIdentity.translate(from.x - x * panStep, from.y - y * panStep).scale(from.k))
      },
    }
  }, [moveTo])
  return { stage, viewport, ...moves }
}
