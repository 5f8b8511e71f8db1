import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Returns a ref for the frame of a table. While the table is wider than the frame, the frame is focusable and has the attribute
 * `data-scrolls`. The attributes are set directly, so that a resize causes no render.
 */
export function useWideTable(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.firstElementChild
    if (!element || !(table instanceof HTMLElement)) return
    const update = () => {
      // offsetWidth includes scroll bars. Without them the result would change whenever a scroll bar appears.
      const isWide = table.offsetWidth > element.offsetWidth
      element.toggleAttribute('data-scrolls', isWide)
      if (isWide) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    // The observer also reports the first size, before the first paint. A measurement here would lay the page out once more.
    const observer = new ResizeObserver(update)
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return frame
}
