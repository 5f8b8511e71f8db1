import { centavos, type Centavos } from 'api-client/money'
import { useEffect, useRef, useState } from 'react'
import { formatLitres, formatPesos, formatPrice } from '../../foundation/format/amounts.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Facts } from '../../foundation/ui/Facts.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { ProductChip } from '../../pieces/ProductChip.tsx'
import { useMessages } from '../../provider/messages.ts'
import type { Purchase } from './purchaseFlow.ts'

interface ConfirmPurchaseProps {
  purchase: Extract<Purchase, { step: 'asking' | 'sending' }>
  wallet: Centavos | undefined
  onConfirm: () => void
  onClose: () => void
}

const longAfter = 15_000
/** A press that was on its way to the old total must not buy at the new one. */
const readingTime = 1_000

/** Puts the order before the person and stays until it is known how it ended. */
export function ConfirmPurchase({ purchase, wallet, onConfirm, onClose }: ConfirmPurchaseProps) {
  const t = useMessages(buyFuelMessages)
  const ui = useMessages(uiMessages)
  const cancel = useRef<HTMLButtonElement>(null)
  const { order, oldPrice } = purchase
  const isSending = purchase.step === 'sending'
  const [isLong, setLong] = useState(false)
  const [isJustChanged, setJustChanged] = useState(oldPrice !== undefined)
  // From when it is sent on, the wallet may already have been charged.
  const [before, setBefore] = useState(isSending ? undefined : wallet)
  if (!isSending && before !== wallet) setBefore(wallet)
  const isChecking = isSending && purchase.isChecking
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setLong(true), longAfter)
    return () => clearTimeout(timer)
  }, [isSending])
  useEffect(() => {
    if (!isJustChanged) return
    const timer = setTimeout(() => setJustChanged(false), readingTime)
    return () => clearTimeout(timer)
  }, [isJustChanged])

  const total = formatPesos(order.charge)
  const isShort = before !== undefined && order.charge > before
  const blocked = isJustChanged ? t.priceJustChanged : undefined
  const held = isChecking ? t.stillChecking : isSending ? t.sending : undefined
  const title = isChecking ? t.checkingTitle : t.confirmTitle
  return (
    <Dialog
      title={title}
      role="alertdialog"
      width={440}
      initialFocus={cancel}
      onClose={onClose}
      heldReason={held}
    >
      {!isSending && oldPrice !== undefined && (
        <Banner tone="warning">{t.priceChanged(formatPrice(oldPrice), formatPrice(order.price))}</Banner>
      )}
      {isChecking && <Banner tone="info">{purchase.isEarlier ? t.earlier : ui.checking}</Banner>}
      {isSending && isLong && <Banner tone="info">{t.takesLong}</Banner>}
      <Facts
        items={[
          { name: t.product, value: <ProductChip product={order.product} /> },
          { name: t.volume, value: formatLitres(order.volume) },
          { name: t.creditPrice, value: `${formatPrice(order.price)}/L` },
          { name: t.total, value: total, isStrong: true },
          ...(before === undefined || isShort
            ? []
            : [{ name: t.after, value: formatPesos(centavos(before - order.charge)) }]),
        ]}
      />
      {isShort && <Banner tone="danger">{t.insufficient}</Banner>}
      {!isChecking && (
        <DialogActions>
          <Button ref={cancel} onClick={onClose} disabledReason={held}>
            {ui.cancel}
          </Button>
          <Button
            variant="primary"
            busy={isSending}
            disabledReason={isShort ? t.insufficient : blocked}
            // The second click of a double click was meant for what stood here before.
            onClick={({ detail }) => detail < 2 && onConfirm()}
          >
            {t.buyFor(total)}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
