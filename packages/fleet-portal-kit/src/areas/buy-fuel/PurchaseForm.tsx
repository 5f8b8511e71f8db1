import { getUpcomingPriceMovement, type PumpPrice } from 'fleet-portal-api-client/contract/prices'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import type { Centavos } from 'fleet-portal-api-client/money'
import { isInFlight } from 'fleet-portal-api-client/money-flow'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { usePageControls } from '../../foundation/form/usePageControls.ts'
import { FormStep, SummaryLayout } from '../../foundation/form/summaryLayout.ts'
import { readStateOf } from '../../foundation/data/readState.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { useLastResult } from '../../foundation/overlay/useLastResult.ts'
import { ActionBanner } from '../../foundation/ui/ActionBanner.tsx'
import { DraftRestored } from '../../foundation/ui/DraftRestored.tsx'
import { VStack, Subtitle } from '../../foundation/ui/layout.ts'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { AmountFields } from './AmountFields.tsx'
import type { FuelOrder } from '../../headless/purchase/fuelOrder.ts'
import { buildOrder } from '../../headless/purchase/order.ts'
import { findBlocker } from '../../headless/purchase/purchaseBlocker.ts'
import { minimumAmount } from './order.ts'
import { hasFixedValues, readPurchaseControls, withFixedValues } from './purchaseControls.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { ProductChoice } from './ProductChoice.tsx'
import { usePurchaseDraft } from './usePurchaseDraft.ts'
import { usePurchase } from './usePurchase.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const ConfirmPurchase = lazyWithRetry(() => import('./ConfirmPurchase.tsx'), 'ConfirmPurchase')
const PurchaseReceipt = lazyWithRetry(() => import('./PurchaseReceipt.tsx'), 'PurchaseReceipt')
const PurchaseFailure = lazyWithRetry(() => import('./PurchaseFailure.tsx'), 'PurchaseFailure')

interface PurchaseFormProps {
  fleetId: string
  access: FleetAccess
  prices: readonly PumpPrice[]
}

/** How often the wallet is read again, in milliseconds. */
const walletPollInterval = 15_000

/** The form of a purchase, and the dialogs that follow Continue. */
export function PurchaseForm({ fleetId, access, prices }: PurchaseFormProps) {
  const t = useMessages(buyFuelMessages)
  const { formatLitres, formatPesos, formatSince } = useFormats()
  const ui = useMessages(uiMessages)
  const controls = usePageControls(readPurchaseControls)
  const { isQuantityFixed, shownUnits, error: controlsError } = controls
  const { draft, restoredFrom, draftId, change, discard, clearBought } = usePurchaseDraft(fleetId, controls)
  const [isTouched, setTouched] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const amountField = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const walletRead = useRead(getWallet, { fleetId }, { refetchInterval: walletPollInterval })
  const upcoming = useRead(getUpcomingPriceMovement, { fleetId })
  const purchaseFlow = usePurchase(fleetId, access.user?.userId, {
    draftId,
    onBought(order) {
      clearBought(order)
      setSubmitted(false)
      setTouched(false)
    },
  })
  const { purchase, limit } = purchaseFlow
  const { close } = purchaseFlow
  const isConfirmationOutdated =
    purchase.status === 'confirming' && (controlsError || !hasFixedValues(purchase.details, controls))
  useEffect(() => {
    if (isConfirmationOutdated) close()
  }, [isConfirmationOutdated, close])
  const receipt = useLastResult(purchase.status === 'applied' ? purchase : undefined)
  const closeReceipt = () => {
    purchaseFlow.close()
    receipt.close()
  }

  const wallet = walletRead.data?.walletBalance
  // The user sees the outcome of a purchase before the error of the page.
  if (controlsError && purchase.status === 'idle' && !receipt.shown) throw controlsError

  const { product, price, order, problem } = buildOrder(draft, prices)
  const blocker = findBlocker(access, order?.charge, wallet)
  const reasons = {
    noAccess: t.noAccess,
    deactivated: ui.fleetDeactivated,
    stationClosed: t.stationClosedShort,
    insufficient: t.insufficient,
  }
  const minimum =
    draft.unit === 'amount' && price ? t.minimumPesos(formatPesos(minimumAmount(price))) : t.minimum
  const problems = { required: t.litersRequired, minimum, maximum: t.maximum }
  const isErrorShown =
    isSubmitted || isQuantityFixed || problem === 'maximum' || (isTouched && problem !== 'required')
  const missing = problem ?? (draft.value === undefined ? 'required' : undefined)
  const error = missing && isErrorShown ? problems[missing] : undefined
  /** The user cannot correct a value of the page. */
  const fixedReason = () => {
    if (controls.isProductFixed && !product) return t.notSold
    return isQuantityFixed && product ? error : undefined
  }
  const reason = (blocker && reasons[blocker]) ?? fixedReason()

  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (reason || purchase.status !== 'idle') return
    setSubmitted(true)
    if (order) purchaseFlow.prepare(order)
    else if (!product) form.current?.querySelector<HTMLElement>('input[type="radio"]:not(:disabled)')?.focus()
    else amountField.current?.focus()
  }
  const retry = ({ product: fuel, unit, value }: FuelOrder) => {
    const next = { product: fuel, unit, value }
    change(next)
    purchaseFlow.close()
    const { order: current } = buildOrder(withFixedValues(next, controls), prices)
    if (current && !controlsError && !findBlocker(access, current.charge, wallet))
      purchaseFlow.prepare(current)
  }
  const fillAmount = (amount: Centavos) => {
    change({ unit: 'amount', value: amount })
    purchaseFlow.close()
  }
  const isSummaryOnly = controls.isProductHidden && shownUnits.length === 0
  return (
    <SummaryLayout ref={form} noValidate onSubmit={proceed} $isSummaryOnly={isSummaryOnly}>
      <VStack $gap={5}>
        {receipt.last && (
          <ActionBanner tone="success" label={t.showReceipt} onAction={receipt.reopen}>
            {t.lastPurchase(
              formatLitres(receipt.last.answer.literVolume ?? receipt.last.details.volume),
              ui.productNames[receipt.last.answer.productCode ?? receipt.last.details.product],
              formatPesos(receipt.last.answer.totalCreditAmount),
            )}
          </ActionBanner>
        )}
        {restoredFrom !== undefined && (
          <DraftRestored discard={discard}>{ui.leftAt(formatSince(restoredFrom))}</DraftRestored>
        )}
        {!controls.isProductHidden && (
          <FormStep>
            <VStack $gap={4}>
              <Subtitle>{t.selectFuel}</Subtitle>
              <ProductChoice
                prices={prices}
                upcoming={readStateOf(upcoming)}
                value={product}
                onChange={(next) => change({ product: next })}
                isLocked={controls.isProductFixed}
                error={isSubmitted && !product ? t.productRequired : undefined}
              />
            </VStack>
          </FormStep>
        )}
        {shownUnits.length > 0 && (
          <FormStep>
            <VStack $gap={4}>
              <Subtitle>{t.enterAmount}</Subtitle>
              <AmountFields
                draft={draft}
                price={price}
                wallet={wallet}
                limit={limit?.product === product ? limit?.remaining : undefined}
                error={error}
                activeField={amountField}
                units={shownUnits}
                isReadOnly={blocker === 'noAccess'}
                isLocked={isQuantityFixed}
                onChange={(unit, value) => change({ unit, value })}
                onBlur={() => setTouched(true)}
              />
            </VStack>
          </FormStep>
        )}
      </VStack>
      <OrderSummary
        draft={draft}
        product={product}
        price={price}
        quote={order}
        wallet={readStateOf(walletRead, ({ walletBalance }) => walletBalance)}
        reason={reason}
        isInsufficient={blocker === 'insufficient'}
      />
      <OverlayBoundary onClose={receipt.shown ? closeReceipt : purchaseFlow.close}>
        {(purchase.status === 'confirming' || isInFlight(purchase)) && (
          <ConfirmPurchase
            key={purchase.key}
            purchase={purchase}
            wallet={wallet}
            onConfirm={purchaseFlow.confirm}
            onClose={purchaseFlow.close}
          />
        )}
        {receipt.shown && (
          <PurchaseReceipt
            fleetId={fleetId}
            access={access}
            purchase={receipt.shown}
            onBuyAgain={({ product: fuel, unit, value }) => {
              change({ product: fuel, unit, value })
              closeReceipt()
            }}
            onClose={closeReceipt}
          />
        )}
        {(purchase.status === 'rejected' ||
          purchase.status === 'notApplied' ||
          purchase.status === 'outcomeUnknown') && (
          <PurchaseFailure
            purchase={purchase}
            onRetry={() => retry(purchase.details)}
            onLookUpAgain={purchaseFlow.lookUpAgain}
            onFillAmount={isQuantityFixed || controls.onlyUnit === 'liter' ? undefined : fillAmount}
            onClose={purchaseFlow.close}
          />
        )}
      </OverlayBoundary>
    </SummaryLayout>
  )
}
