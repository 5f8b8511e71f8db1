import type { Cashin } from 'api-client/contract/cashin'
import type { Fleet } from 'api-client/contract/fleets'
import type { Centavos } from 'api-client/money'
import { CircleCheck, CircleX, Clock, SearchX } from 'lucide'
import { useEffect, useRef } from 'react'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Card, VStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { useCanOpen } from '../../../pieces/session/useViewer.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { useEmit } from '../../../provider/widgetContext.ts'
import { outcomeOf, type CashInOutcome, type Returned } from '../handed.ts'
import { PendingCashIn } from './PendingCashIn.tsx'
import { ResultFacts } from './ResultFacts.tsx'
import { ResultActions, ResultFrame } from './ResultFrame.tsx'
import { useCashinOf } from '../useCashinOf.ts'
import { useSeen } from '../useSeen.ts'

interface CashInResultProps {
  fleet: Fleet
  returned: Returned
  /** What the answer to a cash-in that was just made said, until more is known. */
  made?: { amount: Centavos; method: string; isEarlier: boolean } | undefined
  onBack: () => void
}

/** A success is told to the host once, and what stands on screen is read anew. */
function useSuccess(cashin: Cashin | undefined) {
  const emit = useEmit()
  const { queryClient } = usePortal()
  const told = useRef<string>(undefined)
  const cashInId = cashin?.status === 'success' ? cashin.cashinId : undefined
  useEffect(() => {
    if (!cashInId || told.current === cashInId) return
    told.current = cashInId
    emit('cash-in.succeeded', { cashInId })
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'getWallet' })
  }, [cashInId, emit, queryClient])
}

/** How a cash-in ended, as the server says; one that waits is looked at again until it has. */
export function CashInResult({ fleet, returned, made, onBack }: CashInResultProps) {
  const t = useMessages(cashInMessages)
  const found = useCashinOf(fleet.fleetId, returned)
  const { cashin, isNowhere, error } = found
  const { hint } = returned
  useSuccess(cashin)
  const cashInId = cashin?.cashinId ?? returned.cashInId
  const forget = useSeen(fleet.fleetId, cashInId, cashin !== undefined && cashin.status !== 'pending')
  const turnAway = () => {
    forget()
    onBack()
  }
  const canOpen = useCanOpen(useAccess(fleet.fleetId))
  const back = <Button onClick={turnAway}>{t.back}</Button>
  const history = (
    <Link isButton to={{ area: 'cash-in-history' }}>
      {t.viewHistory}
    </Link>
  )

  const ended = (outcome: Exclude<CashInOutcome, 'pending'>) => {
    if (outcome === 'success') {
      return (
        <ResultFrame icon={CircleCheck} tone="success" title={t.successTitle} body={t.successBody}>
          {cashin && <ResultFacts cashin={cashin} />}
          <ResultActions>
            {history}
            {canOpen('buy-fuel') && (
              <Link isButton to={{ area: 'buy-fuel' }}>
                {t.buyFuel}
              </Link>
            )}
            <Button onClick={turnAway}>{t.another}</Button>
          </ResultActions>
        </ResultFrame>
      )
    }
    const isCancelled = outcome === 'cancelled'
    return (
      <ResultFrame
        icon={CircleX}
        tone="danger"
        title={isCancelled ? t.resultCancelled : t.resultFailed}
        body={isCancelled ? t.resultCancelledBody : t.resultFailedBody}
      >
        {cashin && <ResultFacts cashin={cashin} />}
        <ResultActions>
          {history}
          {back}
        </ResultActions>
      </ResultFrame>
    )
  }

  if (cashin) {
    const outcome = outcomeOf(cashin.status, hint)
    if (outcome !== 'pending') return ended(outcome)
    return (
      <PendingCashIn
        cashin={cashin}
        isWatching={found.isWatching}
        isEarlier={made?.isEarlier ?? false}
        lookAgain={found.lookAgain}
      >
        {history}
        {back}
      </PendingCashIn>
    )
  }
  if (isNowhere && made) {
    return (
      <ResultFrame icon={Clock} tone="warning" title={t.pendingTitle} body={t.pendingBody}>
        {made.isEarlier && <Banner tone="info">{t.earlierMade}</Banner>}
        <ResultActions>
          {history}
          {back}
        </ResultActions>
      </ResultFrame>
    )
  }
  if (isNowhere && (hint === 'failed' || hint === 'cancelled') && !returned.cashInId) return ended(hint)
  if (isNowhere) {
    return (
      <ResultFrame icon={SearchX} tone="warning" title={t.unsureTitle} body={t.unsureBody}>
        <ResultActions>
          {history}
          {back}
        </ResultActions>
      </ResultFrame>
    )
  }
  if (error) {
    return (
      <Card>
        <FailedState error={error} retry={found.lookAgain} />
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
