import { quoteOf } from 'api-client/contract/fuel'
import { getUpcomingPriceMovement, type PumpPrice } from 'api-client/contract/prices'
import { getWallet } from 'api-client/contract/wallet'
import type { Centavos } from 'api-client/money'
import { isInFlight } from 'api-client/money-flow'
import { Suspense, useRef, useState, type FormEvent } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { FormStep, SummaryLayout } from '../../foundation/form/summaryLayout.ts'
import { readStateOf } from '../../foundation/data/readState.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { formatLitres, formatPesos } from '../../format/amounts.ts'
import { formatSince } from '../../format/days.ts'
import { useLastResult } from '../../foundation/overlay/useLastResult.ts'
import { ActionBanner } from '../../foundation/ui/ActionBanner.tsx'
import { DraftRestored } from '../../foundation/ui/DraftRestored.tsx'
import { VStack, Subtitle } from '../../foundation/ui/layout.ts'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { AmountFields } from './AmountFields.tsx'
import { blockOf } from './continueBlock.ts'
import { leastAmount, type PurchaseDraft, type FuelOrder } from './order.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { ProductChoice } from './ProductChoice.tsx'
import { usePurchaseDraft } from './usePurchaseDraft.ts'
import { usePurchase } from './usePurchase.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const ConfirmPurchase = lazyWithRetry(() => import('./ConfirmPurchase.tsx'), 'ConfirmPurchase')
const PurchaseReceipt = lazyWithRetry(() => import('./PurchaseReceipt.tsx'), 'PurchaseReceipt')
const PurchaseFailure = lazyWithRetry(() => import('./PurchaseFailure.tsx'), 'PurchaseFailure')

interface PurchaseFormProps {
  fleetId: string
  access: FleetAccess
  prices: readonly PumpPrice[]
}

const every = 60_000
/** The order of a draft at the prices of now, or what is missing. */
function orderOf(draft: PurchaseDraft, prices: readonly PumpPrice[]) {
  const line = prices.find(({ productCode, creditPrice }) => productCode === draft.product && creditPrice > 0)
  if (!line) return { product: undefined, price: undefined, order: undefined, problem: undefined }
  const { productCode: product, creditPrice: price } = line
  const quote = quoteOf(draft.unit, draft.value, price)
  if (typeof quote === 'string' || draft.value === undefined) {
    return { product, price, order: undefined, problem: quote as Exclude<typeof quote, object> }
  }
  const order: FuelOrder = { product, price, unit: draft.unit, value: draft.value, ...quote }
  return { product, price, order, problem: undefined }
}

/** What to buy and how much of it; from Continue on, the dialogs of one purchase. */
export function PurchaseForm({ fleetId, access, prices }: PurchaseFormProps) {
  const t = useMessages(buyFuelMessages)
  const ui = useMessages(uiMessages)
  const { draft, leftAt, draftId, change, discard, take } = usePurchaseDraft(fleetId)
  const [isTouched, setTouched] = useState(false)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const walletRead = useRead(getWallet, { fleetId }, { refetchInterval: every })
  const upcoming = useRead(getUpcomingPriceMovement, { fleetId })
  const control = usePurchase(fleetId, access.user?.userId, {
    draftId,
    onBought(order) {
      take(order)
      setTried(false)
      setTouched(false)
    },
  })
  const { purchase, limit } = control
  const receipt = useLastResult(purchase.status === 'applied' ? purchase : undefined)
  const closeReceipt = () => {
    control.close()
    receipt.close()
  }

  const wallet = walletRead.data?.walletBalance
  const { product, price, order, problem } = orderOf(draft, prices)
  const block = blockOf(access, order?.charge, wallet)
  const reasons = {
    noAccess: t.noAccess,
    deactivated: ui.fleetDeactivated,
    stationClosed: t.stationClosedShort,
    insufficient: t.insufficient,
  }
  const minimum =
    draft.unit === 'amount' && price ? t.minimumPesos(formatPesos(leastAmount(price))) : t.minimum
  const problems = { required: t.litersRequired, minimum, maximum: t.maximum }
  const isShown = isTried || problem === 'maximum' || (isTouched && problem !== 'required')
  const missing = problem ?? (draft.value === undefined ? 'required' : undefined)
  const error = missing && isShown ? problems[missing] : undefined

  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (block || purchase.status !== 'idle') return
    setTried(true)
    if (order) control.prepare(order)
    else if (!product) form.current?.querySelector<HTMLElement>('input[type="radio"]:not(:disabled)')?.focus()
    else field.current?.focus()
  }
  const again = ({ product: fuel, unit, value }: FuelOrder) => {
    const next = { product: fuel, unit, value }
    change(next)
    control.close()
    const { order: current } = orderOf(next, prices)
    if (current && !blockOf(access, current.charge, wallet)) control.prepare(current)
  }
  const use = (amount: Centavos) => {
    change({ unit: 'amount', value: amount })
    control.close()
  }
  return (
    <SummaryLayout ref={form} noValidate onSubmit={proceed}>
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
        {leftAt !== undefined && (
          <DraftRestored discard={discard}>{ui.leftAt(formatSince(leftAt))}</DraftRestored>
        )}
        <FormStep>
          <VStack $gap={4}>
            <Subtitle>{t.selectFuel}</Subtitle>
            <ProductChoice
              prices={prices}
              upcoming={readStateOf(upcoming)}
              value={product}
              onChange={(next) => change({ product: next })}
              error={isTried && !product ? t.productRequired : undefined}
            />
          </VStack>
        </FormStep>
        <FormStep>
          <VStack $gap={4}>
            <Subtitle>{t.enterAmount}</Subtitle>
            <AmountFields
              draft={draft}
              price={price}
              wallet={wallet}
              limit={limit?.product === product ? limit?.remaining : undefined}
              error={error}
              active={field}
              isReadOnly={block === 'noAccess'}
              onChange={(unit, value) => change({ unit, value })}
              onLeave={() => setTouched(true)}
            />
          </VStack>
        </FormStep>
      </VStack>
      <OrderSummary
        draft={draft}
        product={product}
        price={price}
        quote={order}
        wallet={readStateOf(walletRead, ({ walletBalance }) => walletBalance)}
        reason={block && reasons[block]}
        isShort={block === 'insufficient'}
      />
      <Suspense>
        {(purchase.status === 'confirming' || isInFlight(purchase)) && (
          <ConfirmPurchase
            key={purchase.key}
            purchase={purchase}
            wallet={wallet}
            onConfirm={control.confirm}
            onClose={control.close}
          />
        )}
        {receipt.shown && (
          <PurchaseReceipt
            purchase={receipt.shown}
            onAgain={({ product: fuel, unit, value }) => {
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
            onAgain={() => again(purchase.details)}
            onLookUpAgain={control.lookUpAgain}
            onUse={use}
            onClose={control.close}
          />
        )}
      </Suspense>
    </SummaryLayout>
  )
}
