import { useEffect, useSyncExternalStore } from 'react'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'

/** Whether a realtime message arrived after the user last opened the downloads. */
export function useHasNewDownloads(area: AreaName): boolean {
  const { realtime } = usePortal()
  const hasNews = useSyncExternalStore(realtime.subscribe, realtime.hasNews, realtime.hasNews)
  const isOnDownloads = area === 'downloads'
  useEffect(() => {
    if (hasNews && isOnDownloads) realtime.clearNews()
  }, [hasNews, isOnDownloads, realtime])
  return hasNews && !isOnDownloads
}
