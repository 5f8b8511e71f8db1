import { editMessages } from '../../locales/en/edits.ts'
import { useMessages } from '../../provider/messages.ts'
import { lateAfter } from '../data/lateAfter.ts'
import { useIsDelayed } from '../data/useIsDelayed.ts'
import { useIsOffline } from '../data/useIsOffline.ts'
import { Banner } from '../ui/Banner.tsx'

interface SendingBannerProps {
  /** Whether the user sees the progress of the call. Then nothing says that it takes long. */
  hasProgress?: boolean
}

/** Shown while a call is being sent: a banner that says that the call waits for the connection, or that it takes longer than usual. */
export function SendingBanner({ hasProgress = false }: SendingBannerProps) {
  const t = useMessages(editMessages)
  const isOffline = useIsOffline()
  const isDelayed = useIsDelayed(!isOffline && !hasProgress, lateAfter)
  if (isOffline) return <Banner tone="warning">{t.waitsForConnection}</Banner>
  return isDelayed && <Banner tone="info">{t.takesLong}</Banner>
}
