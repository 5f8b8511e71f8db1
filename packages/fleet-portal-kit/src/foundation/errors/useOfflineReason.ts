import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useIsOffline } from '../data/useIsOffline.ts'

/** Why a call with an effect cannot be sent now: the server cannot be reached. Undefined while it can. */
export function useOfflineReason(): string | undefined {
  const t = useMessages(uiMessages)
  return useIsOffline() ? t.needsConnection : undefined
}
