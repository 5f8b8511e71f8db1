import { useEffect, useRef, type RefObject } from 'react'
import type { AreaName } from '../../provider/navigation.ts'

/** The time within which a page shows its heading, in milliseconds. Later the focus stays where it is. */
const headingTimeout = 10_000

/**
 * Moves the focus to the heading of a page that the user opened by a link, so that screen readers read it, and Tab continues in
 * the page. Until the heading is there, the focus is on the content. The first page after loading keeps the focus as it is.
 */
export function useFocusOnNewPage(area: AreaName, content: RefObject<HTMLElement | null>): void {
  const shown = useRef(area)
  useEffect(() => {
    const element = content.current
    if (shown.current === area || !element) return
    shown.current = area
    const root = element.getRootNode() as Document | ShadowRoot
    element.focus({ preventScroll: true })
    const focusHeading = () => {
      // The user, or a field of the page, has taken the focus meanwhile.
      if (root.activeElement !== element) return observer.disconnect()
      const heading = element.querySelector('h1')
      if (!heading) return
      observer.disconnect()
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(focusHeading)
    observer.observe(element, { childList: true, subtree: true })
    focusHeading()
    const timer = setTimeout(() => observer.disconnect(), headingTimeout)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [area, content])
}
