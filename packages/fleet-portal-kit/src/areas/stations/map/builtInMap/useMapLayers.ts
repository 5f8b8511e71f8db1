import { useCallback, useLayoutEffect, useRef } from 'react'
import { unitsPerPixel } from './mercator.ts'
import type { Viewport } from './viewport.ts'

const translate = (x: number, y: number) => `translate(${x}px, ${y}px)`

/**
 * Moves the layers of the map without React renders. The land is transformed as a whole. Markers and labels keep their size: the
 * layer is translated while the map is dragged, and each element is placed by its `data-x` and `data-y` when the zoom changes.
 */
export function useMapLayers() {
  const land = useRef<SVGGElement>(null)
  const labels = useRef<SVGGElement>(null)
  const markers = useRef<HTMLUListElement>(null)
  const placedAt = useRef<Viewport>(undefined)
  const place = useCallback((viewport: Viewport) => {
    const { k, x, y } = viewport
    for (const group of [labels.current, markers.current]) {
      if (!group) continue
      group.style.transform = ''
      for (const item of group.children) {
        const { dataset, style } = item as HTMLElement | SVGElement
        style.transform = translate(Number(dataset.x) * k + x, Number(dataset.y) * k + y)
      }
    }
    placedAt.current = viewport
  }, [])
  const move = useCallback(
    (viewport: Viewport) => {
      const { k, x, y } = viewport
      land.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k / unitsPerPixel})`)
      const before = placedAt.current
      if (!before || before.k !== k) {
        place(viewport)
        return
      }
      const offset = translate(x - before.x, y - before.y)
      for (const group of [labels.current, markers.current]) if (group) group.style.transform = offset
    },
    [place],
  )
  return { land, labels, markers, move, place }
}

/** Places the elements of the layers after every render and before paint. */
export function useLayerPlacement(
  { move, place }: ReturnType<typeof useMapLayers>,
  currentViewport: () => Viewport | undefined,
) {
  useLayoutEffect(() => {
    const viewport = currentViewport()
    if (!viewport) return
    place(viewport)
    move(viewport)
  })
}
