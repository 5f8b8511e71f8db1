import { useRef } from 'react'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { useUnknownOutcomeMessage } from '../../../pieces/payments/useUnknownOutcomeMessage.ts'
import { Dialog, DialogActions } from '../../../foundation/overlay/Dialog.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Paragraphs } from '../../../foundation/ui/Paragraphs.tsx'
import { Link } from '../../../foundation/ui/Link.tsx'
import { SupportId } from '../../../foundation/ui/SupportId.tsx'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { FailedCashIn } from '../useCashIn.ts'

interface CashInFailureProps {
  state: FailedCashIn
  onLookUpAgain: () => void
  onClose: () => void
}

function useFailureMessages(state: FailedCashIn): readonly string[] {
  const t = useMessages(cashInMessages)
  const errorMessageOf = useErrorMessage()
  const unknownOutcomeMessageOf = useUnknownOutcomeMessage()
  switch (state.status) {
    case 'declined':
      return [t.failed, t.nothingPaid]
    case 'checkoutMissing':
      return [t.failed, t.noCheckout]
    case 'notApplied':
      return [t.failed, state.error.failedAtServer ? t.broke : t.lost]
    case 'outcomeUnknown':
      return unknownOutcomeMessageOf(state.error, t.unknown)
    case 'rejected':
      return state.error.code || state.error.serverMessage
        ? [t.failed, errorMessageOf(state.error), t.nothingPaid]
        : [t.failed, t.nothingPaid]
  }
}

/** Says why no cash-in was made, or that the outcome is unknown, and what the user can do next. */
export function CashInFailure({ state, onLookUpAgain, onClose }: CashInFailureProps) {
  const t = useMessages(cashInMessages)
  const primaryButton = useRef<HTMLButtonElement>(null)
  const isKnown = state.status !== 'outcomeUnknown'
  const createdReference = state.status === 'checkoutMissing' ? state.answer.referenceNumber : undefined
  const supportId = isKnown ? createdReference : state.key
  return (
    <Dialog
      title={isKnown ? t.failedTitle : t.unknownTitle}
      description={<Paragraphs texts={useFailureMessages(state)} />}
      role="alertdialog"
      width={540}
      initialFocus={primaryButton}
      onClose={onClose}
    >
      {supportId && <SupportId text={supportId} />}
      <DialogActions>
        <Link isButton to={{ area: 'cash-in-history' }}>
          {t.viewHistory}
        </Link>
        <Button
          ref={isKnown ? primaryButton : undefined}
          {...(isKnown && { variant: 'primary' })}
          onClick={onClose}
        >
          {t.back}
        </Button>
        {!isKnown && (
          <Button ref={primaryButton} variant="primary" onClick={onLookUpAgain}>
            {t.checkAgain}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
