import { editMessages } from '../../locales/en/edits.ts'
import { useMessages } from '../../provider/messages.ts'
import { useIsOffline } from '../data/useIsOffline.ts'
import { Banner } from '../ui/Banner.tsx'

/** Shown while a call is being sent: a banner that says that the call waits for the connection. Renders nothing while online. */
export function WaitingForConnection() {
  const t = useMessages(editMessages)
  return useIsOffline() && <Banner tone="warning">{t.waitsForConnection}</Banner>
}
