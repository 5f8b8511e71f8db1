import type { QueryClient } from '@tanstack/react-query'
import type { Session, SessionEnd } from 'fleet-portal-api-client'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import type { DraftStore } from './draftStore.ts'

interface FollowOptions {
  session: Session
  queryClient: QueryClient
  draftStore: DraftStore
  /** Called after an active session has ended or passed to another user. */
  onEnd: (end: SessionEnd) => void
}

/**
 * Hides the data and drafts of one user from the next one. When the session ends or passes to another user, the cache is
 * cleared at once. Drafts stay for the same user; sign-out and another user remove them. Returns a function that stops it.
 */
export function followSession({ session, queryClient, draftStore, onEnd }: FollowOptions): () => void {
  let epoch = session.epoch()
  let previous = session.read()
  return session.subscribe(() => {
    const { userDetails, lastUserId } = session.read()
    const previousDetails = previous.userDetails
    const wasActive = previous.accessToken !== undefined
    const previousUserId = previousDetails?.userId ?? previous.lastUserId
    const userId = userDetails?.userId ?? lastUserId
    const isOtherUser = previousUserId !== undefined && userId !== previousUserId
    const isOtherEpoch = session.epoch() !== epoch
    epoch = session.epoch()
    previous = session.read()
    if (isOtherEpoch) queryClient.clear()
    if (isOtherEpoch || isOtherUser)
      draftStore.endSession({ userId: previousUserId, removeStored: isOtherUser })
    // Sign-in has read the user already, so the next page does not read it again.
    if (userDetails && userDetails !== previousDetails)
      queryClient.setQueryData([getCurrentUser.name, {}], userDetails)
    if (isOtherEpoch && wasActive) onEnd(session.lastEnd() ?? { reason: 'user-changed' })
  })
}
