import { listPayments, type Payment } from 'fleet-portal-api-client/contract/payments'
import { useMemo } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { shortCard } from '../cells/cardText.ts'
import { ProductChip } from '../cells/ProductChip.tsx'
import { strikeThroughVoided } from '../cells/strikeThroughVoided.tsx'
import { ActivitySection, shownItems } from './ActivitySection.tsx'

interface RecentPaymentsProps {
  fleetId: string
  /** Finds the payments: a driver ID, a plate number or a card number. */
  searchKey: string
}

/** The newest payments with fleet cards of a driver, a vehicle or a card. */
export function RecentPayments({ fleetId, searchKey }: RecentPaymentsProps) {
  const t = useMessages(itemPagesMessages)
  const { formatDay, formatLitres, formatPesos, formatTime } = useFormats()
  const read = useRead(listPayments, { fleetId, searchKey, page: 1, perPage: shownItems })
  const columns = useMemo<ListColumn<Payment>[]>(
    () => [
      {
        id: 'paidAt',
        header: t.date,
        isTitle: true,
        cell: strikeThroughVoided(({ paidAt }) => (
          <TwoLineCell isUnbroken detail={formatTime(paidAt)}>
            {formatDay(paidAt)}
          </TwoLineCell>
        )),
      },
      { id: 'station', header: t.station, cell: strikeThroughVoided(({ stationName }) => stationName) },
      {
        id: 'card',
        header: t.card,
        isUnbroken: true,
        cell: strikeThroughVoided(({ cardNumber }) => shortCard(cardNumber)),
      },
      {
        id: 'productCode',
        header: t.product,
        cell: strikeThroughVoided(({ productCode }) => <ProductChip product={productCode} />),
      },
      {
        id: 'literVolume',
        header: t.volume,
        align: 'end',
        cell: strikeThroughVoided(({ literVolume }) => formatLitres(literVolume)),
      },
      {
        id: 'finalAmount',
        header: t.amount,
        align: 'end',
        cell: strikeThroughVoided(({ finalAmount }) => formatPesos(finalAmount)),
      },
    ],
    [t, formatDay, formatLitres, formatPesos, formatTime],
  )
  return (
    <ActivitySection
      title={t.payments}
      read={read}
      itemsOf={({ payments, count }) => ({ items: payments, count })}
      columns={columns}
      idOf={({ paymentId }) => paymentId}
      nameOf={({ paidAt }) => formatDay(paidAt)}
      empty={t.noPayments}
      all={{ area: 'fleet-card-redemptions', search: { searchKey } }}
    />
  )
}
