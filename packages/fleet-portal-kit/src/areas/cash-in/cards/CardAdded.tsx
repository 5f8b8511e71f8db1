import { confirmCard } from 'fleet-portal-api-client/contract/cashin'
import { useRef, useState } from 'react'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { SendButton } from '../../../foundation/form/SendButton.tsx'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useEmit } from '../../../provider/widgetContext.ts'

interface CardAddedProps {
  fleetId: string
  /** Whether the verification page says that the card is verified. */
  isVerified: boolean
  referenceNumber: string
  /** Why the card cannot be added now. */
  blockedReason: string | undefined
  /** The server has added the card. */
  onAdded: () => void
  onClose: () => void
}

type CardAddedStep =
  { status: 'offered' } | { status: 'adding' } | { status: 'added' } | { status: 'failed'; error?: unknown }

/**
 * Asks the user whether to add a card after its verification. Only the server's answer shows that the card was added. The
 * navigation state can be forged, so nothing is sent before the user presses the button.
 */
export function CardAdded(props: CardAddedProps) {
  const { fleetId, isVerified, referenceNumber, blockedReason, onAdded, onClose } = props
  const t = useMessages(cashInMessages)
  const ui = useMessages(uiMessages)
  const emit = useEmit()
  const errorMessageOf = useErrorMessage()
  const { send } = useWrite(confirmCard)
  const [step, setStep] = useState<CardAddedStep>({
    status: isVerified && !blockedReason ? 'offered' : 'failed',
  })
  const primaryButton = useRef<HTMLButtonElement>(null)
  const confirm = async () => {
    if (step.status === 'adding') return
    setStep({ status: 'adding' })
    try {
      await send({ fleetId, referenceNumber })
      setStep({ status: 'added' })
      onAdded()
      emit('card.added', { referenceNumber })
    } catch (error) {
      setStep({ status: 'failed', error })
    }
  }

  const isAdding = step.status === 'adding'
  const isOpen = step.status === 'offered' || isAdding
  const titles = {
    offered: t.addCardTitle,
    adding: t.addingCard,
    added: t.cardAdded,
    failed: t.cardAddFailed,
  }
  const bodies = {
    offered: t.addCardBody,
    adding: t.addCardBody,
    added: t.cardAddedBody,
    failed: t.cardAddFailedBody,
  }
  return (
    <Dialog
      title={titles[step.status]}
      description={bodies[step.status]}
      role="alertdialog"
      width={440}
      initialFocus={primaryButton}
      closeDisabledReason={isAdding ? t.addingCard : undefined}
      onClose={onClose}
    >
      {blockedReason && <Banner tone="warning">{blockedReason}</Banner>}
      {step.status === 'failed' && step.error !== undefined && (
        <Banner tone="danger">{errorMessageOf(step.error)}</Banner>
      )}
      <DialogActions>
        {step.status === 'failed' && step.error !== undefined && (
          <Button onClick={() => void confirm()}>{ui.tryAgain}</Button>
        )}
        {isOpen && (
          <Button disabledReason={isAdding ? t.addingCard : undefined} onClick={onClose}>
            {t.addCardLater}
          </Button>
        )}
        <SendButton
          ref={primaryButton}
          variant="primary"
          busy={isAdding}
          onClick={() => (isOpen ? void confirm() : onClose())}
        >
          {isOpen ? t.addCard : t.ok}
        </SendButton>
      </DialogActions>
    </Dialog>
  )
}
