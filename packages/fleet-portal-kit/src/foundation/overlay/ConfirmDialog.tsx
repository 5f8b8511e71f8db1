import { ApiError } from 'fleet-portal-api-client'
import { useRef, useState, type ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { SendingBanner } from '../errors/SendingBanner.tsx'
import { useFailure } from '../errors/useFailure.tsx'
import { Button } from '../ui/Button.tsx'
import { SendButton } from '../form/SendButton.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'

export interface ConfirmDialogProps {
  title: string
  body: ReactNode
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /**
   * Called once, however often the button is pressed. The dialog stays open after a rejection. A refusal is shown with its
   * reason below the question. Any other failure replaces the question, with a Try again button.
   */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** A failure without a reason that the user could act on. */
const isWithoutReason = (failure: unknown): boolean =>
  !(failure instanceof ApiError) ||
  (failure.kind === 'server' && (failure.code === undefined || failure.code === 'Server'))

/** Asks the user to confirm an action. The label of the confirm button names the action. */
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
  const { text, retryDisabledReason } = useFailure(failure)
  const running = useRef(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const hasFailed = failure !== undefined && isWithoutReason(failure)
  // Closing would not stop the action, which may be irreversible.
  const busyReason = busy ? t.saving : undefined
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
      onClose={onClose}
      closeDisabledReason={busyReason}
      role="alertdialog"
      width={440}
      initialFocus={cancel}
    >
      {busy && <SendingBanner />}
      {failure !== undefined && !hasFailed && <Banner tone="danger">{text}</Banner>}
      <DialogActions>
        <Button ref={cancel} disabledReason={busyReason} onClick={onClose}>
          {hasFailed ? t.cancel : (cancelLabel ?? t.cancel)}
        </Button>
        <SendButton
          variant={danger && !hasFailed ? 'danger' : 'primary'}
          busy={busy}
          disabledReason={retryDisabledReason}
          onClick={run}
        >
          {hasFailed ? t.tryAgain : confirmLabel}
        </SendButton>
      </DialogActions>
    </Dialog>
  )
}
