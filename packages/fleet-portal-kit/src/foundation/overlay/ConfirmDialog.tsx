import { ApiError } from 'api-client'
import { useRef, useState, type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { WaitingForConnection } from '../errors/WaitingForConnection.tsx'
import { useFailure } from '../errors/useFailure.tsx'
import { Button } from '../ui/Button.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'

export interface ConfirmDialogProps {
  title: string
  body: ReactNode
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /**
   * Runs once however often the button is pressed. A rejection is shown here and the dialog stays: a refusal with its
   * reason under the question, any other failure in the question's place, with another try.
   */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** A failure that gives no reason: nothing in the question can be changed to mend it. */
const isWithoutReason = (failure: unknown): boolean =>
  !(failure instanceof ApiError) ||
  (failure.kind === 'server' && (failure.code === undefined || failure.code === 'Server'))

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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { text, heldReason } = useFailure(failure)
  const running = useRef(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const hasFailed = failure !== undefined && isWithoutReason(failure)
  const run = () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    if (!hasFailed) setFailure(undefined)
    onConfirm().then(onClose, (error: unknown) => {
      running.current = false
      setBusy(false)
      setFailure(error)
    })
  }
  return (
    <Dialog
      title={hasFailed ? t.ohSnap : title}
      description={hasFailed ? text : body}
      onClose={() => !running.current && onClose()}
      role="alertdialog"
      width={440}
      initialFocus={cancel}
    >
      {busy && <WaitingForConnection />}
      {failure !== undefined && !hasFailed && <Banner tone="danger">{text}</Banner>}
      <DialogActions>
        <Button ref={cancel} onClick={onClose}>
          {hasFailed ? t.cancel : (cancelLabel ?? t.cancel)}
        </Button>
        <Button
          variant={danger && !hasFailed ? 'danger' : 'primary'}
          busy={busy}
          disabledReason={heldReason}
          onClick={run}
        >
          {hasFailed ? t.tryAgain : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
