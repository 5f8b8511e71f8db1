import { useEffect, useState } from 'react'
import { shortcutsIn } from '../../../packages/fleet-portal-kit/src/foundation/widget/shortcuts.ts'

export interface PageShortcut {
  keys: string
  /** The name of the button or field. */
  label: string
}

function labelOf(element: HTMLElement): string {
  const fieldLabel = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  return element.getAttribute('aria-label') ?? fieldLabel ?? element.textContent
}

/** The shortcuts of the widgets on the page, as they are now. */
export function useShortcuts(): readonly PageShortcut[] {
  const [shortcuts, setShortcuts] = useState<readonly PageShortcut[]>([])
  useEffect(() => {
    let frame = 0
    const read = () => {
      const found = shortcutsIn(document.body).map(({ keys, element }) => ({ keys, label: labelOf(element) }))
      setShortcuts((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(read)
    })
    observer.observe(document.body, { subtree: true, childList: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return shortcuts
}
