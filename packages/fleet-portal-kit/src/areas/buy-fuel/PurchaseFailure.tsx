import { leastAmount } from './order.ts'
import type { Centavos } from 'api-client/money'
import { useRef } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { formatPesos } from '../../foundation/format/amounts.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { SupportId } from '../../foundation/ui/SupportId.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { isDefiniteAnswer } from './failure.ts'
import type { Purchase } from './purchaseFlow.ts'

interface PurchaseFailureProps {
  purchase: Extract<Purchase, { step: 'failed' }>
  /** Asks again with the order as it stands. */
  onAgain: () => void
  onCheck: () => void
  /** Puts what may still be bought on the form. */
  onUse: (amount: Centavos) => void
  onClose: () => void
}

function useWords(
  { failure, isEarlier }: PurchaseFailureProps['purchase'],
  remaining: Centavos | undefined,
  isTooLittle: boolean,
) {
  const t = useMessages(buyFuelMessages)
  const sentenceOf = useErrorMessage()
  switch (failure.kind) {
    case 'insufficient':
      return { title: t.insufficient, lines: [t.nothingBought] }
    case 'limit': {
      const limit =
        remaining === undefined ? failure.message || t.limitUnknown : t.limit(formatPesos(remaining))
      return {
        title: t.limitTitle,
        lines: [limit, ...(isTooLittle ? [t.limitTooLittle] : []), t.nothingBought],
      }
    }
    case 'price':
      return { title: t.failedTitle, lines: [t.priceGone, t.nothingBought] }
    case 'not-applied':
      // What ended an earlier page, a reload or a session, was no matter of the connection.
      if (isEarlier) return { title: t.failedTitle, lines: [t.lostEarlier, t.nothingBought] }
      return { title: t.failedTitle, lines: [t.nothingBought, failure.isFault ? t.broke : t.lost] }
    case 'outcome-unknown':
      return { title: t.unknownTitle, lines: [t.unknown] }
    case 'other':
      return { title: t.failedTitle, lines: [sentenceOf(failure.error), t.nothingBought] }
  }
}

/** Why nothing was bought, or that nobody knows; and what can be done about it. */
export function PurchaseFailure({ purchase, onAgain, onCheck, onUse, onClose }: PurchaseFailureProps) {
  const t = useMessages(buyFuelMessages)
  const ui = useMessages(uiMessages)
  const main = useRef<HTMLButtonElement>(null)
  const { failure, order } = purchase
  const remaining = failure.kind === 'limit' ? failure.remaining : undefined
  const isTooLittle = remaining !== undefined && remaining < leastAmount(order.price)
  const { title, lines } = useWords(purchase, remaining, isTooLittle)
  return (
    <Dialog
      title={title}
      description={
        <VStack $gap={2}>
          {lines.map((line) => (
            <Paragraph key={line}>{line}</Paragraph>
          ))}
        </VStack>
      }
      role="alertdialog"
      width={540}
      initialFocus={main}
      onClose={onClose}
    >
      {!isDefiniteAnswer(failure) && <SupportId text={purchase.key} />}
      <DialogActions>
        <Link isButton to={{ area: 'buy-fuel-history' }}>
          {t.viewHistory}
        </Link>
        <Button onClick={onClose}>{ui.cancel}</Button>
        {isDefiniteAnswer(failure) ? (
          <Button
            ref={remaining ? undefined : main}
            {...(!remaining && { variant: 'primary' })}
            onClick={onAgain}
          >
            {t.tryAgain}
          </Button>
        ) : (
          <Button ref={main} variant="primary" onClick={onCheck}>
            {t.checkAgain}
          </Button>
        )}
        {remaining !== undefined && !isTooLittle && (
          <Button ref={main} variant="primary" onClick={() => onUse(remaining)}>
            {t.fillRemaining(formatPesos(remaining))}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
