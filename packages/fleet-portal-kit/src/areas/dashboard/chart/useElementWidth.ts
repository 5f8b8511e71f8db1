import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The width of an element in pixels; 0 until it is measured. While the element is hidden, its last width is returned, so that its
 * content stays mounted.
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
