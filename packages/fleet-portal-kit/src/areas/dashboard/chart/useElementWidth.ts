import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The width of an element in pixels; 0 until it is measured. A hidden element has no width. It keeps its last one, so that its
 * content is not built again when it is shown.
 */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth((last) => current.clientWidth || last)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
