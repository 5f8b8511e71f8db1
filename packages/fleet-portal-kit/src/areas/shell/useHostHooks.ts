import { useEffect } from 'react'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'

/** Where money is paid in: no tracker and no chat of the host's. Sign-in has no shell, hence neither. */
const paymentAreas: ReadonlySet<AreaName> = new Set(['cash-in'])

/** Tells the host's tracker of the page, and shows the host's chat where third parties may be. */
export function useHostHooks(area: AreaName): void {
  const { analytics, chat } = usePortal()
  const isOpen = !paymentAreas.has(area)
  useEffect(() => {
    if (isOpen) analytics.track('page_viewed', { area })
  }, [analytics, area, isOpen])
  useEffect(() => {
    if (!isOpen) return undefined
    chat.show()
    return () => chat.hide()
  }, [chat, isOpen])
}
