import type { Payment } from 'fleet-portal-api-client/contract/payments'
import { hasPurchaseOrders } from 'fleet-portal-api-client/contract/access'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import type { fleetCardRedemptionsMessages } from '../../locales/en/fleetCardRedemptions.ts'
import { AlignedLitres } from '../../pieces/cells/AlignedLitres.tsx'
import { strikeThroughVoided } from '../../pieces/cells/strikeThroughVoided.tsx'
import type { paymentColumns } from '../../pieces/cells/paymentColumns.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { StatusAndRemarks } from '../../pieces/cells/StatusAndRemarks.tsx'
import { TextButton } from '../../pieces/cells/TextButton.ts'

interface Messages {
  t: typeof fleetCardRedemptionsMessages.defaults
  payments: typeof cardPaymentsMessages.defaults
  formats: Formats
}

/** The approximate number of characters of remarks that fit into a cell. */
const maxShortRemarks = 40

/** The product with its price, the volume, the discount and the final amount. */
const moneyColumns = ({ t, formats }: Messages, isVip: boolean): ListColumn<Payment>[] => [
  {
    id: 'productCode',
    header: t.product,
    cell: strikeThroughVoided(({ productCode, pumpPrice }) => (
      <TwoLineCell isUnbroken detail={pumpPrice ? t.atPrice(formats.formatPrice(pumpPrice)) : undefined}>
        <ProductChip product={productCode} />
      </TwoLineCell>
    )),
  },
  {
    id: 'literVolume',
    header: isVip ? t.volumeAndPoints : t.volume,
    align: 'end',
    cell: strikeThroughVoided(({ literVolume, pointsEarned: points }) => (
      <TwoLineCell isUnbroken detail={isVip && points != null && t.points(points)}>
        <AlignedLitres volume={literVolume} />
      </TwoLineCell>
    )),
  },
  {
    id: 'totalDiscount',
    header: t.discount,
    align: 'end',
    cell: strikeThroughVoided(({ totalDiscount, discountPerLiter }) => {
      if (totalDiscount == null && discountPerLiter == null) return undefined
      const discountText = discountPerLiter ? t.perLitre(formats.formatPrice(discountPerLiter)) : undefined
      return (
        <TwoLineCell isUnbroken detail={discountText}>
          {totalDiscount != null && formats.formatPesos(totalDiscount)}
        </TwoLineCell>
      )
    }),
  },
  {
    id: 'finalAmount',
    header: t.finalAmount,
    align: 'end',
    cell: strikeThroughVoided(({ finalAmount, amount }) => (
      <TwoLineCell isUnbroken detail={t.ofAmount(formats.formatPesos(amount))}>
        <InlineText $strong>{formats.formatPesos(finalAmount)}</InlineText>
      </TwoLineCell>
    )),
  },
]

/** The columns for a fleet: points only for VIP fleets, purchase orders only for fleets with manual POs. */
export function fuelPaymentColumns(
  messages: Messages,
  common: ReturnType<typeof paymentColumns>,
  {
    fleet,
    openRemarks,
  }: {
    fleet: Pick<Fleet, 'plbType' | 'isVip'> | undefined
    openRemarks: (item: Payment) => void
  },
): ListColumn<Payment>[] {
  return [
    common.date,
    common.station,
    common.card,
    common.vehicle,
    ...moneyColumns(messages, fleet?.isVip === true),
    common.orders(fleet !== undefined && hasPurchaseOrders(fleet.plbType)),
    {
      id: 'status',
      header: messages.payments.status,
      width: '112px',
      cell: (item) => {
        const isLong = (item.remarks?.length ?? 0) > maxShortRemarks
        const viewButton = isLong && (
          <TextButton
            aria-label={messages.payments.viewRemarks(item.orNumber ?? item.paymentId)}
            onClick={() => openRemarks(item)}
          >
            {messages.payments.view}
          </TextButton>
        )
        return <StatusAndRemarks item={item} messages={messages.payments} more={viewButton} />
      },
    },
  ]
}
