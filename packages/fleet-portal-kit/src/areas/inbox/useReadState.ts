import { readAnnouncement, readMessage, type InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useEmit } from '../../provider/widgetContext.ts'

export const isAnnouncement = ({ type }: InboxMessage): boolean => type === 'announcement'

/** The read state of messages: read on the server, or opened in this page. Marks an opened message as read once. */
export function useReadState(open: InboxMessage | undefined) {
  const emit = useEmit()
  const announcement = useWrite(readAnnouncement)
  const otherMessage = useWrite(readMessage)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const reported = useRef(new Set<string>())
  const isUnread = useCallback(
    ({ readAt, createdAt }: InboxMessage) => !readAt && !opened.has(createdAt),
    [opened],
  )
  const markAsRead = useRef((_: InboxMessage) => Promise.resolve<unknown>(undefined))
  useEffect(() => {
    markAsRead.current = (message) => {
      const { createdAt } = message
      return isAnnouncement(message) ? announcement.send({ createdAt }) : otherMessage.send({ createdAt })
    }
  })
  useEffect(() => {
    if (!open || open.readAt || reported.current.has(open.createdAt)) return
    const { createdAt, messageId } = open
    reported.current.add(createdAt)
    setOpened((before) => new Set([...before, createdAt]))
    emit('message.opened', { messageId })
    // If the call fails, it is sent again when the message is opened again.
    markAsRead.current(open).catch(() => reported.current.delete(createdAt))
  }, [open, emit])
  return { isUnread }
}
