import { readAnnouncement, type InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { useCallback, useRef, useState } from 'react'
import { useUserKey } from '../../foundation/data/useSession.ts'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { VisuallyHidden } from '../../foundation/ui/layout.ts'
import { loadWithRetry } from '../../provider/loadWithRetry.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { focusHeading } from './focusHeading.ts'
import { useIdlePage } from './useIdlePage.ts'

const loadPopup = () => import('./AnnouncementPopup.tsx')
const loadSanitizer = () => import('../../pieces/html/SanitizedHtml.tsx')

type AnnouncementPopup = Awaited<ReturnType<typeof loadPopup>>['AnnouncementPopup']

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

const storedIds = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/**
 * Shows unread announcements one at a time beside the page: newest first, and first on an idle page. Each is a line with a title that
 * the user can open. The user who reads one can go to the next. Closing one, or opening the inbox, leaves the rest for later: they stay unread, and do not
 * pop up again until the user signs in again. On pages without popups they wait, and the menu shows their number.
 */
export function Announcements({ unread, area }: AnnouncementsProps) {
  const navigation = useNavigation()
  const { send } = useWrite(readAnnouncement)
  const anchor = useRef<HTMLSpanElement>(null)
  const [finished, setFinished] = useState<readonly string[]>([])
  const [shown, setShown] = useState<InboxMessage>()
  const [hadFocus, setHadFocus] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { draftStore } = usePortal()
  const laterKey = useUserKey('announcements-later')
  const [later, setLater] = useState(() => storedIds(draftStore.readStored(laterKey)?.value))
  const waiting = unread
    .filter(
      ({ type, createdAt }) =>
        type === 'announcement' && !finished.includes(createdAt) && !later.includes(createdAt),
    )
    .slice(0, maxPopups - finished.length)
  const [next, following] = waiting
  const [Popup, setPopup] = useState<AnnouncementPopup>()
  // Without a Suspense boundary, which could show the popup some time later, over a dialog that the user has opened meanwhile.
  const prepare = useCallback(async () => {
    const [{ AnnouncementPopup }] = await Promise.all([
      loadWithRetry(loadPopup),
      // Without it the popup shows the plain text.
      loadSanitizer().catch(() => undefined),
    ])
    setPopup(() => AnnouncementPopup)
  }, [])
  const isAllowed = !areasWithoutPopups.has(area)
  const isIdle = useIdlePage(next !== undefined && !shown && isAllowed, anchor, prepare)
  if (isIdle && next && !shown) setShown(next)

  const finish = ({ createdAt }: InboxMessage, then?: InboxMessage) => {
    const root = anchor.current?.getRootNode() as Document | ShadowRoot | undefined
    const hasFocus = Boolean(root?.activeElement?.closest('.fpk-announcement'))
    setFinished((before) => [...before, createdAt])
    setHadFocus(hasFocus)
    setShown(then)
    if (hasFocus && !then) focusHeading(root?.querySelector('main'))
  }
  const markRead = ({ createdAt }: InboxMessage) => {
    // If this call fails, the announcement stays unread and pops up again later.
    send({ createdAt }).catch(() => undefined)
  }
  const leaveForLater = () => {
    const left = unread.map(({ createdAt }) => createdAt)
    draftStore.store(laterKey, left)
    setLater(left)
  }
  return (
    <VisuallyHidden ref={anchor}>
      {shown && Popup && isAllowed && (
        <Popup
          key={shown.createdAt}
          message={shown}
          position={finished.length + 1}
          count={finished.length + waiting.length}
          takesFocus={hadFocus}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onOpenInbox={() => {
            // The inbox marks it as read, and lists the rest.
            leaveForLater()
            finish(shown)
            navigation.navigate({ area: 'inbox', search: { messageId: shown.messageId } })
          }}
          onNext={
            following &&
            (() => {
              finish(shown, following)
              markRead(shown)
            })
          }
          onClose={() => {
            if (following) leaveForLater()
            finish(shown)
            markRead(shown)
          }}
        />
      )}
    </VisuallyHidden>
  )
}
