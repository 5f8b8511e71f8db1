import type { InboxMessage } from 'fleet-portal-api-client/contract/inbox'
import { useRef } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Box, InlineText } from '../../foundation/ui/layout.ts'
import { shellMessages } from '../../locales/en/shell.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { firstNonEmptyHtml } from '../../pieces/html/textOf.ts'
import { SafeHtml } from '../../pieces/html/SafeHtml.tsx'
import { useMessages } from '../../provider/messages.ts'

interface AnnouncementDialogProps {
  message: InboxMessage
  /** The position of the announcement among the announcements to show, from 1. */
  position: number
  count: number
  onOpen: () => void
  /** Closes it without showing the next one. Undefined for the last one. */
  onReadLater: (() => void) | undefined
  onClose: () => void
}

/** The popup of an announcement. */
export function AnnouncementDialog({
  message,
  position,
  count,
  onOpen,
  onReadLater,
  onClose,
}: AnnouncementDialogProps) {
  const t = useMessages(shellMessages)
  const ui = useMessages(uiMessages)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { modalTitle, modalContent, subject, contentPreview, content } = message.announcement ?? {}
  return (
    <Dialog
      title={modalTitle || subject || t.announcement}
      onClose={onClose}
      initialFocus={closeButton}
      width={520}
    >
      {count > 1 && <InlineText $muted>{t.announcementOf(position, count)}</InlineText>}
      <Box>
        <SafeHtml html={firstNonEmptyHtml(modalContent, contentPreview, content)} />
      </Box>
      <DialogActions>
        {onReadLater && (
          <Button variant="quiet" onClick={onReadLater}>
            {t.readRestLater}
          </Button>
        )}
        <Button ref={closeButton} onClick={onClose}>
          {ui.close}
        </Button>
        <Button variant="primary" onClick={onOpen}>
          {t.openInInbox}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
