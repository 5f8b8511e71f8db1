import { minimumAmount } from './order.ts'
import type { Centavos } from 'fleet-portal-api-client/money'
import { useRef } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { useUnknownOutcomeMessage } from '../../pieces/payments/useUnknownOutcomeMessage.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Paragraphs } from '../../foundation/ui/Paragraphs.tsx'
import { SupportId } from '../../foundation/ui/SupportId.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { rejectionOf } from '../../headless/purchase/rejection.ts'
import type { Purchase } from '../../headless/purchase/usePurchaseFlow.ts'

interface PurchaseFailureProps {
  purchase: Extract<Purchase, { status: 'rejected' | 'notApplied' | 'outcomeUnknown' }>
  /** Prepares the same order again. */
  onRetry: () => void
  onLookUpAgain: () => void
  /** Fills the form with the amount that may still be bought. Undefined if the user cannot enter it. */
  onFillAmount: ((amount: Centavos) => void) | undefined
  onClose: () => void
}

interface FailureMessage {
  title: string
  paragraphs: readonly string[]
}

function useFailureMessage(purchase: PurchaseFailureProps['purchase']): FailureMessage {
  const t = useMessages(buyFuelMessages)
  const { formatPesos } = useFormats()
  const errorMessageOf = useErrorMessage()
  const unknownOutcomeMessageOf = useUnknownOutcomeMessage()
  if (purchase.status === 'outcomeUnknown') {
    return { title: t.unknownTitle, paragraphs: unknownOutcomeMessageOf(purchase.error, t.unknown) }
  }
  const { error } = purchase
  if (purchase.status === 'notApplied') {
    // A reload or the end of the session cut off the call of an earlier page. The connection was not the cause.
    if (purchase.origin !== 'this-page')
      return { title: t.failedTitle, paragraphs: [t.lostEarlier, t.nothingBought] }
    return { title: t.failedTitle, paragraphs: [t.nothingBought, error.failedAtServer ? t.broke : t.lost] }
  }
  const rejection = rejectionOf(error)
  switch (rejection.kind) {
    case 'insufficient':
      return { title: t.insufficient, paragraphs: [t.nothingBought] }
    case 'limit': {
      const { remaining, message } = rejection
      const limit = remaining === undefined ? message || t.limitUnknown : t.limit(formatPesos(remaining))
      const isTooLittle = remaining !== undefined && remaining < minimumAmount(purchase.details.price)
      return {
        title: t.limitTitle,
        paragraphs: [limit, ...(isTooLittle ? [t.limitTooLittle] : []), t.nothingBought],
      }
    }
    case 'price':
      return { title: t.failedTitle, paragraphs: [t.priceGone, t.nothingBought] }
    case 'other':
      return { title: t.failedTitle, paragraphs: [errorMessageOf(error), t.nothingBought] }
  }
}

/** The amount that may still be bought, if the server names one that is large enough to buy. */
function remainingOf(purchase: PurchaseFailureProps['purchase']): Centavos | undefined {
  if (purchase.status !== 'rejected') return undefined
  const rejection = rejectionOf(purchase.error)
  const remaining = rejection.kind === 'limit' ? rejection.remaining : undefined
  return remaining !== undefined && remaining >= minimumAmount(purchase.details.price) ? remaining : undefined
}

/** Says why nothing was bought, or that the outcome is unknown, and what the user can do next. */
export function PurchaseFailure({
  purchase,
  onRetry,
  onLookUpAgain,
  onFillAmount,
  onClose,
}: PurchaseFailureProps) {
  const t = useMessages(buyFuelMessages)
  const { formatPesos } = useFormats()
  const ui = useMessages(uiMessages)
  const primaryButton = useRef<HTMLButtonElement>(null)
  const isUnknown = purchase.status === 'outcomeUnknown'
  const remaining = onFillAmount && remainingOf(purchase)
  const { title, paragraphs } = useFailureMessage(purchase)
  return (
    <Dialog
      title={title}
      description={<Paragraphs texts={paragraphs} />}
      role="alertdialog"
      width={540}
      initialFocus={primaryButton}
      onClose={onClose}
    >
      {isUnknown && <SupportId text={purchase.key} />}
      <DialogActions>
        <Link isButton to={{ area: 'buy-fuel-history' }}>
          {t.viewHistory}
        </Link>
        <Button onClick={onClose}>{ui.cancel}</Button>
        {isUnknown ? (
          <Button ref={primaryButton} variant="primary" onClick={onLookUpAgain}>
            {t.checkAgain}
          </Button>
        ) : (
          <Button
            ref={remaining ? undefined : primaryButton}
            {...(!remaining && { variant: 'primary' })}
            onClick={onRetry}
          >
            {t.tryAgain}
          </Button>
        )}
        {remaining !== undefined && (
          <Button ref={primaryButton} variant="primary" onClick={() => onFillAmount?.(remaining)}>
            {t.fillRemaining(formatPesos(remaining))}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
