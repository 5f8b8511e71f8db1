import { confirmCard } from 'api-client/contract/cashin'
import { useRef, useState } from 'react'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useEmit } from '../../../provider/widgetContext.ts'

interface CardAddedProps {
  fleetId: string
  /** The page on which the card was to be verified said that it was. */
  isVerified: boolean
  referenceNumber: string
  /** Why it cannot be confirmed now. */
  refusal: string | undefined
  onClose: () => void
}

type CardAddedStep =
  { status: 'offered' } | { status: 'asking' } | { status: 'added' } | { status: 'failed'; error?: unknown }

/**
 * Offers to add a card whose holder comes back from its verification, and says whether it was added: by the server's
 * answer alone. An address proves nothing, so nothing is sent before the user presses the button.
 */
export function CardAdded({ fleetId, isVerified, referenceNumber, refusal, onClose }: CardAddedProps) {
  const t = useMessages(cashInMessages)
  const ui = useMessages(uiMessages)
  const emit = useEmit()
  const sentenceOf = useErrorMessage()
  const { send } = useWrite(confirmCard)
  const [step, setStep] = useState<CardAddedStep>({ status: isVerified && !refusal ? 'offered' : 'failed' })
  const main = useRef<HTMLButtonElement>(null)
  const confirm = async () => {
    if (step.status === 'asking') return
    setStep({ status: 'asking' })
    try {
      await send({ fleetId, referenceNumber })
      setStep({ status: 'added' })
      emit('card.added', { referenceNumber })
    } catch (error) {
      setStep({ status: 'failed', error })
    }
  }

  const isAsking = step.status === 'asking'
  const isOpen = step.status === 'offered' || isAsking
  const titles = {
    offered: t.addCardTitle,
    asking: t.addingCard,
    added: t.cardAdded,
    failed: t.cardAddFailed,
  }
  const bodies = {
    offered: t.addCardBody,
    asking: t.addCardBody,
    added: t.cardAddedBody,
    failed: t.cardAddFailedBody,
  }
  return (
    <Dialog
      title={titles[step.status]}
      description={bodies[step.status]}
      role="alertdialog"
      width={440}
      initialFocus={main}
      closeDisabledReason={isAsking ? t.addingCard : undefined}
      onClose={onClose}
    >
      {refusal && <Banner tone="warning">{refusal}</Banner>}
      {step.status === 'failed' && step.error !== undefined && (
        <Banner tone="danger">{sentenceOf(step.error)}</Banner>
      )}
      <DialogActions>
        {step.status === 'failed' && step.error !== undefined && (
          <Button onClick={() => void confirm()}>{ui.tryAgain}</Button>
        )}
        {isOpen && (
          <Button disabledReason={isAsking ? t.addingCard : undefined} onClick={onClose}>
            {t.addCardLater}
          </Button>
        )}
        <Button
          ref={main}
          variant="primary"
          busy={isAsking}
          onClick={() => (isOpen ? void confirm() : onClose())}
        >
          {isOpen ? t.addCard : t.ok}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
