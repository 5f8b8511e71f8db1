import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * The frame of a table: marked with `data-scrolls`, and reached by the keyboard, while the table is wider than it.
 * Written to the element itself, because nothing else is drawn differently.
 */
export function useWideTable(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const around = frame.current
    const table = around?.firstElementChild
    if (!around || !(table instanceof HTMLElement)) return
    const mark = () => {
      // Of the whole frame, bars included: what depends on the bars would come and go with them.
      const isWide = table.offsetWidth > around.offsetWidth
      around.toggleAttribute('data-scrolls', isWide)
      if (isWide) around.tabIndex = 0
      else around.removeAttribute('tabindex')
    }
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(around)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return frame
}
