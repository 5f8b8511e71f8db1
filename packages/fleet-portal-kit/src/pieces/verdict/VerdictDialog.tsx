import { useRef, type ReactNode } from 'react'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'

interface VerdictDialogProps {
  title: string
  /** Names the code or the card. */
  description: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The verdict of a code or a card in a dialog. */
export function VerdictDialog({ title, description, onClose, children }: VerdictDialogProps) {
  const t = useMessages(uiMessages)
  const closeButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={title} description={description} initialFocus={closeButton} onClose={onClose}>
      {children}
      <DialogActions>
        <Button ref={closeButton} variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
