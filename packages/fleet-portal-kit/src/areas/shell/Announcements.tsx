import { readAnnouncement, type InboxMessage } from 'api-client/contract/inbox'
import { Suspense, useRef, useState } from 'react'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { VisuallyHidden } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { useIdlePage } from './useIdlePage.ts'

const AnnouncementDialog = lazyWithRetry(() => import('./AnnouncementDialog.tsx'), 'AnnouncementDialog')

/** The most that pop up while the portal stays open. */
const most = 5

interface AnnouncementsProps {
  unread: readonly InboxMessage[]
  area: AreaName
}

/**
 * Unread announcements pop up, newest first, one after the other and each only over a page at rest. In the inbox they
 * are in sight anyway.
 */
export function Announcements({ unread, area }: AnnouncementsProps) {
  const navigation = useNavigation()
  const { send } = useWrite(readAnnouncement)
  const place = useRef<HTMLSpanElement>(null)
  const [done, setDone] = useState<readonly string[]>([])
  const [shown, setShown] = useState<InboxMessage>()
  const waiting = unread
    .filter(({ type, createdAt }) => type === 'announcement' && !done.includes(createdAt))
    .slice(0, most - done.length)
  const [next] = waiting
  const isIdle = useIdlePage(next !== undefined && !shown && area !== 'inbox', place)
  if (isIdle && next && !shown) setShown(next)

  const finish = ({ createdAt }: InboxMessage) => {
    setDone((before) => [...before, createdAt])
    setShown(undefined)
  }
  return (
    <VisuallyHidden ref={place}>
      {shown && (
        <Suspense>
          <AnnouncementDialog
            key={shown.createdAt}
            message={shown}
            place={done.length + 1}
            count={done.length + waiting.length}
            onOpen={() => {
              // The inbox tells the server that it is read.
              finish(shown)
              navigation.navigate({ area: 'inbox', search: { messageId: shown.messageId } })
            }}
            onClose={() => {
              finish(shown)
              // Where this cannot be told now, it is still unread, and pops up another day.
              send({ createdAt: shown.createdAt }).catch(() => undefined)
            }}
          />
        </Suspense>
      )}
    </VisuallyHidden>
  )
}
