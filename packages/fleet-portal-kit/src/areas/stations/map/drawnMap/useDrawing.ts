import { useCallback, useLayoutEffect, useRef } from 'react'
import { unitsPerPixel } from './mercator.ts'
import type { View } from './aims.ts'

const shift = (x: number, y: number) => `translate(${x}px, ${y}px)`

/**
 * What is drawn on the map, moved step by step past React: the land as a whole; marks and names, which keep their size, together
 * while the map is dragged, and each to its own spot (`data-x`, `data-y`) when the zoom changes.
 */
export function useDrawing() {
  const land = useRef<SVGGElement>(null)
  const names = useRef<SVGGElement>(null)
  const marks = useRef<HTMLUListElement>(null)
  const placed = useRef<View>(undefined)
  const place = useCallback((view: View) => {
    const { k, x, y } = view
    for (const group of [names.current, marks.current]) {
      if (!group) continue
      group.style.transform = ''
      for (const item of group.children) {
        const { dataset, style } = item as HTMLElement | SVGElement
        style.transform = shift(Number(dataset.x) * k + x, Number(dataset.y) * k + y)
      }
    }
    placed.current = view
  }, [])
  const move = useCallback(
    (view: View) => {
      const { k, x, y } = view
      land.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k / unitsPerPixel})`)
      const before = placed.current
      if (!before || before.k !== k) {
        place(view)
        return
      }
      const moved = shift(x - before.x, y - before.y)
      for (const group of [names.current, marks.current]) if (group) group.style.transform = moved
    },
    [place],
  )
  return { land, names, marks, move, place }
}

/** Puts what was drawn anew where it belongs, before it is seen. */
export function usePlaced({ move, place }: ReturnType<typeof useDrawing>, now: () => View | undefined) {
  useLayoutEffect(() => {
    const view = now()
    if (!view) return
    place(view)
    move(view)
  })
}
