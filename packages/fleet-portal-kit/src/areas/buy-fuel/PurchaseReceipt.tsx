import { Suspense, useRef } from 'react'
import { CopyButton } from '../../foundation/ui/CopyButton.tsx'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { paperMessages } from '../../locales/en/paper.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { FuelOrder } from '../../headless/purchase/fuelOrder.ts'
import type { Purchase } from '../../headless/purchase/usePurchaseFlow.ts'

const PurchasePaper = lazyWithRetry(
  () => import('../../pieces/receipts/PurchaseReceipt.tsx'),
  'PurchaseReceiptActions',
)

interface PurchaseReceiptProps {
  /** The business name of the fleet. */
  fleet: string | undefined
  purchase: Extract<Purchase, { status: 'applied' }>
  /** Fills the form with the same order. */
  onBuyAgain: (order: FuelOrder) => void
  onClose: () => void
}

/** The receipt of a purchase. Volume and amount come from the server's answer. */
export function PurchaseReceipt({ fleet, purchase, onBuyAgain, onClose }: PurchaseReceiptProps) {
  const t = useMessages(buyFuelMessages)
  const paper = useMessages(paperMessages)
  const { formatInstant, formatLitres, formatPesos, formatPrice } = useFormats()
  const closeButton = useRef<HTMLButtonElement>(null)
  const { details: order, answer, origin } = purchase
  const { buyFuelId, createdAt, totalCreditAmount: total } = answer
  // With another total, the price was another one as well. The answer does not name it.
  const price = total === order.charge ? order.price : undefined
  return (
    <Dialog title={t.boughtTitle} width={440} initialFocus={closeButton} onClose={onClose}>
      <Banner tone="success">{origin === 'this-page' ? t.boughtBody : t.boughtEarlier}</Banner>
      <DescriptionList
        items={[
          {
            name: t.referenceId,
            value: (
              <HStack $justify="end" $gap={1}>
                <MonoText>{buyFuelId}</MonoText>
                <CopyButton text={buyFuelId} name={t.referenceId} />
              </HStack>
            ),
          },
          ...(createdAt ? [{ name: paper.boughtOn, value: formatInstant(createdAt) }] : []),
          { name: t.product, value: <ProductChip product={answer.productCode ?? order.product} /> },
          { name: t.volume, value: formatLitres(answer.literVolume ?? order.volume) },
          ...(price === undefined ? [] : [{ name: t.creditPrice, value: `${formatPrice(price)}/L` }]),
          { name: t.amount, value: formatPesos(total), isStrong: true },
        ]}
      />
      {total !== order.charge && <Banner tone="warning">{t.otherTotal(formatPesos(order.charge))}</Banner>}
      <Suspense fallback={<Skeleton $height="36px" />}>
        <PurchasePaper
          fleet={fleet}
          purchase={{
            buyFuelId,
            productCode: answer.productCode ?? order.product,
            literVolume: answer.literVolume ?? order.volume,
            totalCreditAmount: total,
            createdAt,
            creditPrice: price,
          }}
        />
      </Suspense>
      <DialogActions>
        <Link isButton to={{ area: 'buy-fuel-history' }}>
          {t.viewHistory}
        </Link>
        <Button onClick={() => onBuyAgain(order)}>{t.buyAgain}</Button>
        <Button ref={closeButton} variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
