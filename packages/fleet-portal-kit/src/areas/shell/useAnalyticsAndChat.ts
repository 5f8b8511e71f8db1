import { useEffect } from 'react'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'

/** Areas that move money or fuel run no third-party analytics or chat. Sign-in has no shell and runs neither. */
const paymentAreas: ReadonlySet<AreaName> = new Set(['cash-in', 'buy-fuel', 'generate-fuel-codes'])

/** Reports page views to the analytics of the host and shows the chat of the host, except in payment areas. */
export function useAnalyticsAndChat(area: AreaName): void {
  const { analytics, chat } = usePortal()
  const isAllowed = !paymentAreas.has(area)
  useEffect(() => {
    if (isAllowed) analytics.track('page_viewed', { area })
  }, [analytics, area, isAllowed])
  useEffect(() => {
    if (!isAllowed) return undefined
    chat.show()
    return () => chat.hide()
  }, [chat, isAllowed])
}
