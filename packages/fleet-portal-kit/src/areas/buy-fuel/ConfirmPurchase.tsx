import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import { useEffect, useState } from 'react'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { PaymentConfirmation } from '../../pieces/forms/PaymentConfirmation.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { Purchase } from '../../headless/purchase/usePurchaseFlow.ts'

interface ConfirmPurchaseProps {
  purchase: Extract<Purchase, { status: 'confirming' | 'sending' | 'lookingUp' }>
  wallet: Centavos | undefined
  onConfirm: () => void
  onClose: () => void
}

/**
 * How long the button stays disabled after a price change, in milliseconds. A click on the old total must not buy at the
 * new one.
 */
const priceChangeDelay = 1_000

/** Asks the user to confirm a purchase, and stays open until the outcome is known. */
export function ConfirmPurchase({ purchase, wallet, onConfirm, onClose }: ConfirmPurchaseProps) {
  const t = useMessages(buyFuelMessages)
  const { formatLitres, formatPesos, formatPrice } = useFormats()
  const { status, origin, details: order } = purchase
  const { previousPrice } = order
  const isInFlight = status !== 'confirming'
  const [isJustChanged, setJustChanged] = useState(previousPrice !== undefined)
  // The last balance before the purchase is sent. After that the balance may already include the charge.
  const [balanceBefore, setBalanceBefore] = useState(isInFlight ? undefined : wallet)
  if (!isInFlight && balanceBefore !== wallet) setBalanceBefore(wallet)
  useEffect(() => {
    if (!isJustChanged) return
    const timer = setTimeout(() => setJustChanged(false), priceChangeDelay)
    return () => clearTimeout(timer)
  }, [isJustChanged])

  const total = formatPesos(order.charge)
  const isInsufficient = balanceBefore !== undefined && order.charge > balanceBefore
  const blocked = isInsufficient ? t.insufficient : isJustChanged ? t.priceJustChanged : undefined
  return (
    <PaymentConfirmation
      sentences={t}
      {...{ status, origin }}
      label={t.buyFor(total)}
      {...{ blocked, onConfirm, onClose }}
    >
      {!isInFlight && previousPrice !== undefined && (
        <Banner tone="warning">{t.priceChanged(formatPrice(previousPrice), formatPrice(order.price))}</Banner>
      )}
      <DescriptionList
        items={[
          { name: t.product, value: <ProductChip product={order.product} /> },
          { name: t.volume, value: formatLitres(order.volume) },
          { name: t.creditPrice, value: `${formatPrice(order.price)}/L` },
          { name: t.total, value: total, isStrong: true },
          ...(balanceBefore === undefined || isInsufficient
            ? []
            : [{ name: t.after, value: formatPesos(centavos(balanceBefore - order.charge)) }]),
        ]}
      />
      {isInsufficient && <Banner tone="danger">{t.insufficient}</Banner>}
    </PaymentConfirmation>
  )
}
