import type { MoneyCallOrigin, MoneyStatus } from 'fleet-portal-api-client/money-flow'
import { useRef, type ReactNode } from 'react'
import { lateAfter } from '../../foundation/data/lateAfter.ts'
import { useIsDelayed } from '../../foundation/data/useIsDelayed.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'

/** The sentences of a payment while it is confirmed, sent and looked up. */
interface Sentences {
  confirmTitle: string
  checkingTitle: string
  sending: string
  takesLong: string
  stillChecking: string
  earlier: string
}

interface PaymentConfirmationProps {
  status: Extract<MoneyStatus, 'confirming' | 'sending' | 'lookingUp'>
  origin: MoneyCallOrigin
  sentences: Sentences
  /** The label of the button that pays. */
  label: string
  /** Why the user cannot pay now. */
  blocked?: string | undefined
  onConfirm: () => void
  onClose: () => void
  /** The details of the payment. */
  children: ReactNode
}

/** Asks the user to confirm a payment, and stays open until the outcome is known. */
export function PaymentConfirmation(props: PaymentConfirmationProps) {
  const { status, origin, sentences, label, blocked, onConfirm, onClose, children } = props
  const ui = useMessages(uiMessages)
  const cancel = useRef<HTMLButtonElement>(null)
  const isInFlight = status !== 'confirming'
  const isLookingUp = status === 'lookingUp'
  const isDelayed = useIsDelayed(isInFlight, lateAfter)
  const heldReason = isLookingUp ? sentences.stillChecking : isInFlight ? sentences.sending : undefined
  return (
    <Dialog
      title={isLookingUp ? sentences.checkingTitle : sentences.confirmTitle}
      role="alertdialog"
      width={460}
      initialFocus={cancel}
      onClose={onClose}
      closeDisabledReason={heldReason}
    >
      {isLookingUp && <Banner tone="info">{origin === 'this-page' ? ui.checking : sentences.earlier}</Banner>}
      {isDelayed && <Banner tone="info">{sentences.takesLong}</Banner>}
      {children}
      {!isLookingUp && (
        <DialogActions>
          <Button ref={cancel} onClick={onClose} disabledReason={heldReason}>
            {ui.cancel}
          </Button>
          <SendButton variant="primary" busy={isInFlight} disabledReason={blocked} onClick={onConfirm}>
            {label}
          </SendButton>
        </DialogActions>
      )}
    </Dialog>
  )
}
