import type { Payment } from 'api-client/contract/activity'
import { hasPurchaseOrders } from 'api-client/contract/access'
import type { Fleet } from 'api-client/contract/fleets'
import { formatLitres, formatPesos, formatPrice } from '../../format/amounts.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import type { fleetCardRedemptionsMessages } from '../../locales/en/fleetCardRedemptions.ts'
import { strikeThroughVoided } from '../../pieces/cells/strikeThroughVoided.tsx'
import type { paymentColumns } from '../../pieces/cells/paymentColumns.tsx'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { StatusAndRemarks } from '../../pieces/cells/StatusAndRemarks.tsx'
import { TextButton } from '../../pieces/cells/TextButton.ts'

interface Words {
  t: typeof fleetCardRedemptionsMessages.defaults
  words: typeof cardPaymentsMessages.defaults
}

/** So many letters of remarks fit a line of a table, about. */
const shortRemarks = 40

/** What was bought at which price, how much of it, and what that cost: the sums beside what they are made of. */
const moneyColumns = ({ t }: Words, isVip: boolean): ListColumn<Payment>[] => [
  {
    id: 'productCode',
    header: t.product,
    cell: strikeThroughVoided(({ productCode, pumpPrice }) => (
      <TwoLineCell isUnbroken detail={pumpPrice != null && t.atPrice(formatPrice(pumpPrice))}>
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
        {formatLitres(literVolume)}
      </TwoLineCell>
    )),
  },
  {
    id: 'totalDiscount',
    header: t.discount,
    align: 'end',
    cell: strikeThroughVoided(({ totalDiscount, discountPerLiter }) => {
      if (totalDiscount == null && discountPerLiter == null) return undefined
      const each = discountPerLiter != null && t.perLitre(formatPrice(discountPerLiter))
      return (
        <TwoLineCell isUnbroken detail={each}>
          {totalDiscount != null && formatPesos(totalDiscount)}
        </TwoLineCell>
      )
    }),
  },
  {
    id: 'finalAmount',
    header: t.finalAmount,
    align: 'end',
    cell: strikeThroughVoided(({ finalAmount, amount }) => (
      <TwoLineCell isUnbroken detail={t.ofAmount(formatPesos(amount))}>
        <InlineText $strong>{formatPesos(finalAmount)}</InlineText>
      </TwoLineCell>
    )),
  },
]

/** The columns of a fleet: points where it earns them, purchase orders where it has them. */
export function fuelPaymentColumns(
  words: Words,
  common: ReturnType<typeof paymentColumns>,
  {
    fleet,
    view,
  }: {
    fleet: Pick<Fleet, 'plbType' | 'isVip'> | undefined
    /** Opens the remarks of a payment. */
    view: (item: Payment) => void
  },
): ListColumn<Payment>[] {
  return [
    common.date,
    common.station,
    common.card,
    common.vehicle,
    ...moneyColumns(words, fleet?.isVip === true),
    common.orders(fleet !== undefined && hasPurchaseOrders(fleet.plbType)),
    {
      id: 'status',
      header: words.words.status,
      width: '120px',
      cell: (item) => {
        const isLong = (item.remarks?.length ?? 0) > shortRemarks
        const more = isLong && (
          <TextButton
            aria-label={words.words.viewRemarks(item.orNumber ?? item.paymentId)}
            onClick={() => view(item)}
          >
            {words.words.view}
          </TextButton>
        )
        return <StatusAndRemarks item={item} words={words.words} more={more} />
      },
    },
  ]
}
