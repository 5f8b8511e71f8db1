import { useEffect, useState, type RefCallback } from 'react'

/**
 * Returns a ref for a scrolling element with one child. The element has the attribute `data-more` while a part of its child is
 * below the visible area. The attribute is set directly, so that scrolling causes no render.
 */
export function useOverflowHint(): RefCallback<HTMLElement> {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const content = scroller?.firstElementChild
    if (!scroller || !content) return
    const update = () => {
      const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
      // Browsers round positions, so a difference of less than one pixel is ignored.
      scroller.toggleAttribute('data-more', below > 1)
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(scroller)
    observer.observe(content)
    scroller.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', update)
    }
  }, [scroller])
  return setScroller
}
