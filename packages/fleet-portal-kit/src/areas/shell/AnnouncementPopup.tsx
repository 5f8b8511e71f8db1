import type { InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { Megaphone, X } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { Button, IconButton } from '../../foundation/ui/Button.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Box, HStack, InlineText, reset } from '../../foundation/ui/layout.ts'
import { shellMessages } from '../../locales/en/shell.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { firstNonEmptyHtml } from '../../pieces/html/textOf.ts'
import { SafeHtml } from '../../pieces/html/SafeHtml.tsx'
import { radius, space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useAnnounce, useWidget } from '../../provider/widgetContext.ts'
import { menuWidth, useIsCompact } from './frameSize.ts'

/**
 * Below dialogs and toasts. In the wide frame it is the end of the side menu, and covers nothing of the page until it is opened. In the
 * compact frame it is a line at the lower edge, which makes room for a form that is edited and for selected rows.
 */
const Frame = styled.section`
  ${reset}
  position: fixed;
  z-index: 40;
  left: ${space(3)};
  bottom: ${space(3)};
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  width: min(400px, calc(100vw - ${space(6)}));
  max-height: min(440px, 60dvh);
  padding: ${space(1.5)} ${space(2)} ${space(1.5)} ${space(4)};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  border: 1px solid ${token('color-border')};
  border-radius: ${radius(1.5)};
  box-shadow: ${token('shadow-overlay')};
  &[data-frame='compact'] {
    left: auto;
    right: ${space(3)};
    bottom: calc(${space(3)} + env(safe-area-inset-bottom));
    max-height: 45dvh;
    *:has(form[data-unsaved], .fpk-selection, .fpk-main-action) ~ * & {
      display: none;
    }
  }
  &[data-frame='menu'] {
    left: 0;
    bottom: 0;
    width: ${menuWidth}px;
    padding: ${space(2.5)} ${space(3)} ${space(1)} ${space(5)};
    border-width: 1px 1px 0 0;
    border-radius: 0;
    box-shadow: none;
  }
  @media print {
    display: none;
  }
`

/** In the side menu, the buttons are below the title. */
const Line = styled(Box)`
  display: grid;
  grid-template: 'icon title read close' auto 'icon detail read close' auto / auto minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: ${space(2)};
  line-height: 18px;
  & > :first-child {
    grid-area: icon;
  }
  & > [data-part='detail'] {
    grid-area: detail;
    font-size: ${token('text-label')};
    white-space: nowrap;
  }
  & > :nth-last-child(2) {
    grid-area: read;
  }
  & > :last-child {
    grid-area: close;
  }
  [data-frame='menu'] > & {
    grid-template-areas: 'icon title title title' 'detail detail read close';
    column-gap: ${space(1.5)};
    & > :first-child {
      align-self: start;
    }
  }
`

const Title = styled(InlineText)`
  grid-area: title;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-open] & {
    white-space: normal;
  }
  [data-frame='menu'] & {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
`

const Content = styled(Box)`
  min-height: 0;
  padding-right: ${space(2)};
  overflow: auto;
  overflow-wrap: break-word;
`

const Actions = styled(HStack)`
  padding: 0 ${space(2)} ${space(1.5)} 0;
`

interface AnnouncementPopupProps {
  message: InboxMessage
  /** The position of the announcement among the announcements to show, from 1. */
  position: number
  count: number
  /** The user has closed the announcement before this one by keyboard, so the focus continues here. */
  takesFocus: boolean
  /** Whether the text is shown. Otherwise only the title is. */
  isOpen: boolean
  onToggle: () => void
  onOpenInbox: () => void
  /** Shows the next announcement. Undefined for the last one. */
  onNext: (() => void) | undefined
  onClose: () => void
}

/** An announcement beside the page: its title, and its text when the user opens it. It takes no focus. */
export function AnnouncementPopup(props: AnnouncementPopupProps) {
  const { message, position, count, takesFocus, isOpen, onToggle, onOpenInbox, onNext, onClose } = props
  const t = useMessages(shellMessages)
  const ui = useMessages(uiMessages)
  const { overlays } = useWidget()
  const announce = useAnnounce()
  const titleId = useId()
  const isCompact = useIsCompact()
  const wideFrame = isOpen ? 'wide' : 'menu'
  const readButton = useRef<HTMLButtonElement>(null)
  const { modalTitle, modalContent, subject, contentPreview, content } = message.announcement ?? {}
  const title = modalTitle || subject || t.announcement
  useEffect(() => {
    if (takesFocus) readButton.current?.focus()
    else announce(`${t.announcement}: ${title}`)
    // Once for each announcement.
    // oxlint-disable-next-line exhaustive-deps
  }, [])
  if (!overlays) return null
  return createPortal(
    <Frame
      className="fpk-announcement"
      aria-labelledby={titleId}
      data-open={isOpen ? '' : undefined}
      data-frame={isCompact ? 'compact' : wideFrame}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        if (isOpen) onToggle()
        else onClose()
      }}
    >
      <Line>
        <Icon of={Megaphone} />
        <Title id={titleId} $strong>
          {title}
        </Title>
        {count > 1 && (
          <InlineText data-part="detail" $muted>
            {t.announcementOf(position, count)}
          </InlineText>
        )}
        <Button ref={readButton} variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? t.announcementFold : t.announcementRead}
        </Button>
        <IconButton icon={X} label={onNext ? t.readRestLater : ui.close} onClick={onClose} />
      </Line>
      {isOpen && (
        <>
          {/* Browsers scroll it by keyboard while it has the focus. */}
          <Content tabIndex={0}>
            <SafeHtml html={firstNonEmptyHtml(modalContent, contentPreview, content)} />
          </Content>
          <Actions $wrap $justify="end">
            {onNext && <Button onClick={onNext}>{t.announcementNext}</Button>}
            <Button onClick={onOpenInbox}>{t.openInInbox}</Button>
          </Actions>
        </>
      )}
    </Frame>,
    overlays,
  )
}
