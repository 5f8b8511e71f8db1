import { createCashin, type Cashin } from 'fleet-portal-api-client/contract/cashin'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import type { Centavos } from 'fleet-portal-api-client/money'
import { CircleCheck, CircleX, Clock, SearchX } from 'lucide'
import { Suspense, useEffect, useRef } from 'react'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Card, VStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { hasPaper } from '../../../pieces/receipts/paperKind.ts'
import { useCanOpen } from '../../../pieces/session/useViewer.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useEmit } from '../../../provider/widgetContext.ts'
import { outcomeOf, type CashInOutcome, type ReturnedPayment } from '../handover.ts'
import { PendingCashIn } from './PendingCashIn.tsx'
import { KnownDetails, ResultDetails } from './ResultDetails.tsx'
import { ResultActions, ResultFrame } from './ResultFrame.tsx'
import { hasFailed, repeatedCashIn, type RepeatedCashIn } from '../repeatedCashIn.ts'
import { useFindCashin } from '../useFindCashin.ts'
import { useAcknowledgeCashIn } from '../useAcknowledgeCashIn.ts'

const CashInReceiptActions = lazyWithRetry(
  () => import('../../../pieces/receipts/CashInReceipt.tsx'),
  'CashInReceiptActions',
)

interface CashInResultProps {
  fleet: Fleet
  returnedPayment: ReturnedPayment
  /** The cash-in that was just created. Shown while the server does not find it or its details cannot be read. */
  created?: { amount: Centavos; isEarlier: boolean } | undefined
  /** Shows the form, with the values of a failed cash-in if the user wants to try it again. Nothing is sent. */
  onBack: (repeated?: RepeatedCashIn) => void
}

/** Sends an event to the host, once for each cash-in that has ended, and reads the wallet again after a success. */
function useReportEnd(cashin: Cashin | undefined) {
  const emit = useEmit()
  const { queryClient } = usePortal()
  const reportedId = useRef<string>(undefined)
  const cashInId = cashin?.cashinId
  const status = cashin?.status ?? 'pending'
  const amount = cashin?.amount
  useEffect(() => {
    if (!cashInId || reportedId.current === cashInId) return
    if (hasFailed(status)) emit('cash-in.failed', { cashInId, status, amount })
    else if (status === 'success') {
      emit('cash-in.succeeded', { cashInId, amount })
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'getWallet' })
    } else return
    reportedId.current = cashInId
  }, [cashInId, status, amount, emit, queryClient])
}

/** The result of a cash-in, from the server. A pending cash-in is read repeatedly until it ends. */
export function CashInResult({ fleet, returnedPayment, created, onBack }: CashInResultProps) {
  const t = useMessages(cashInMessages)
  const { tryAgain } = useMessages(uiMessages)
  const found = useFindCashin(fleet.fleetId, returnedPayment)
  const { cashin, isNotFound, error } = found
  const { hint } = returnedPayment
  useReportEnd(cashin)
  const cashInId = cashin?.cashinId ?? returnedPayment.cashInId
  const acknowledge = useAcknowledgeCashIn(
    fleet.fleetId,
    cashInId,
    cashin !== undefined && cashin.status !== 'pending',
  )
  const close = (repeated?: RepeatedCashIn) => {
    acknowledge()
    onBack(repeated)
  }
  const access = useAccess(fleet.fleetId)
  const canOpen = useCanOpen(access)
  const backButton = <Button onClick={() => close()}>{t.back}</Button>
  const historyLink = (
    <Link isButton to={{ area: 'cash-in-history' }}>
      {t.viewHistory}
    </Link>
  )

  const paper = cashin && hasPaper(cashin) && (
    <Suspense fallback={<Skeleton $height="36px" />}>
      <ResultActions>
        <CashInReceiptActions cashin={cashin} fleet={fleet.businessName} />
      </ResultActions>
    </Suspense>
  )

  const renderEnded = (outcome: Exclude<CashInOutcome, 'pending'>) => {
    if (outcome === 'success') {
      return (
        <ResultFrame icon={CircleCheck} tone="success" title={t.successTitle} body={t.successBody}>
          {cashin && <ResultDetails cashin={cashin} />}
          {paper}
          <ResultActions>
            {historyLink}
            {canOpen('buy-fuel') && (
              <Link isButton to={{ area: 'buy-fuel' }}>
                {t.buyFuel}
              </Link>
            )}
            <Button onClick={() => close()}>{t.another}</Button>
          </ResultActions>
        </ResultFrame>
      )
    }
    const isCancelled = outcome === 'cancelled'
    // Only the server knows that a payment has failed for good.
    const repeated = cashin && access.can(createCashin) ? repeatedCashIn(cashin) : undefined
    return (
      <ResultFrame
        icon={CircleX}
        tone="danger"
        title={isCancelled ? t.resultCancelled : t.resultFailed}
        body={isCancelled ? t.resultCancelledBody : t.resultFailedBody}
      >
        {cashin && <ResultDetails cashin={cashin} isCancelled={isCancelled} />}
        <ResultActions>
          {historyLink}
          {backButton}
          {repeated && (
            <Button
              variant="primary"
              disabledReason={access.blocked(createCashin)}
              onClick={() => close(repeated)}
            >
              {tryAgain}
            </Button>
          )}
        </ResultActions>
      </ResultFrame>
    )
  }

  if (cashin) {
    const outcome = outcomeOf(cashin.status, hint)
    if (outcome !== 'pending') return renderEnded(outcome)
    return (
      <PendingCashIn
        cashin={cashin}
        isPolling={found.isPolling}
        isEarlier={created?.isEarlier ?? false}
        readAgain={found.readAgain}
        paper={paper}
      >
        {historyLink}
        {backButton}
      </PendingCashIn>
    )
  }
  if (created && (isNotFound || error)) {
    return (
      <ResultFrame
        icon={Clock}
        tone="warning"
        title={t.pendingTitle}
        body={isNotFound ? t.pendingBody : t.madeUnread}
      >
        {created.isEarlier && <Banner tone="info">{t.earlierMade}</Banner>}
        <KnownDetails referenceNumber={returnedPayment.referenceNumber} amount={created.amount} />
        {!isNotFound && <FailedSection error={error} retry={found.readAgain} />}
        <ResultActions>
          {historyLink}
          {backButton}
        </ResultActions>
      </ResultFrame>
    )
  }
  if (isNotFound && (hint === 'failed' || hint === 'cancelled') && !returnedPayment.cashInId)
    return renderEnded(hint)
  if (isNotFound) {
    return (
      <ResultFrame icon={SearchX} tone="warning" title={t.unsureTitle} body={t.unsureBody}>
        <ResultActions>
          {historyLink}
          {backButton}
        </ResultActions>
      </ResultFrame>
    )
  }
  if (error) {
    return (
      <Card>
        <FailedState error={error} retry={found.readAgain} />
      </Card>
    )
  }
  return (
    <Card style={{ padding: 32 }} aria-busy>
      <VStack $gap={3} $align="center">
        <Paragraph $muted role="status">
          {t.looking}
        </Paragraph>
        <Skeleton $width="280px" $height="120px" />
      </VStack>
    </Card>
  )
}
