import { editMessages } from '../../locales/en/edits.ts'
import { useMessages } from '../../provider/messages.ts'
import { useIsDown } from '../data/useIsDown.ts'
import { Banner } from '../ui/Banner.tsx'

/** Says, while something is being sent, that it waits for the connection. Nothing while there is one. */
export function WaitsForConnection() {
  const t = useMessages(editMessages)
  return useIsDown() && <Banner tone="warning">{t.waitsForConnection}</Banner>
}
