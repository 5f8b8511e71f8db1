import { editMessages } from '../../locales/en/edits.ts'
import { useMessages } from '../../provider/messages.ts'
import { useIsOffline } from '../data/useIsOffline.ts'

/** Why a call with an effect cannot be sent now: the server cannot be reached. Undefined while it can. */
export function useOfflineReason(): string | undefined {
  const t = useMessages(editMessages)
  return useIsOffline() ? t.needsConnection : undefined
}
