import { confirmCard } from 'api-client/contract/cashin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useErrorSentence } from '../../foundation/errors/useErrorSentence.ts'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'

interface CardAddedProps {
  fleetId: string
  /** The page on which the card was to be verified said that it was. */
  isVerified: boolean
  referenceNumber: string
  /** Why it cannot be confirmed now. */
  refusal: string | undefined
  onClose: () => void
}

type Step = { is: 'asking' } | { is: 'added' } | { is: 'failed'; error?: unknown }

/** Confirms a card that its holder has verified, and says whether it was added: by the server's answer alone. */
export function CardAdded({ fleetId, isVerified, referenceNumber, refusal, onClose }: CardAddedProps) {
  const t = useMessages(cashInMessages)
  const ui = useMessages(uiMessages)
  const emit = useEmit()
  const sentenceOf = useErrorSentence()
  const { send } = useWrite(confirmCard)
  const [step, setStep] = useState<Step>(isVerified && !refusal ? { is: 'asking' } : { is: 'failed' })
  const asked = useRef(false)
  const main = useRef<HTMLButtonElement>(null)
  const confirm = useCallback(async () => {
    setStep({ is: 'asking' })
    try {
      await send({ fleetId, referenceNumber })
      setStep({ is: 'added' })
      emit('card.added', { referenceNumber })
    } catch (error) {
      setStep({ is: 'failed', error })
    }
  }, [send, fleetId, referenceNumber, emit])
  useEffect(() => {
    if (!isVerified || refusal || asked.current) return
    asked.current = true
    void confirm()
  }, [isVerified, refusal, confirm])

  const isAsking = step.is === 'asking'
  const titles = { asking: t.addingCard, added: t.cardAdded, failed: t.cardAddFailed }
  return (
    <Dialog
      title={titles[step.is]}
      description={step.is === 'added' ? t.cardAddedBody : step.is === 'failed' && t.cardAddFailedBody}
      role="alertdialog"
      width={440}
      initialFocus={main}
      heldReason={isAsking ? t.addingCard : undefined}
      onClose={onClose}
    >
      {refusal && <Banner tone="warning">{refusal}</Banner>}
      {step.is === 'failed' && step.error !== undefined && (
        <Banner tone="danger">{sentenceOf(step.error)}</Banner>
      )}
      <DialogActions>
        {step.is === 'failed' && step.error !== undefined && (
          <Button onClick={() => void confirm()}>{ui.tryAgain}</Button>
        )}
        <Button ref={main} variant="primary" busy={isAsking} onClick={onClose}>
          {t.ok}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
