import { createCashin } from 'fleet-portal-api-client/contract/cashin'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import type { Centavos } from 'fleet-portal-api-client/money'
import { isInFlight } from 'fleet-portal-api-client/money-flow'
import { Suspense, useEffect } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useFlags } from '../../fleet/access/useFlags.ts'
import { usePageControls } from '../../foundation/form/usePageControls.ts'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { VStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { ActionBanner } from '../../foundation/ui/ActionBanner.tsx'
import { DraftRestored } from '../../foundation/ui/DraftRestored.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { FormControlsError } from '../../provider/formControls.ts'
import { hasFixedValues, readCashInControls } from './cashInControls.ts'
import { ChannelPicker } from './channels/ChannelPicker.tsx'
import { channelDefinitions, channelsFor, hasAmount, type Channel } from './channels/channels.tsx'
import type { ReturnedPayment } from './handover.ts'
import type { BankMethod } from '../../headless/cash-in/bankChoice.ts'
import { isFailed, useCashIn } from './useCashIn.ts'
import { useCashInDraft, type CashInDraft } from './useCashInDraft.ts'
import { useUnavailableChannels } from './channels/useUnavailableChannels.ts'
import { useAmountError } from './useAmountError.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const ConfirmCashIn = lazyWithRetry(() => import('./ConfirmCashIn.tsx'), 'ConfirmCashIn')
const CashInFailure = lazyWithRetry(() => import('./result/CashInFailure.tsx'), 'CashInFailure')
const PaymentPageDialog = lazyWithRetry(() => import('./result/PaymentPageDialog.tsx'), 'PaymentPageDialog')
const CashInResult = lazyWithRetry(() => import('./result/CashInResult.tsx'), 'CashInResult')

/** Whether the form of a channel shows a part of the draft. */
const hasInput = (channel: Channel, { amount, points, banks }: CashInDraft): boolean =>
  hasAmount(channel)
    ? amount !== undefined || banks?.[channel as BankMethod] !== undefined
    : channel === 'vip-locqpay' && points !== undefined

interface CashInFormProps {
  fleet: Fleet
  access: FleetAccess
  /** The payment method that the navigation state requests. */
  method: Channel | undefined
  /** The cash-in whose result the user has closed. */
  lastPayment: ReturnedPayment | undefined
  /** The amount that the page before this one suggests. It replaces a stored one. */
  suggestedAmount: Centavos | undefined
  /** Called when the form has the suggested amount. */
  onSuggested: () => void
  /** Shows the result of `lastPayment` again. */
  onReopen: () => void
  /** The user has closed the result of a cash-in. */
  onClosed: (payment: ReturnedPayment) => void
}

/** The form of a cash-in, the dialogs that follow Continue, and the result. */
export function CashInForm(props: CashInFormProps) {
  const { fleet, access, method, suggestedAmount, onSuggested, lastPayment, onReopen, onClosed } = props
  const t = useMessages(cashInMessages)
  const { formatSince } = useFormats()
  const ui = useMessages(uiMessages)
  const navigation = useNavigation()
  const { fleetId } = fleet
  const controls = usePageControls(readCashInControls)
  const { fixedMethod, isFixed, isHidden } = controls
  const { draft, restoredFrom, draftId, change, discard, clearPaid } = useCashInDraft(
    fleetId,
    controls,
    lastPayment?.repeatedAmount ?? suggestedAmount,
  )
  // A form that is opened later must not fill in an amount again that was paid meanwhile.
  useEffect(() => {
    if (suggestedAmount) onSuggested()
    // `onSuggested` is a new function on each render, with the same behavior.
    // oxlint-disable-next-line exhaustive-deps
  }, [suggestedAmount])
  const control = useCashIn(fleetId, access.user?.userId, draftId)
  const { state } = control
  const [amountError, clearAmountError] = useAmountError(control)
  const search = useSearch()
  const offered = channelsFor(fleet)
  const controlsError =
    controls.error ??
    (fixedMethod && !offered.includes(fixedMethod)
      ? new FormControlsError(`The page has fixed the method ${fixedMethod}, which this fleet does not have.`)
      : undefined)
  const available = offered.filter((one) => one === fixedMethod || !isFixed('amount') || hasAmount(one))
  const requested =
    fixedMethod ?? new URLSearchParams(search).get('method') ?? method ?? controls.defaultMethod
  const unavailable = useUnavailableChannels(fleet)
  const hasCounter = useFlags()('CASHIN_DRAGONPAY')
  const isUsable = (one: Channel) => !unavailable?.has(one)
  const channel =
    available.find((one) => one === requested) ?? available.find(isUsable) ?? available[0] ?? 'card'

  const createdOrder =
    state.status === 'created' || state.status === 'redirecting' ? state.details : undefined
  useEffect(() => {
    if (createdOrder) clearPaid(createdOrder)
  }, [createdOrder, clearPaid])

  const { close } = control
  const isConfirmationOutdated =
    state.status === 'confirming' && (controlsError || !hasFixedValues(state.details, controls))
  useEffect(() => {
    if (isConfirmationOutdated) close()
    // `close` is a new function on each render, with the same behavior.
    // oxlint-disable-next-line exhaustive-deps
  }, [isConfirmationOutdated])

  const selectChannel = (next: Channel) => {
    clearAmountError()
    const query = new URLSearchParams(navigation.search())
    query.set('method', next)
    navigation.setSearch(query.toString(), { replace: true })
  }
  const isReadOnly = !access.can(createCashin)
  const channelProps = {
    fleetId,
    fleet,
    control,
    draft,
    controls,
    amountError,
    isReadOnly,
    reason: isReadOnly ? t.noAccess : access.blocked(createCashin),
    onDraft: (next: Partial<CashInDraft>) => {
      clearAmountError()
      change(next)
    },
  }
  const { Form } = channelDefinitions[channel]
  // A preselected method must not change under the user's hand.
  const isUndecided = unavailable === undefined && requested === undefined
  if (state.status === 'created') {
    const { answer, details, origin } = state
    const returnedPayment = {
      cashInId: answer.cashinId,
      referenceNumber: answer.referenceNumber ?? undefined,
      hint: undefined,
    }
    const created = { amount: details.amount, isEarlier: origin !== 'this-page' }
    return (
      <Suspense fallback={<Skeleton $height="320px" />}>
        <CashInResult
          fleet={fleet}
          returnedPayment={returnedPayment}
          created={created}
          onBack={(repeated) => {
            onClosed(returnedPayment)
            control.close()
            if (repeated) {
              change({ amount: repeated.amount })
              selectChannel(repeated.method)
            }
          }}
        />
      </Suspense>
    )
  }
  // The user sees the outcome of a cash-in before the error of the page.
  if (controlsError && state.status === 'idle') throw controlsError
  return (
    <VStack $gap={5}>
      {lastPayment && (
        <ActionBanner tone="info" label={t.showResult} onAction={onReopen}>
          {lastPayment.referenceNumber ? t.lastCashin(lastPayment.referenceNumber) : t.lastCashinUnnamed}
        </ActionBanner>
      )}
      {restoredFrom !== undefined && hasInput(channel, draft) && (channel !== 'otc' || hasCounter) && (
        <DraftRestored discard={discard}>{ui.leftAt(formatSince(restoredFrom))}</DraftRestored>
      )}
      {amountError && isHidden(hasAmount(channel) ? 'amount' : 'points') && (
        <Banner tone="danger">{amountError}</Banner>
      )}
      {isUndecided && <Skeleton $height="600px" />}
      {!isHidden('method') && !isUndecided && (
        <ChannelPicker
          channels={available}
          unavailable={unavailable}
          value={channel}
          onChange={selectChannel}
          isLocked={controls.isLocked('method')}
        />
      )}
      {!isUndecided && (
        <Suspense fallback={<Skeleton $height="490px" />}>
          <Form {...channelProps} />
        </Suspense>
      )}
      <OverlayBoundary onClose={control.close}>
        {(state.status === 'confirming' || isInFlight(state)) && (
          <ConfirmCashIn key={state.key} state={state} onConfirm={control.confirm} onClose={control.close} />
        )}
        {state.status === 'redirecting' && <PaymentPageDialog url={state.url} onClose={control.close} />}
        {isFailed(state) && (
          <CashInFailure state={state} onLookUpAgain={control.lookUpAgain} onClose={control.close} />
        )}
      </OverlayBoundary>
    </VStack>
  )
}
