import { useRef } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'

interface PrivacyNoticeDialogProps {
  title: string
  /** Paragraphs separated by an empty line. */
  text: string
  onClose: () => void
}

/** The dialog with the text of a privacy notice. */
export function PrivacyNoticeDialog({ title, text, onClose }: PrivacyNoticeDialogProps) {
  const ui = useMessages(uiMessages)
  const closeButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={title} onClose={onClose} initialFocus={closeButton} width={560}>
      <VStack $gap={3}>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </VStack>
      <DialogActions>
        <Button ref={closeButton} onClick={onClose}>
          {ui.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
