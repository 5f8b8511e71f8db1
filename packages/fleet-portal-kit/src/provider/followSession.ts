import type { QueryClient } from '@tanstack/react-query'
import type { Session, SessionEnd } from 'api-client'
import { getCurrentUser } from 'api-client/contract/session'
import type { DraftStore } from './draftStore.ts'

interface FollowOptions {
  session: Session
  queryClient: QueryClient
  work: DraftStore
  /** Called after an active session has ended or passed to another user. */
  onEnd: (end: SessionEnd) => void
}

/**
 * Keeps what one user read and typed from the next one. When the session ends or passes to another user, the cache goes
 * at once. Unsent work waits for the same user; signing out and another user remove it. Returns how to stop.
 */
export function followSession({ session, queryClient, work, onEnd }: FollowOptions): () => void {
  let epoch = session.epoch()
  let before = session.read()
  return session.subscribe(() => {
    const { userDetails, lastUserId } = session.read()
    const described = before.userDetails
    const wasActive = before.accessToken !== undefined
    const user = before.userDetails?.userId ?? before.lastUserId
    const waitsFor = userDetails?.userId ?? lastUserId
    const isOtherUser = user !== undefined && waitsFor !== user
    const isOtherEpoch = session.epoch() !== epoch
    epoch = session.epoch()
    before = session.read()
    if (isOtherEpoch) queryClient.clear()
    if (isOtherEpoch || isOtherUser) work.end({ userId: user, isForGood: isOtherUser })
    // The user who was read to sign in need not be read again for the page that follows.
    if (userDetails && userDetails !== described)
      queryClient.setQueryData([getCurrentUser.name, {}], userDetails)
    if (isOtherEpoch && wasActive) onEnd(session.lastEnd() ?? { reason: 'user-changed' })
  })
}
