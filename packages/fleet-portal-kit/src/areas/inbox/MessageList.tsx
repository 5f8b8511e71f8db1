import type { InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../../foundation/overlay/Tooltip.tsx'
import { focusRing, InlineText, HStack, reset } from '../../foundation/ui/layout.ts'
import { inboxMessages } from '../../locales/en/inbox.ts'
import { Marked } from '../../pieces/html/Marked.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useFormats, useRelativeFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { excerptOf, type MessageTexts } from './messageText.ts'

const List = styled.ul`
  ${reset}
  position: relative;
  display: block;
  flex: 1;
  min-height: 0;
  overflow: auto;
  & > li {
    ${reset}
    display: block;
    border-top: 1px solid ${token('color-border')};
  }
`

// One styled element with plain ones inside: there may be many messages.
const Item = styled.button`
  ${reset}
  display: block;
  position: relative;
  width: 100%;
  padding: ${space(3)} ${space(4)} ${space(3)} ${space(8)};
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: ${token('color-sunken')};
  }
  &[aria-current='true'] {
    background: ${token('color-accent-soft')};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &[data-unread]::before {
    content: '';
    position: absolute;
    top: 19px;
    left: ${space(3.5)};
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${token('color-accent')};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
  & > [data-part='subject'],
  & > [data-part='preview'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  &[data-unread] > [data-part='subject'] {
    font-weight: ${token('weight-title')};
  }
  & > [data-part='preview'] {
    font-size: ${token('text-table')};
    color: ${token('color-muted')};
  }
`

const Timestamp = styled(HStack)`
  margin-top: ${space(0.5)};
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

interface MessageListProps {
  fleetId: string
  messages: readonly MessageTexts[]
  /** The ID of the open message. */
  openId: string | undefined
  searchText: string
  now: number
  isUnread: (message: InboxMessage) => boolean
  onOpen: (messageId: string) => void
}

/** The messages, newest first. Stores its scroll position for the next visit. */
export function MessageList({
  fleetId,
  messages,
  openId,
  searchText,
  now,
  isUnread,
  onOpen,
}: MessageListProps) {
  const t = useMessages(inboxMessages)
  const { formatInstant } = useFormats()
  const { formatAgo } = useRelativeFormats()
  const { draftStore } = usePortal()
  const list = useRef<HTMLUListElement>(null)
  const key = `inbox-place:${fleetId}`
  useLayoutEffect(() => {
    const top = draftStore.read<number>(key)
    if (!list.current) return
    if (top !== undefined) list.current.scrollTop = top
    else if (getComputedStyle(list.current).visibility !== 'hidden')
      list.current.querySelector('[aria-current="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [draftStore, key])
  return (
    <List
      ref={list}
      aria-label={t.messages}
      className="fpk-messages"
      onScroll={({ currentTarget }) => draftStore.writeSilently(key, currentTarget.scrollTop)}
    >
      {messages.map((texts) => {
        const { messageId, createdAt } = texts.message
        const unread = isUnread(texts.message)
        return (
          <li key={messageId}>
            <Item
              type="button"
              data-message={messageId}
              data-unread={unread ? '' : undefined}
              aria-current={messageId === openId ? 'true' : undefined}
              onClick={() => onOpen(messageId)}
            >
              <InlineText data-part="subject">
                <Marked text={texts.subject || t.untitled} searchText={searchText} />
              </InlineText>
              <InlineText data-part="preview">
                <Marked text={excerptOf(texts, searchText)} searchText={searchText} />
              </InlineText>
              <Timestamp as="span" $gap={2}>
                {unread && <InlineText $strong>{t.unread}</InlineText>}
                <Tooltip text={formatInstant(createdAt)}>
                  <time dateTime={createdAt}>{formatAgo(createdAt, t.justNow, now)}</time>
                </Tooltip>
              </Timestamp>
            </Item>
          </li>
        )
      })}
    </List>
  )
}
