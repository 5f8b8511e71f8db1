import { useRef } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { SupportId } from '../../foundation/ui/SupportId.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useMessages } from '../../provider/messages.ts'
import type { CashInState } from './cashInFlow.ts'
import { isDefiniteAnswer, type Failure } from './failure.ts'

interface CashInFailureProps {
  state: Extract<CashInState, { step: 'failed' }>
  onCheck: () => void
  onClose: () => void
}

function useLines(failure: Failure): string[] {
  const t = useMessages(cashInMessages)
  const sentenceOf = useErrorMessage()
  switch (failure.kind) {
    case 'declined':
      return [t.failed, t.nothingPaid]
    case 'noCheckout':
      return [t.failed, t.noCheckout]
    case 'not-applied':
      return [t.failed, failure.isFault ? t.broke : t.lost]
    case 'outcome-unknown':
      return [t.unknown]
    default:
      return failure.error.code || failure.error.serverMessage
        ? [t.failed, sentenceOf(failure.error), t.nothingPaid]
        : [t.failed, t.nothingPaid]
  }
}

/** Why no cash-in was made, or that nobody knows; and what can be done about it. */
export function CashInFailure({ state, onCheck, onClose }: CashInFailureProps) {
  const t = useMessages(cashInMessages)
  const main = useRef<HTMLButtonElement>(null)
  const { failure, key } = state
  const isKnown = isDefiniteAnswer(failure)
  const reference = failure.kind === 'noCheckout' ? failure.referenceNumber : isKnown ? undefined : key
  return (
    <Dialog
      title={isKnown ? t.failedTitle : t.unknownTitle}
      description={
        <VStack $gap={2}>
          {useLines(failure).map((line) => (
            <Paragraph key={line}>{line}</Paragraph>
          ))}
        </VStack>
      }
      role="alertdialog"
      width={540}
      initialFocus={main}
      onClose={onClose}
    >
      {reference && <SupportId text={reference} />}
      <DialogActions>
        <Link isButton to={{ area: 'cash-in-history' }}>
          {t.viewHistory}
        </Link>
        <Button ref={isKnown ? main : undefined} {...(isKnown && { variant: 'primary' })} onClick={onClose}>
          {t.back}
        </Button>
        {!isKnown && (
          <Button ref={main} variant="primary" onClick={onCheck}>
            {t.checkAgain}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
