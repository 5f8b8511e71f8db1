import { useEffect, useState, type RefObject } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { useWidget } from '../../provider/widgetContext.ts'

/** The time without user activity after which the page is idle, and the interval of the check, in milliseconds. */
const idleAfter = 1500
const checkInterval = 300

const activityEvents = ['keydown', 'pointerdown', 'wheel', 'input'] as const
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], .fpk-options'
/** Forms with values that are not sent, a survey that was begun, selected rows, and placeholders of content that loads. */
const unfinished = [
  'form[data-unsaved]',
  '.fpk-survey:is([data-step="reasons"], [data-step="referral"])',
  '.fpk-selection',
  '.fpk-skeleton',
  'tbody[aria-hidden]',
].join()
const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/**
 * Whether the page is idle: it is visible, no call runs, the user did nothing for a moment, no field has the focus, no
 * dialog or menu is open, and nothing on the page is unfinished, such as a form with typed values. Once true, it stays true until
 * `isEnabled` is false. `prepare` loads the code that is shown then. The page must still be idle after that, because the user may
 * have opened a menu meanwhile.
 */
export function useIdlePage(
  isEnabled: boolean,
  anchor: RefObject<HTMLElement | null>,
  prepare: () => Promise<unknown>,
): boolean {
  const { queryClient } = usePortal()
  const { overlays } = useWidget()
  const [isIdle, setIdle] = useState(false)
  if (isIdle && !isEnabled) setIdle(false)
  useEffect(() => {
    if (!isEnabled) return
    let isQuiet = false
    let quietTimer: ReturnType<typeof setTimeout> | undefined
    let preparation: 'none' | 'running' | 'done' = 'none'
    const finish = () => {
      preparation = 'done'
    }
    // A timer, because a changed system clock must neither shorten nor lengthen the time.
    const onActivity = () => {
      isQuiet = false
      clearTimeout(quietTimer)
      quietTimer = setTimeout(() => {
        isQuiet = true
      }, idleAfter)
    }
    onActivity()
    for (const name of activityEvents)
      document.addEventListener(name, onActivity, { capture: true, passive: true })
    const check = () => {
      const root = anchor.current?.getRootNode() as Document | ShadowRoot | undefined
      const surface = overlays?.parentElement
      const isAtRest =
        isQuiet &&
        document.visibilityState === 'visible' &&
        queryClient.isFetching() + queryClient.isMutating() === 0 &&
        !overlays?.querySelector(layers) &&
        !surface?.querySelector(unfinished) &&
        !root?.activeElement?.matches(fields)
      if (!isAtRest) return
      if (preparation === 'done') setIdle(true)
      else if (preparation === 'none') {
        preparation = 'running'
        prepare().then(finish, finish)
      }
    }
    const timer = setInterval(check, checkInterval)
    return () => {
      clearInterval(timer)
      clearTimeout(quietTimer)
      for (const name of activityEvents) document.removeEventListener(name, onActivity, { capture: true })
    }
  }, [isEnabled, overlays, anchor, queryClient, prepare])
  return isIdle
}
