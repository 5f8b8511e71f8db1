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

/** A line in the corner of the window, below dialogs and toasts. It makes room for a form that is edited and for selected rows. */
const Frame = styled.section`
  ${reset}
  position: fixed;
  z-index: 40;
  right: ${space(6)};
  bottom: ${space(6)};
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
  @media (max-width: 640px) {
    right: ${space(3)};
    bottom: calc(${space(3)} + env(safe-area-inset-bottom));
    max-height: 45dvh;
  }
  *:has(form[data-unsaved], .fpk-selection, .fpk-main-action) ~ * & {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Title = styled(Box)`
  flex: 1;
  min-width: 0;
  line-height: 18px;
  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-open] & > * {
    white-space: normal;
  }
  & > [data-part='detail'] {
    font-size: ${token('text-label')};
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
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <HStack $gap={2}>
        <Icon of={Megaphone} />
        <Title>
          <InlineText id={titleId} $strong>
            {title}
          </InlineText>
          {count > 1 && (
            <InlineText data-part="detail" $muted>
              {t.announcementOf(position, count)}
            </InlineText>
          )}
        </Title>
        <Button ref={readButton} variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? t.announcementFold : t.announcementRead}
        </Button>
        <IconButton icon={X} label={onNext ? t.readRestLater : ui.close} onClick={onClose} />
      </HStack>
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
