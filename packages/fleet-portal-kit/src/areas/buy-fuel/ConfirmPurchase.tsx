import { centavos, type Centavos } from 'api-client/money'
import { useEffect, useState } from 'react'
import { formatLitres, formatPesos, formatPrice } from '../../foundation/format/amounts.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { PaymentConfirmation } from '../../pieces/PaymentConfirmation.tsx'
import { ProductChip } from '../../pieces/ProductChip.tsx'
import { useMessages } from '../../provider/messages.ts'
import type { Purchase } from './purchaseFlow.ts'

interface ConfirmPurchaseProps {
  purchase: Extract<Purchase, { step: 'asking' | 'sending' }>
  wallet: Centavos | undefined
  onConfirm: () => void
  onClose: () => void
}

/** A press that was on its way to the old total must not buy at the new one. */
const readingTime = 1_000

/** Puts the order before the person and stays until it is known how it ended. */
export function ConfirmPurchase({ purchase, wallet, onConfirm, onClose }: ConfirmPurchaseProps) {
  const t = useMessages(buyFuelMessages)
  const { order, oldPrice } = purchase
  const isSending = purchase.step === 'sending'
  const [isJustChanged, setJustChanged] = useState(oldPrice !== undefined)
  // From when it is sent on, the wallet may already have been charged.
  const [before, setBefore] = useState(isSending ? undefined : wallet)
  if (!isSending && before !== wallet) setBefore(wallet)
  useEffect(() => {
    if (!isJustChanged) return
    const timer = setTimeout(() => setJustChanged(false), readingTime)
    return () => clearTimeout(timer)
  }, [isJustChanged])

  const total = formatPesos(order.charge)
  const isShort = before !== undefined && order.charge > before
  const blocked = isShort ? t.insufficient : isJustChanged ? t.priceJustChanged : undefined
  return (
    <PaymentConfirmation
      words={t}
      state={purchase}
      label={t.buyFor(total)}
      {...{ blocked, onConfirm, onClose }}
    >
      {!isSending && oldPrice !== undefined && (
        <Banner tone="warning">{t.priceChanged(formatPrice(oldPrice), formatPrice(order.price))}</Banner>
      )}
      <DescriptionList
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
    </PaymentConfirmation>
  )
}
