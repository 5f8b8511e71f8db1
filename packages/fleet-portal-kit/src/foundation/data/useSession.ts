import type { Session, SessionState } from 'api-client'
import { useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'

/** The session as it stands; a change in another tab arrives too. */
export function useSession(): SessionState {
  const { session } = usePortal().client
  return useSyncExternalStore(session.subscribe, session.read, session.read)
}

/** Whether a user is signed in; `unknown` until the page of an embedded widget has answered. */
export function useSessionStatus(): ReturnType<Session['status']> {
  const { session } = usePortal().client
  return useSyncExternalStore(session.subscribe, session.status, session.status)
}

/** The epoch of the session: content of an earlier one belongs to another user, or to no user. */
export function useSessionEpoch(): number {
  const { session } = usePortal().client
  return useSyncExternalStore(session.subscribe, session.epoch, session.epoch)
}
