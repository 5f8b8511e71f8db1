import type { AnyEndpoint } from 'fleet-portal-api-client'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import {
  confirmCard,
  getCashin,
  listCashins,
  processBpiPayment,
} from 'fleet-portal-api-client/contract/cashin'
import { forwardRef, Suspense, useCallback, useState } from 'react'
import { styled } from 'styled-components'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { FailedValue } from '../../foundation/errors/TryAgain.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { VStack, InlineText, HStack, Title } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetFormProps } from '../../provider/formControls.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { space } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { CashInFields } from './cashInFields.ts'
import { CashInForm } from './CashInForm.tsx'
import { parseHandover, handoverStateOf, type ReturnedPayment } from './handover.ts'
import { useHandover } from './useHandover.ts'

const CashInResult = lazyWithRetry(() => import('./result/CashInResult.tsx'), 'CashInResult')
const BpiDialog = lazyWithRetry(() => import('./bpi/BpiDialog.tsx'), 'BpiDialog')
const CardAdded = lazyWithRetry(() => import('./cards/CardAdded.tsx'), 'CardAdded')

/** Props of `CashInPanel`. @since 0.1.0 */
export interface CashInPanelProps extends FleetWidgetProps, WidgetFormProps<CashInFields> {}

const ScreenPadding = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

function WalletBalance({ fleetId }: { fleetId: string }) {
  const t = useMessages(cashInMessages)
  const { formatPesos } = useFormats()
  const { data, error, refetch } = useRead(getWallet, { fleetId })
  return (
    <HStack $gap={1.5}>
      <InlineText $muted>{t.wallet}</InlineText>
      {data && <InlineText $strong>{formatPesos(data.walletBalance)}</InlineText>}
      {!data && (error ? <FailedValue error={error} retry={refetch} /> : <Skeleton $width="90px" />)}
    </HStack>
  )
}

/** About the height of the form on a wide page. */
const formSkeleton = <Skeleton $height="600px" />

function CashInScreen({ fleetId }: { fleetId: string }) {
  const t = useMessages(cashInMessages)
  const access = useAccess(fleetId)
  const { handover, replaceHandover, dropAfterReload } = useHandover()
  const bpiCashIn = handover.kind === 'bpi' ? handover.cashInId : undefined
  // When the BPI dialog closes, the screen shows the result of the cash-in.
  const showBpiResult = useCallback(
    () => replaceHandover(bpiCashIn ? { cashInId: bpiCashIn } : undefined),
    [bpiCashIn, replaceHandover],
  )
  const clearHandover = () => replaceHandover()
  const [lastPayment, setLastPayment] = useState<ReturnedPayment>()
  const isAllowed = access.can(getCashin)
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !isAllowed)
    return <RefusedState area={t.title} endpoint={getCashin} access={access} />

  const { fleet } = access
  const content = () => {
    if (!access.isReady || !fleet) return formSkeleton
    const blockedReasonOf = (endpoint: AnyEndpoint) =>
      access.can(endpoint) ? access.blocked(endpoint) : t.noAccess
    const returnedPayment = bpiCashIn
      ? { cashInId: bpiCashIn, hint: undefined }
      : handover.kind === 'result' && handover.payment
    if (returnedPayment) {
      const blockedReason = handover.kind === 'bpi' ? blockedReasonOf(processBpiPayment) : undefined
      return (
        <>
          {blockedReason && <Banner tone="warning">{blockedReason}</Banner>}
          <CashInResult
            fleet={fleet}
            returnedPayment={returnedPayment}
            onBack={(repeated) => {
              setLastPayment({ ...returnedPayment, repeatedAmount: repeated?.amount })
              replaceHandover(repeated && { paymentMethod: repeated.method })
            }}
          />
          {handover.kind === 'bpi' && !blockedReason && (
            <OverlayBoundary onClose={showBpiResult}>
              <BpiDialog fleet={fleet} userId={access.user?.userId} {...handover} onEnded={showBpiResult} />
            </OverlayBoundary>
          )}
        </>
      )
    }
    const request = handover.kind === 'method' ? handover : undefined
    return (
      <>
        <CashInForm
          fleet={fleet}
          access={access}
          method={handover.kind === 'card' ? 'card' : request?.method}
          suggestedAmount={request?.amount}
          onSuggested={() => replaceHandover(request?.method && { paymentMethod: request.method })}
          lastPayment={
            lastPayment && parseHandover(handoverStateOf(lastPayment)).kind === 'result'
              ? lastPayment
              : undefined
          }
          onReopen={() => lastPayment && replaceHandover(handoverStateOf(lastPayment))}
          onClosed={setLastPayment}
        />
        {handover.kind === 'card' && (
          <OverlayBoundary onClose={clearHandover}>
            <CardAdded
              fleetId={fleetId}
              blockedReason={blockedReasonOf(confirmCard)}
              {...handover}
              onAdded={dropAfterReload}
              onClose={clearHandover}
            />
          </OverlayBoundary>
        )}
      </>
    )
  }
  return (
    <ScreenPadding $gap={4} className="fpk-cash-in">
      <HStack $justify="space-between" $wrap $gap={3} style={{ minHeight: 36 }}>
        <Title>{t.title}</Title>
        <HStack $wrap $gap={4}>
          {access.isReady && <WalletBalance fleetId={fleetId} />}
          {access.can(listCashins) && (
            <Link isButton to={{ area: 'cash-in-history' }}>
              {t.history}
            </Link>
          )}
        </HStack>
      </HStack>
      <Suspense fallback={formSkeleton}>{content()}</Suspense>
    </ScreenPadding>
  )
}

/**
 * Adds credit to the wallet of a fleet by card, bank, over the counter, deposit or loyalty points. A cash-in is never
 * sent twice.
 *
 * The query value `method`, or `paymentMethod` of the navigation state, selects the channel. Further values of the state:
 * `amount` in centavos fills in the form; `cashInId` with `status` and `referenceNumber` shows the outcome of a payment;
 * `cashInStatus` with `referenceNumber` asks the user to save a verified card; `bankName: 'BPI'` with `cashInId` and `token`
 * continues a payment at BPI. They never replace a locked or hidden field of `form`.
 *
 * @example
 * <CashInPanel fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const CashInPanel = forwardRef<WidgetHandle, CashInPanelProps>(function CashInPanel(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="cash-in" fleetId={fleetId} handle={handle} {...widget}>
      <CashInScreen fleetId={fleetId} />
    </AreaWidget>
  )
})
