import { readAnnouncement, readMessage, type InboxMessage } from 'api-client/contract/inbox'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useEmit } from '../../provider/widgetContext.ts'

export const isAnnouncement = ({ type }: InboxMessage): boolean => type === 'announcement'

/** Which messages are read: by what the server says, or opened just now. Opening one tells the server, once. */
export function useReading(open: InboxMessage | undefined) {
  const emit = useEmit()
  const announcement = useWrite(readAnnouncement)
  const plain = useWrite(readMessage)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const told = useRef(new Set<string>())
  const isUnread = useCallback(
    ({ readAt, createdAt }: InboxMessage) => !readAt && !opened.has(createdAt),
    [opened],
  )
  const tell = useRef((_: InboxMessage) => Promise.resolve<unknown>(undefined))
  useEffect(() => {
    tell.current = (message) => {
      const { createdAt } = message
      return isAnnouncement(message) ? announcement.send({ createdAt }) : plain.send({ createdAt })
    }
  })
  useEffect(() => {
    if (!open || open.readAt || told.current.has(open.createdAt)) return
    const { createdAt, messageId } = open
    told.current.add(createdAt)
    setOpened((before) => new Set([...before, createdAt]))
    emit('message.opened', { messageId })
    // What could not be told is told when it is opened again.
    tell.current(open).catch(() => told.current.delete(createdAt))
  }, [open, emit])
  return { isUnread }
}
