import type { InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { X } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { Button, IconButton } from '../../foundation/ui/Button.tsx'
import { Box, HStack, InlineText, reset, Subtitle } from '../../foundation/ui/layout.ts'
import { shellMessages } from '../../locales/en/shell.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { firstNonEmptyHtml } from '../../pieces/html/textOf.ts'
import { SafeHtml } from '../../pieces/html/SafeHtml.tsx'
import { radius, space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useAnnounce, useWidget } from '../../provider/widgetContext.ts'

/** In the corner of the window, below dialogs and toasts. It makes room for a form that is edited and for selected rows. */
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
  padding: ${space(4)} ${space(5)};
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

const Content = styled(Box)`
  min-height: 0;
  overflow: auto;
  overflow-wrap: break-word;
`

interface AnnouncementPopupProps {
  message: InboxMessage
  /** The position of the announcement among the announcements to show, from 1. */
  position: number
  count: number
  /** The user has closed the announcement before this one by keyboard, so the focus continues here. */
  takesFocus: boolean
  onOpen: () => void
  /** Closes it without showing the next one. Undefined for the last one. */
  onReadLater: (() => void) | undefined
  onClose: () => void
}

/** An announcement beside the page. It takes no focus, and the user can go on with the page. */
export function AnnouncementPopup(props: AnnouncementPopupProps) {
  const { message, position, count, takesFocus, onOpen, onReadLater, onClose } = props
  const t = useMessages(shellMessages)
  const ui = useMessages(uiMessages)
  const { overlays } = useWidget()
  const announce = useAnnounce()
  const titleId = useId()
  const closeButton = useRef<HTMLButtonElement>(null)
  const { modalTitle, modalContent, subject, contentPreview, content } = message.announcement ?? {}
  const title = modalTitle || subject || t.announcement
  useEffect(() => {
    if (takesFocus) closeButton.current?.focus()
    else announce(`${t.announcement}: ${title}`)
    // Once for each announcement.
    // oxlint-disable-next-line exhaustive-deps
  }, [])
  if (!overlays) return null
  return createPortal(
    <Frame
      className="fpk-announcement"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <HStack $justify="space-between" $align="start">
        <Box>
          {count > 1 && <InlineText $muted>{t.announcementOf(position, count)}</InlineText>}
          <Subtitle id={titleId}>{title}</Subtitle>
        </Box>
        <IconButton ref={closeButton} icon={X} label={ui.close} onClick={onClose} />
      </HStack>
      {/* Browsers scroll it by keyboard while it has the focus. */}
      <Content tabIndex={0}>
        <SafeHtml html={firstNonEmptyHtml(modalContent, contentPreview, content)} />
      </Content>
      <HStack $wrap $justify="end">
        {onReadLater && (
          <Button variant="quiet" onClick={onReadLater}>
            {t.readRestLater}
          </Button>
        )}
        <Button onClick={onOpen}>{t.openInInbox}</Button>
      </HStack>
    </Frame>,
    overlays,
  )
}
