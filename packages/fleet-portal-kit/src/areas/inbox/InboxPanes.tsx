import type { InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { Check, Mail, MailQuestion } from 'lucide'
import { useEffect, useMemo, useRef } from 'react'
import { useCurrentMinute } from '../../foundation/data/useCurrentMinute.ts'
import { SearchBox } from '../../foundation/list/SearchBox.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VisuallyHidden } from '../../foundation/ui/layout.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { inboxMessages } from '../../locales/en/inbox.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { HtmlText } from '../../pieces/html/HtmlText.tsx'
import { useMessages } from '../../provider/messages.ts'
import { ListPane, Panes, ReaderPane, SearchBar } from './inboxLayout.ts'
import { MessageList } from './MessageList.tsx'
import { MessageReader } from './MessageReader.tsx'
import { isMatch, messageTextsOf } from './messageText.ts'
import type { useInboxUrl } from './useInboxUrl.ts'

/** The pause after the last key press before the search runs, in milliseconds. */
const searchDelay = 1000
const asTyped = (text: string) => text

interface InboxPanesProps {
  fleetId: string
  messages: readonly InboxMessage[]
  url: ReturnType<typeof useInboxUrl>
  isUnread: (message: InboxMessage) => boolean
  unreadCount: number
}

/** The list with its search, and the open message beside it. */
export function InboxPanes({ fleetId, messages, url, isUnread, unreadCount }: InboxPanesProps) {
  const t = useMessages(inboxMessages)
  const ui = useMessages(uiMessages)
  const now = useCurrentMinute()
  const { openId, searchText, isUnreadOnly, open, close, search, showUnreadOnly } = url
  const texts = useMemo(() => messages.map(messageTextsOf), [messages])
  const found = useMemo(() => texts.filter((one) => isMatch(one, searchText)), [texts, searchText])
  // The open message was just read. It stays until another one is opened, so that the list does not move under the hand.
  const listed = found.filter(
    ({ message }) => !isUnreadOnly || isUnread(message) || message.messageId === openId,
  )
  const position = listed.findIndex(({ message }) => message.messageId === openId)
  const idAt = (index: number) => (position < 0 ? undefined : listed[index]?.message.messageId)
  const shown = texts.find(({ message }) => message.messageId === openId)

  const panes = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const previousId = useRef<string>(undefined)
  useEffect(() => {
    const closedId = previousId.current
    previousId.current = openId
    if (closedId === openId) return
    // If no element has the focus (after a popup, or because the reader covers the list), moves the focus to the new pane.
    const root = panes.current?.getRootNode() as Document | ShadowRoot | undefined
    const isFocusLost = !root?.activeElement || root.activeElement === document.body
    const items = panes.current?.querySelectorAll<HTMLElement>('[data-message]') ?? []
    const item = [...items].find(({ dataset }) => dataset['message'] === (openId ?? closedId))
    const isCovered = item && getComputedStyle(item).visibility === 'hidden'
    if (openId && isCovered) heading.current?.scrollIntoView?.({ block: 'nearest' })
    if (openId && (isFocusLost || isCovered)) heading.current?.focus({ preventScroll: true })
    else if (!openId && isFocusLost) item?.focus()
  }, [openId])

  const list = () => {
    if (messages.length === 0) return <StateView tone="empty" title={t.empty} detail={t.emptyDetail} />
    if (listed.length > 0) {
      return (
        <MessageList
          fleetId={fleetId}
          messages={listed}
          openId={openId}
          searchText={searchText}
          now={now}
          isUnread={isUnread}
          onOpen={open}
        />
      )
    }
    if (found.length > 0) {
      const showAll = { label: t.showAll, run: () => showUnreadOnly(false) }
      return <StateView tone="empty" title={t.allRead} action={showAll} />
    }
    const action = { label: ui.clearSearch, run: () => search('') }
    return <StateView tone="empty" title={ui.noResult} action={action} />
  }
  const reader = () => {
    if (shown) {
      return (
        <ContentBoundary key={openId} content={shown} fallback={<HtmlText html={shown.html} />}>
          <MessageReader
            {...{ texts: shown, searchText, now, heading, onBack: close }}
            newer={idAt(position - 1)}
            older={idAt(position + 1)}
            onOpen={open}
          />
        </ContentBoundary>
      )
    }
    if (openId) {
      const action = { label: t.back, run: close }
      return (
        <StateView tone="empty" icon={MailQuestion} title={t.gone} detail={t.goneDetail} action={action} />
      )
    }
    return <StateView tone="empty" icon={Mail} title={t.choose} detail={t.chooseDetail} />
  }
  return (
    <Panes ref={panes}>
      <ListPane $gap={0} data-covered={openId ? '' : undefined}>
        {messages.length > 0 && (
          <SearchBar className="fpk-screen-only">
            <SearchBox
              value={searchText}
              hint={t.search}
              onSearch={search}
              clean={asTyped}
              debounce={searchDelay}
            />
            <Button
              aria-pressed={isUnreadOnly}
              {...(isUnreadOnly && { icon: Check })}
              onClick={() => showUnreadOnly(!isUnreadOnly)}
            >
              {unreadCount > 0 ? t.unreadCount(unreadCount) : t.unread}
            </Button>
          </SearchBar>
        )}
        <VisuallyHidden role="status">
          {(searchText || isUnreadOnly) && t.found(listed.length)}
        </VisuallyHidden>
        {list()}
      </ListPane>
      {(openId || messages.length > 0) && (
        <ReaderPane data-empty={openId ? undefined : ''}>{reader()}</ReaderPane>
      )}
    </Panes>
  )
}
