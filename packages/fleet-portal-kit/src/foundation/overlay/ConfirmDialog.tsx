import { useRef, useState, type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useErrorSentence } from '../errors/useErrorSentence.ts'
import { Button } from '../ui/Button.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'

export interface ConfirmDialogProps {
  title: string
  body: ReactNode
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** Runs once however often the button is pressed. A rejection is shown here and the dialog stays. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is done. The button that does it names what it does. */
export function ConfirmDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  danger,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useMessages(uiMessages)
  const sentenceOf = useErrorSentence()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const running = useRef(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const run = () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    onConfirm().then(onClose, (error: unknown) => {
      running.current = false
      setBusy(false)
      setFailure(error)
    })
  }
  return (
    <Dialog
      title={title}
      description={body}
      onClose={() => !running.current && onClose()}
      role="alertdialog"
      width={440}
      initialFocus={cancel}
    >
      {failure !== undefined && <Banner tone="danger">{sentenceOf(failure)}</Banner>}
      <DialogActions>
        <Button ref={cancel} onClick={onClose}>
          {cancelLabel ?? t.cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={run}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
