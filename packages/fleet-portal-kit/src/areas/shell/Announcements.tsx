import { readAnnouncement, type InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { Suspense, useRef, useState } from 'react'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { VisuallyHidden } from '../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { useIdlePage } from './useIdlePage.ts'

const loadDialog = () => import('./AnnouncementDialog.tsx')
const AnnouncementDialog = lazyWithRetry(loadDialog, 'AnnouncementDialog')

/** The maximum number of popups until the portal is reloaded. */
const maxPopups = 5

interface AnnouncementsProps {
  unread: readonly InboxMessage[]
  area: AreaName
}

/**
 * Shows unread announcements as popups: newest first, one at a time, and only over an idle page. In the inbox there are no
 * popups, because the user sees the announcements there.
 */
export function Announcements({ unread, area }: AnnouncementsProps) {
  const navigation = useNavigation()
  const { send } = useWrite(readAnnouncement)
  const anchor = useRef<HTMLSpanElement>(null)
  const [finished, setFinished] = useState<readonly string[]>([])
  const [shown, setShown] = useState<InboxMessage>()
  const waiting = unread
    .filter(({ type, createdAt }) => type === 'announcement' && !finished.includes(createdAt))
    .slice(0, maxPopups - finished.length)
  const [next] = waiting
  const isIdle = useIdlePage(next !== undefined && !shown && area !== 'inbox', anchor, loadDialog)
  if (isIdle && next && !shown) setShown(next)

  const finish = ({ createdAt }: InboxMessage) => {
    setFinished((before) => [...before, createdAt])
    setShown(undefined)
  }
  return (
    <VisuallyHidden ref={anchor}>
      {shown && (
        <Suspense>
          <AnnouncementDialog
            key={shown.createdAt}
            message={shown}
            position={finished.length + 1}
            count={finished.length + waiting.length}
            onOpen={() => {
              // The inbox marks it as read.
              finish(shown)
              navigation.navigate({ area: 'inbox', search: { messageId: shown.messageId } })
            }}
            onClose={() => {
              finish(shown)
              // If this call fails, the announcement stays unread and pops up again later.
              send({ createdAt: shown.createdAt }).catch(() => undefined)
            }}
          />
        </Suspense>
      )}
    </VisuallyHidden>
  )
}
