import { readAnnouncement, type InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { useCallback, useRef, useState } from 'react'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { VisuallyHidden } from '../../foundation/ui/layout.ts'
import { loadWithRetry } from '../../provider/loadWithRetry.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { useIdlePage } from './useIdlePage.ts'

const loadDialog = () => import('./AnnouncementDialog.tsx')

type AnnouncementPopup = Awaited<ReturnType<typeof loadDialog>>['AnnouncementDialog']

/** The maximum number of popups until the portal is reloaded. */
const maxPopups = 5

/** In the inbox the user sees the announcements. The other areas are one task that moves money, from its first value to its outcome. */
const areasWithoutPopups: ReadonlySet<AreaName> = new Set([
  'inbox',
  'cash-in',
  'buy-fuel',
  'generate-fuel-codes',
])

interface AnnouncementsProps {
  unread: readonly InboxMessage[]
  area: AreaName
}

/**
 * Shows unread announcements as popups: newest first, and only over an idle page. A closed one is followed by the next at once, so that
 * none interrupts a task that the user has begun meanwhile. The user can leave the rest for later. On the other pages they wait: they
 * stay unread, and the menu shows their number.
 */
export function Announcements({ unread, area }: AnnouncementsProps) {
  const navigation = useNavigation()
  const { send } = useWrite(readAnnouncement)
  const anchor = useRef<HTMLSpanElement>(null)
  const [finished, setFinished] = useState<readonly string[]>([])
  const [shown, setShown] = useState<InboxMessage>()
  const [isReadLater, setReadLater] = useState(false)
  const waiting = unread
    .filter(({ type, createdAt }) => type === 'announcement' && !finished.includes(createdAt))
    .slice(0, maxPopups - finished.length)
  const [next, following] = waiting
  const [Popup, setPopup] = useState<AnnouncementPopup>()
  // Without a Suspense boundary, which could show the popup some time later, over a dialog that the user has opened meanwhile.
  const prepare = useCallback(async () => {
    const { AnnouncementDialog } = await loadWithRetry(loadDialog)
    setPopup(() => AnnouncementDialog)
  }, [])
  const isAllowed = !areasWithoutPopups.has(area)
  const isIdle = useIdlePage(next !== undefined && !shown && isAllowed && !isReadLater, anchor, prepare)
  if (isIdle && next && !shown) setShown(next)

  const finish = ({ createdAt }: InboxMessage, then?: InboxMessage) => {
    setFinished((before) => [...before, createdAt])
    setShown(then)
  }
  const markRead = ({ createdAt }: InboxMessage) => {
    // If this call fails, the announcement stays unread and pops up again later.
    send({ createdAt }).catch(() => undefined)
  }
  return (
    <VisuallyHidden ref={anchor}>
      {shown && Popup && isAllowed && (
        <Popup
          key={shown.createdAt}
          message={shown}
          position={finished.length + 1}
          count={finished.length + waiting.length}
          onOpen={() => {
            // The inbox marks it as read.
            finish(shown)
            navigation.navigate({ area: 'inbox', search: { messageId: shown.messageId } })
          }}
          onReadLater={
            following &&
            (() => {
              finish(shown)
              setReadLater(true)
              markRead(shown)
            })
          }
          onClose={() => {
            finish(shown, following)
            markRead(shown)
          }}
        />
      )}
    </VisuallyHidden>
  )
}
