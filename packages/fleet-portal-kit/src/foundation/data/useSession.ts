import type { Session, SessionState } from 'fleet-portal-api-client'
import { useSyncExternalStore } from 'react'
import { usePortal } from '../../provider/portal.ts'

/** The current session. Follows changes from other tabs. */
export function useSession(): SessionState {
  const { session } = usePortal().client
  return useSyncExternalStore(session.subscribe, session.read, session.read)
}

/** The key of a stored setting of a user on this device. */
export const userKey = (name: string, userId = ''): string => `${name}:${userId}`

/** The key of a stored setting of the signed-in user on this device. */
export function useUserKey(name: string): string {
  return userKey(name, useSession().userDetails?.userId)
}

/** Whether a user is signed in. `unknown` until the first `getSession` call has resolved. */
export function useSessionStatus(): ReturnType<Session['status']> {
  const { session } = usePortal().client
  return useSyncExternalStore(session.subscribe, session.status, session.status)
}

/** The epoch of the session. Content of an earlier epoch belongs to another user, or to no user. */
export function useSessionEpoch(): number {
  const { session } = usePortal().client
  return useSyncExternalStore(session.subscribe, session.epoch, session.epoch)
}
