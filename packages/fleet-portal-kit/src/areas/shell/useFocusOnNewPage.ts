import { useEffect, useRef, type RefObject } from 'react'
import type { AreaName } from '../../provider/navigation.ts'
import { focusHeading } from './focusHeading.ts'

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
    const moveFocus = () => {
      // The user, or a field of the page, may have taken the focus meanwhile.
      if (root.activeElement !== element || focusHeading(element)) observer.disconnect()
    }
    const observer = new MutationObserver(moveFocus)
    observer.observe(element, { childList: true, subtree: true })
    moveFocus()
    const timer = setTimeout(() => observer.disconnect(), headingTimeout)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [area, content])
}
