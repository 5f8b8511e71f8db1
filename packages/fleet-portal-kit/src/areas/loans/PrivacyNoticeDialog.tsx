import { useRef } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Paragraphs } from '../../foundation/ui/Paragraphs.tsx'
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
      <Paragraphs texts={text.split(/\n\s*\n/)} gap={3} />
      <DialogActions>
        <Button ref={closeButton} onClick={onClose}>
          {ui.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
