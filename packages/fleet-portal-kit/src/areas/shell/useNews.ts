import { useEffect, useSyncExternalStore } from 'react'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'

/** Whether a message came that the person has not seen; opening the downloads is seeing it. */
export function useNews(area: AreaName): boolean {
  const { realtime } = usePortal()
  const hasNews = useSyncExternalStore(realtime.subscribe, realtime.hasNews, realtime.hasNews)
  const isSeen = area === 'downloads'
  useEffect(() => {
    if (hasNews && isSeen) realtime.clearNews()
  }, [hasNews, isSeen, realtime])
  return hasNews && !isSeen
}
