import { useRef } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'

interface NoticeDialogProps {
  title: string
  /** Paragraphs parted by an empty line. */
  text: string
  onClose: () => void
}

/** A privacy notice, to be read. */
export function NoticeDialog({ title, text, onClose }: NoticeDialogProps) {
  const ui = useMessages(uiMessages)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={title} onClose={onClose} initialFocus={close} width={560}>
      <VStack $gap={3}>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </VStack>
      <DialogActions>
        <Button ref={close} onClick={onClose}>
          {ui.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
