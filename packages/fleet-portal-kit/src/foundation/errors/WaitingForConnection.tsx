import { editMessages } from '../../locales/en/edits.ts'
import { useMessages } from '../../provider/messages.ts'
import { useIsOffline } from '../data/useIsOffline.ts'
import { Banner } from '../ui/Banner.tsx'

/** Says, while something is being sent, that it waits for the connection. Nothing while there is one. */
export function WaitingForConnection() {
  const t = useMessages(editMessages)
  return useIsOffline() && <Banner tone="warning">{t.waitsForConnection}</Banner>
}
