import { readAllAnnouncements, readMessage, type InboxMessage } from 'api-client/contract/inbox'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { isAnnouncement } from './useReading.ts'

/** Tells the server that everything is read: announcements with one call, other messages each. */
export function useMarkAll(): (unread: readonly InboxMessage[]) => Promise<void> {
  const emit = useEmit()
  const announcements = useWrite(readAllAnnouncements)
  const plain = useWrite(readMessage)
  return async (unread) => {
    await announcements.send({ platformType: 'plb', portalType: 'fleet' })
    for (const message of unread) {
      if (!isAnnouncement(message)) await plain.send({ createdAt: message.createdAt })
    }
    emit('messages.read', { count: unread.length })
  }
}
