import { editMessages } from '../../locales/en/edits.ts'
import { useMessages } from '../../provider/messages.ts'
import { lateAfter } from '../data/lateAfter.ts'
import { useIsDelayed } from '../data/useIsDelayed.ts'
import { useIsOffline } from '../data/useIsOffline.ts'
import { Banner } from '../ui/Banner.tsx'

interface SendingBannerProps {
  /** Whether the user sees the progress of many calls, so that no single one is late. */
  isLong?: boolean
}

/** Shown while a call is being sent: a banner that says that the call waits for the connection, or that it takes longer than usual. */
export function SendingBanner({ isLong = false }: SendingBannerProps) {
  const t = useMessages(editMessages)
  const isOffline = useIsOffline()
  const isDelayed = useIsDelayed(!isOffline && !isLong, lateAfter)
  if (isOffline) return <Banner tone="warning">{t.waitsForConnection}</Banner>
  return isDelayed && <Banner tone="info">{t.takesLong}</Banner>
}
