import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Dialog, DialogActions } from '../foundation/overlay/Dialog.tsx'
import { Banner } from '../foundation/ui/Banner.tsx'
import { Button } from '../foundation/ui/Button.tsx'
import { uiMessages } from '../locales/en/ui.ts'
import { useMessages } from '../provider/messages.ts'

const longAfter = 15_000

/** What a payment is called while it is asked for, sent, and found out. */
interface Words {
  confirmTitle: string
  checkingTitle: string
  sending: string
  takesLong: string
  stillChecking: string
  earlier: string
}

interface PaymentQuestionProps {
  state: { step: 'asking' } | { step: 'sending'; isChecking: boolean; isEarlier: boolean }
  words: Words
  /** What the button says that pays. */
  label: string
  /** Why it cannot be paid right now. */
  blocked?: string | undefined
  onConfirm: () => void
  onClose: () => void
  /** What is paid, and what is to be known before. */
  children: ReactNode
}

/** Puts a payment before the person, pays once however it is pressed, and stays until it is known how it ended. */
export function PaymentConfirmation(props: PaymentQuestionProps) {
  const { state, words, label, blocked, onConfirm, onClose, children } = props
  const ui = useMessages(uiMessages)
  const cancel = useRef<HTMLButtonElement>(null)
  const isSending = state.step === 'sending'
  const isChecking = isSending && state.isChecking
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setLong(true), longAfter)
    return () => clearTimeout(timer)
  }, [isSending])
  const held = isChecking ? words.stillChecking : isSending ? words.sending : undefined
  return (
    <Dialog
      title={isChecking ? words.checkingTitle : words.confirmTitle}
      role="alertdialog"
      width={460}
      initialFocus={cancel}
      onClose={onClose}
      heldReason={held}
    >
      {isChecking && <Banner tone="info">{state.isEarlier ? words.earlier : ui.checking}</Banner>}
      {isSending && isLong && <Banner tone="info">{words.takesLong}</Banner>}
      {children}
      {!isChecking && (
        <DialogActions>
          <Button ref={cancel} onClick={onClose} disabledReason={held}>
            {ui.cancel}
          </Button>
          <Button variant="primary" busy={isSending} disabledReason={blocked} onClick={onConfirm}>
            {label}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
