import { createCashin } from 'api-client/contract/cashin'
import type { Fleet } from 'api-client/contract/fleets'
import { isInFlight } from 'api-client/money-flow'
import { Suspense, useEffect } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { VStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { ActionBanner } from '../../foundation/ui/ActionBanner.tsx'
import { DraftRestored } from '../../foundation/ui/DraftRestored.tsx'
import { formatSince } from '../../format/days.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { ChannelPicker } from './channels/ChannelPicker.tsx'
import { channelsFor, type Channel } from './channels/channels.ts'
import type { Returned } from './handed.ts'
import { isFailed, useCashIn } from './useCashIn.ts'
import { useCashInDraft, type CashInDraft } from './useCashInDraft.ts'
import { useRefusal } from './useRefusal.ts'

const BankChannel = lazyWithRetry(() => import('./channels/BankChannel.tsx'), 'BankChannel')
const CardChannel = lazyWithRetry(() => import('./cards/CardChannel.tsx'), 'CardChannel')
const PointsChannel = lazyWithRetry(() => import('./channels/PointsChannel.tsx'), 'PointsChannel')
const ManualDeposit = lazyWithRetry(() => import('./channels/ManualDeposit.tsx'), 'ManualDeposit')
const ConfirmCashIn = lazyWithRetry(() => import('./ConfirmCashIn.tsx'), 'ConfirmCashIn')
const CashInFailure = lazyWithRetry(() => import('./result/CashInFailure.tsx'), 'CashInFailure')
const LeavingForPayment = lazyWithRetry(() => import('./result/LeavingForPayment.tsx'), 'LeavingForPayment')
const CashInResult = lazyWithRetry(() => import('./result/CashInResult.tsx'), 'CashInResult')

interface CashInFormProps {
  fleet: Fleet
  access: FleetAccess
  /** The way to pay that was asked for by whoever sent the person here. */
  method: Channel | undefined
  /** The cash-in whose result the user has closed. */
  last: Returned | undefined
  /** Shows the result of the last one again. */
  onReopen: () => void
  /** The user has closed the result of a cash-in. */
  onClosed: (result: Returned) => void
}

/** How to pay in and how much; from Continue on, the dialogs of one cash-in, and what became of it. */
export function CashInForm(props: CashInFormProps) {
  const { fleet, access, method, last, onReopen, onClosed } = props
  const t = useMessages(cashInMessages)
  const ui = useMessages(uiMessages)
  const navigation = useNavigation()
  const { fleetId } = fleet
  const { draft, leftAt, draftId, change, discard, take } = useCashInDraft(fleetId)
  const control = useCashIn(fleetId, access.user?.userId, draftId)
  const { state } = control
  const [refusal, forget] = useRefusal(control)
  const search = useSearch()
  const offered = channelsFor(fleet)
  const wanted = new URLSearchParams(search).get('method') ?? method
  const channel = offered.find((one) => one === wanted) ?? offered[0] ?? 'card'

  const taken = state.status === 'created' || state.status === 'redirecting' ? state.details : undefined
  useEffect(() => {
    if (taken) take(taken)
  }, [taken, take])

  const choose = (next: Channel) => {
    forget()
    const query = new URLSearchParams(navigation.search())
    query.set('method', next)
    navigation.setSearch(query.toString(), { replace: true })
  }
  const isReadOnly = !access.can(createCashin)
  const shared = {
    fleetId,
    fleet,
    control,
    draft,
    refusal,
    isReadOnly,
    reason: isReadOnly ? t.noAccess : access.blocked(createCashin),
    onDraft: (next: Partial<CashInDraft>) => {
      forget()
      change(next)
    },
  }
  const panels: Record<Channel, () => React.ReactNode> = {
    card: () => <CardChannel {...shared} />,
    otc: () => <BankChannel key="otc" method="otc" {...shared} />,
    'online-banking': () => <BankChannel key="online" method="online-banking" {...shared} />,
    'vip-locqpay': () => <PointsChannel {...shared} />,
    'manual-bank-deposit': () => <ManualDeposit />,
  }
  if (state.status === 'created') {
    const { answer, details, origin } = state
    const returned = {
      cashInId: answer.cashinId,
      referenceNumber: answer.referenceNumber ?? undefined,
      hint: undefined,
    }
    const known = {
      amount: details.amount,
      method: details.method,
      isEarlier: origin !== 'this-page',
    }
    return (
      <Suspense fallback={<Skeleton $height="320px" />}>
        <CashInResult
          fleet={fleet}
          returned={returned}
          made={known}
          onBack={() => {
            onClosed(returned)
            control.close()
          }}
        />
      </Suspense>
    )
  }
  return (
    <VStack $gap={5}>
      {last && (
        <ActionBanner tone="info" label={t.showResult} onAction={onReopen}>
          {last.referenceNumber ? t.lastCashin(last.referenceNumber) : t.lastCashinUnnamed}
        </ActionBanner>
      )}
      {leftAt !== undefined && (
        <DraftRestored discard={discard}>{ui.leftAt(formatSince(leftAt))}</DraftRestored>
      )}
      <ChannelPicker channels={offered} value={channel} onChange={choose} />
      <Suspense fallback={<Skeleton $height="320px" />}>{panels[channel]()}</Suspense>
      <Suspense>
        {(state.status === 'confirming' || isInFlight(state)) && (
          <ConfirmCashIn key={state.key} state={state} onConfirm={control.confirm} onClose={control.close} />
        )}
        {state.status === 'redirecting' && <LeavingForPayment address={state.url} onClose={control.close} />}
        {isFailed(state) && (
          <CashInFailure state={state} onLookUpAgain={control.lookUpAgain} onClose={control.close} />
        )}
      </Suspense>
    </VStack>
  )
}
