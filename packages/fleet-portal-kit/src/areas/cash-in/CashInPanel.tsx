import type { AnyEndpoint } from 'api-client'
import { getWallet } from 'api-client/contract/wallet'
import { confirmCard, getCashin, listCashins, processBpiPayment } from 'api-client/contract/cashin'
import { Suspense, useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { FailedValue } from '../../foundation/errors/TryAgain.tsx'
import { formatPesos } from '../../format/amounts.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { VStack, InlineText, HStack, Title } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../foundation/widget/Widget.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { CashInForm } from './CashInForm.tsx'
import { handedOf, stateOf, type Returned } from './handed.ts'
import { useHanded } from './useHanded.ts'

const CashInResult = lazyWithRetry(() => import('./result/CashInResult.tsx'), 'CashInResult')
const BpiDialog = lazyWithRetry(() => import('./bpi/BpiDialog.tsx'), 'BpiDialog')
const CardAdded = lazyWithRetry(() => import('./cards/CardAdded.tsx'), 'CardAdded')

/** Props of `CashInPanel`. @since 0.1.0 */
export type CashInPanelProps = FleetWidgetProps

const Frame = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

function WalletLine({ fleetId }: { fleetId: string }) {
  const t = useMessages(cashInMessages)
  const { data, error, refetch } = useRead(getWallet, { fleetId })
  return (
    <HStack $gap={1.5}>
      <InlineText $muted>{t.wallet}</InlineText>
      {data && <InlineText $strong>{formatPesos(data.walletBalance)}</InlineText>}
      {!data && (error ? <FailedValue error={error} retry={refetch} /> : <Skeleton $width="90px" />)}
    </HStack>
  )
}

function CashInScreen({ fleetId }: { fleetId: string }) {
  const t = useMessages(cashInMessages)
  const access = useAccess(fleetId)
  const [handed, done] = useHanded()
  const bpiCashIn = handed.kind === 'bpi' ? handed.cashInId : undefined
  // A payment at BPI that is over, or was left: what became of it is shown by its name.
  const follow = useCallback(() => done(bpiCashIn ? { cashInId: bpiCashIn } : undefined), [bpiCashIn, done])
  const leave = () => done()
  const [last, setLast] = useState<Returned>()
  const isAllowed = access.can(getCashin)
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !isAllowed)
    return <RefusedState area={t.title} endpoint={getCashin} access={access} />

  const { fleet } = access
  const content = () => {
    if (!access.isReady || !fleet) return <Skeleton $height="420px" />
    const refusalOf = (endpoint: AnyEndpoint) =>
      access.can(endpoint) ? access.blocked(endpoint) : t.noAccess
    const returned = bpiCashIn
      ? { cashInId: bpiCashIn, hint: undefined }
      : handed.kind === 'result' && handed.returned
    if (returned) {
      const refusal = handed.kind === 'bpi' ? refusalOf(processBpiPayment) : undefined
      return (
        <>
          {refusal && <Banner tone="warning">{refusal}</Banner>}
          <CashInResult
            fleet={fleet}
            returned={returned}
            onBack={() => {
              setLast(returned)
              leave()
            }}
          />
          {handed.kind === 'bpi' && !refusal && (
            <BpiDialog fleet={fleet} userId={access.user?.userId} {...handed} onOver={follow} />
          )}
        </>
      )
    }
    const method = handed.kind === 'method' ? handed.method : undefined
    return (
      <>
        <CashInForm
          fleet={fleet}
          access={access}
          method={handed.kind === 'card' ? 'card' : method}
          last={last && handedOf(stateOf(last)).kind === 'result' ? last : undefined}
          onReopen={() => last && done(stateOf(last))}
          onClosed={setLast}
        />
        {handed.kind === 'card' && (
          <CardAdded fleetId={fleetId} refusal={refusalOf(confirmCard)} {...handed} onClose={leave} />
        )}
      </>
    )
  }
  return (
    <Frame $gap={4} className="fpk-cash-in">
      <HStack $justify="space-between" $wrap $gap={3} style={{ minHeight: 36 }}>
        <Title>{t.title}</Title>
        <HStack $wrap $gap={4}>
          {access.isReady && <WalletLine fleetId={fleetId} />}
          {access.can(listCashins) && (
            <Link isButton to={{ area: 'cash-in-history' }}>
              {t.history}
            </Link>
          )}
        </HStack>
      </HStack>
      <Suspense fallback={<Skeleton $height="420px" />}>{content()}</Suspense>
    </Frame>
  )
}

/**
 * Adds credit to the wallet of a fleet by card, bank, over the counter, deposit or loyalty points. Nothing is sent
 * twice.
 *
 * The query value `method`, or `paymentMethod` of the navigation state, selects the channel. Further values of the state:
 * `cashInId` with `status` and `referenceNumber` shows the outcome of a payment; `cashInStatus` with `referenceNumber`
 * completes the adding of a card; `bankName: 'BPI'` with `cashInId` and `token` continues a payment at BPI.
 *
 * @example
 * <CashInPanel fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export function CashInPanel({ fleetId, ...widget }: CashInPanelProps) {
  return (
    <Widget name="cash-in" {...widget}>
      <CashInScreen key={fleetId} fleetId={fleetId} />
    </Widget>
  )
}
