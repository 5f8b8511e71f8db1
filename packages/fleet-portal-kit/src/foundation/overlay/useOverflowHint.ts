import { useEffect, useState, type RefCallback } from 'react'

/**
 * What scrolls: marked with `data-more` while something of its one child is below the part that is seen.
 * Written to the element itself, because nothing else is drawn differently.
 */
export function useOverflowHint(): RefCallback<HTMLElement> {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const content = scroller?.firstElementChild
    if (!scroller || !content) return
    const mark = () => {
      const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
      // Positions are rounded: less than one pixel is none.
      scroller.toggleAttribute('data-more', below > 1)
    }
    mark()
    const observer = new ResizeObserver(mark)
    observer.observe(scroller)
    observer.observe(content)
    scroller.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', mark)
    }
  }, [scroller])
  return setScroller
}
