import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { Suspense, useRef } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedValue } from '../../foundation/errors/TryAgain.tsx'
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
import { uiMessages } from '../../locales/en/ui.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
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
  fleetId: string
  access: FleetAccess
  purchase: Extract<Purchase, { status: 'applied' }>
  /** Fills the form with the same order. */
  onBuyAgain: (order: FuelOrder) => void
  onClose: () => void
}

/** The litres of a fuel that the server has after the purchase. An answer from before it is not shown. */
function BalanceNow({ fleetId, product }: { fleetId: string; product: Product }) {
  const { formatLitres } = useFormats()
  const { data, error, isFetching, refetch } = useRead(listFuelBalances, { fleetId }, { isReported: false })
  if (isFetching) return <Skeleton $width="80px" />
  if (error) return <FailedValue error={error} retry={refetch} />
  const balance = data?.find(({ productCode }) => productCode === product)
  return balance ? formatLitres(balance.fuelBalance) : '—'
}

/** The receipt of a purchase. Volume and amount come from the server's answer. */
export function PurchaseReceipt({ fleetId, access, purchase, onBuyAgain, onClose }: PurchaseReceiptProps) {
  const t = useMessages(buyFuelMessages)
  const paper = useMessages(paperMessages)
  const { formatInstant, formatLitres, formatPesos, formatPrice } = useFormats()
  const closeButton = useRef<HTMLButtonElement>(null)
  const { details: order, answer, origin } = purchase
  const { buyFuelId, createdAt, totalCreditAmount: total } = answer
  const product = answer.productCode ?? order.product
  const { productNames } = useMessages(uiMessages)
  const canOpen = useCanOpen(access)
  // With another total, the price was another one as well. The answer does not name it.
  const price = total === order.charge ? order.price : undefined
  return (
    <Dialog title={t.boughtTitle} width={520} initialFocus={closeButton} onClose={onClose}>
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
          { name: t.product, value: <ProductChip product={product} /> },
          { name: t.volume, value: formatLitres(answer.literVolume ?? order.volume) },
          ...(price === undefined ? [] : [{ name: t.creditPrice, value: `${formatPrice(price)}/L` }]),
          { name: t.amount, value: formatPesos(total), isStrong: true },
          {
            name: t.balanceNow(productNames[product]),
            value: <BalanceNow fleetId={fleetId} product={product} />,
          },
        ]}
      />
      {total !== order.charge && <Banner tone="warning">{t.otherTotal(formatPesos(order.charge))}</Banner>}
      <Suspense fallback={<Skeleton $height="36px" />}>
        <PurchasePaper
          fleet={access.fleet?.businessName}
          purchase={{
            buyFuelId,
            productCode: product,
            literVolume: answer.literVolume ?? order.volume,
            totalCreditAmount: total,
            createdAt,
            creditPrice: price,
          }}
        />
      </Suspense>
      <DialogActions>
        {canOpen('generate-fuel-codes') && (
          <Link isButton to={{ area: 'generate-fuel-codes' }}>
            {t.generateCodes}
          </Link>
        )}
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
