import { useRef } from 'react'
import { CopyButton } from '../../foundation/ui/CopyButton.tsx'
import { formatLitres, formatPesos } from '../../format/amounts.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { useMessages } from '../../provider/messages.ts'
import type { FuelOrder } from './order.ts'
import type { Purchase } from './usePurchase.ts'

interface PurchaseReceiptProps {
  purchase: Extract<Purchase, { status: 'applied' }>
  /** Puts the same order on the form. */
  onAgain: (order: FuelOrder) => void
  onClose: () => void
}

/** What was bought, in the server's figures. */
export function PurchaseReceipt({ purchase, onAgain, onClose }: PurchaseReceiptProps) {
  const t = useMessages(buyFuelMessages)
  const close = useRef<HTMLButtonElement>(null)
  const { details: order, answer, origin } = purchase
  const { buyFuelId, totalCreditAmount: total } = answer
  return (
    <Dialog title={t.boughtTitle} width={440} initialFocus={close} onClose={onClose}>
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
          { name: t.product, value: <ProductChip product={answer.productCode ?? order.product} /> },
          { name: t.volume, value: formatLitres(answer.literVolume ?? order.volume) },
          { name: t.amount, value: formatPesos(total), isStrong: true },
        ]}
      />
      {total !== order.charge && <Banner tone="warning">{t.otherTotal(formatPesos(order.charge))}</Banner>}
      <DialogActions>
        <Link isButton to={{ area: 'buy-fuel-history' }}>
          {t.viewHistory}
        </Link>
        <Button onClick={() => onAgain(order)}>{t.buyAgain}</Button>
        <Button ref={close} variant="primary" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
