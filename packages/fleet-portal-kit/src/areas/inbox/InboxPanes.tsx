import type { InboxMessage } from 'api-client/contract/inbox'
import { Mail, MailQuestion } from 'lucide'
import { useEffect, useMemo, useRef } from 'react'
import { useCurrentMinute } from '../../foundation/data/useCurrentMinute.ts'
import { SearchBox } from '../../foundation/list/SearchBox.tsx'
import { VisuallyHidden } from '../../foundation/ui/layout.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { inboxMessages } from '../../locales/en/inbox.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { HtmlText } from '../../pieces/html/HtmlText.tsx'
import { useMessages } from '../../provider/messages.ts'
import { ListPane, Panes, ReaderPane, SearchLine } from './inboxLayout.ts'
import { MessageList } from './MessageList.tsx'
import { MessageReader } from './MessageReader.tsx'
import { isMatch, letterOf } from './messageText.ts'
import type { useInboxAddress } from './useInboxAddress.ts'

/** A search looks once nothing was typed for so long, in milliseconds. */
const pause = 1000
const asTyped = (text: string) => text

interface InboxPanesProps {
  fleetId: string
  messages: readonly InboxMessage[]
  address: ReturnType<typeof useInboxAddress>
  isUnread: (message: InboxMessage) => boolean
}

/** The list with its search, and beside it the message that is open. */
export function InboxPanes({ fleetId, messages, address, isUnread }: InboxPanesProps) {
  const t = useMessages(inboxMessages)
  const ui = useMessages(uiMessages)
  const now = useCurrentMinute()
  const { openId, sought, open, close, search } = address
  const letters = useMemo(() => messages.map(letterOf), [messages])
  const found = useMemo(() => letters.filter((letter) => isMatch(letter, sought)), [letters, sought])
  const shown = letters.find(({ message }) => message.messageId === openId)

  const panes = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<string>(undefined)
  useEffect(() => {
    const from = before.current
    before.current = openId
    if (from === openId) return
    // Where nothing has the focus any more (a popup led here, or the list makes way for the reader) it goes along.
    const page = panes.current?.getRootNode() as Document | ShadowRoot | undefined
    const isLost = !page?.activeElement || page.activeElement === document.body
    const items = panes.current?.querySelectorAll<HTMLElement>('[data-message]') ?? []
    const item = [...items].find(({ dataset }) => dataset['message'] === (openId ?? from))
    const isCovered = item && getComputedStyle(item).visibility === 'hidden'
    if (openId && (isLost || isCovered)) heading.current?.focus({ preventScroll: true })
    else if (!openId && isLost) item?.focus()
  }, [openId])

  const listed = () => {
    if (messages.length === 0) return <StateView tone="empty" title={t.empty} detail={t.emptyDetail} />
    if (found.length > 0) {
      return (
        <MessageList
          fleetId={fleetId}
          letters={found}
          openId={openId}
          sought={sought}
          now={now}
          isUnread={isUnread}
          onOpen={open}
        />
      )
    }
    const action = { label: ui.clearSearch, run: () => search('') }
    return <StateView tone="empty" title={ui.noResult} action={action} />
  }
  const reader = () => {
    if (shown) {
      return (
        <ContentBoundary key={openId} content={shown} fallback={<HtmlText html={shown.html} />}>
          <MessageReader {...{ letter: shown, sought, now, heading, onBack: close }} />
        </ContentBoundary>
      )
    }
    if (openId) {
      const action = { label: t.back, run: close }
      return (
        <StateView tone="empty" icon={MailQuestion} title={t.gone} detail={t.goneDetail} action={action} />
      )
    }
    if (messages.length === 0) return null
    return <StateView tone="empty" icon={Mail} title={t.choose} detail={t.chooseDetail} />
  }
  return (
    <Panes ref={panes}>
      <ListPane $gap={0} data-covered={openId ? '' : undefined}>
        {messages.length > 0 && (
          <SearchLine>
            <SearchBox value={sought} hint={t.search} onSearch={search} clean={asTyped} debounce={pause} />
          </SearchLine>
        )}
        <VisuallyHidden role="status">{sought && t.found(found.length)}</VisuallyHidden>
        {listed()}
      </ListPane>
      <ReaderPane data-empty={openId ? undefined : ''}>{reader()}</ReaderPane>
    </Panes>
  )
}
