import { useEffect, useState, type RefObject } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { useWidget } from '../../provider/widgetContext.ts'

/** How long nobody did anything, in milliseconds, and how often that is looked at. */
const rest = 1500
const lookEvery = 300

const doings = ['keydown', 'pointerdown', 'wheel', 'input'] as const
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], .fpk-options'
const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/**
 * Whether the page is at rest: it is looked at, nothing is read or sent, nobody pressed or typed anything for a moment,
 * the caret stands in no field, and no dialog or menu is open. Once true it stays so until nothing is wanted any more.
 */
export function useIdlePage(isWanted: boolean, place: RefObject<HTMLElement | null>): boolean {
  const { queryClient } = usePortal()
  const { overlays } = useWidget()
  const [isIdle, setIdle] = useState(false)
  if (isIdle && !isWanted) setIdle(false)
  useEffect(() => {
    if (!isWanted) return
    let last = Date.now()
    const note = () => (last = Date.now())
    for (const doing of doings) document.addEventListener(doing, note, { capture: true, passive: true })
    const look = () => {
      const page = place.current?.getRootNode() as Document | ShadowRoot | undefined
      const isAtRest =
        Date.now() - last >= rest &&
        document.visibilityState === 'visible' &&
        queryClient.isFetching() + queryClient.isMutating() === 0 &&
        !overlays?.querySelector(layers) &&
        !page?.activeElement?.matches(fields)
      if (isAtRest) setIdle(true)
    }
    const timer = setInterval(look, lookEvery)
    return () => {
      clearInterval(timer)
      for (const doing of doings) document.removeEventListener(doing, note, { capture: true })
    }
  }, [isWanted, overlays, place, queryClient])
  return isIdle
}
