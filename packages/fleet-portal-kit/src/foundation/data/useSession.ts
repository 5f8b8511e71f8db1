import type { SessionState } from 'api-client'
import { useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'

/** The session as it stands; a change in another tab arrives too. */
export function useSession(): SessionState {
  const { session } = usePortal().client
  return useSyncExternalStore(session.subscribe, session.read, session.read)
}
