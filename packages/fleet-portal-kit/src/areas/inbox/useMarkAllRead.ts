import { readAllAnnouncements, readMessage, type InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { isAnnouncement } from './useReadState.ts'

/** Marks all messages as read: all announcements with one call, every other message with its own call. */
export function useMarkAllRead(): (unread: readonly InboxMessage[]) => Promise<void> {
  const emit = useEmit()
  const announcements = useWrite(readAllAnnouncements)
  const otherMessages = useWrite(readMessage)
  return async (unread) => {
    await announcements.send({ platformType: 'plb', portalType: 'fleet' })
    for (const message of unread) {
      if (!isAnnouncement(message)) await otherMessages.send({ createdAt: message.createdAt })
    }
    emit('messages.read', { count: unread.length })
  }
}
