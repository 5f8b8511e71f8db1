import { listPayments, type Payment } from 'fleet-portal-api-client/contract/payments'
import { useMemo, type ReactNode } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { shortCard } from '../cells/cardText.ts'
import { filterOfCard, filterOfDriver } from '../cells/linkedFilters.ts'
import { strikeThroughVoided } from '../cells/strikeThroughVoided.tsx'
import { ActivitySection, shownItems } from './ActivitySection.tsx'
import { ofAnyBearer, ownItems, readItems, type IsOfBearer } from './ownItems.ts'
import { bearerColumn, fillColumns } from './fillColumns.tsx'
import { useBearerLinks } from './useBearerLinks.tsx'

interface RecentPaymentsProps {
  fleetId: string
  access: FleetAccess
  /** Finds the payments: a driver ID, a plate number or a card number. */
  searchKey: string
  /** Which of the found ones are of the driver or the vehicle of the page. Default: all. */
  isOfBearer?: IsOfBearer | undefined
  /** Whose page it is. The rows on the page of a card name who paid instead of the card. */
  subject: 'driver' | 'vehicle' | 'card'
  /** What the section does not list. */
  note?: ReactNode
}

/** The newest payments with fleet cards of a driver, a vehicle or a card. */
export function RecentPayments({
  fleetId,
  access,
  searchKey,
  isOfBearer = ofAnyBearer,
  subject,
  note,
}: RecentPaymentsProps) {
  const t = useMessages(itemPagesMessages)
  const list = useMessages(cardPaymentsMessages)
  const formats = useFormats()
  const bearerLinks = useBearerLinks(access)
  const read = useRead(listPayments, { fleetId, searchKey, page: 1, perPage: readItems })
  const columns = useMemo<ListColumn<Payment>[]>(() => {
    const { time, product, volume, status } = fillColumns<Payment>({
      t,
      list,
      formats,
      id: 'paidAt',
      timeOf: ({ paidAt }) => paidAt,
    })
    return [
      time,
      { id: 'station', header: t.station, cell: strikeThroughVoided(({ stationName }) => stationName) },
      subject === 'card'
        ? bearerColumn<Payment>(t, bearerLinks)
        : {
            id: 'card',
            header: t.card,
            isUnbroken: true,
            cell: strikeThroughVoided(({ cardNumber }) => shortCard(cardNumber)),
          },
      product,
      volume,
      {
        id: 'finalAmount',
        header: t.amount,
        align: 'end',
        cell: strikeThroughVoided(({ finalAmount }) => formats.formatPesos(finalAmount)),
      },
      status,
    ]
  }, [t, list, formats, subject, bearerLinks])
  const [newest] = read.data?.payments ?? []
  const filters = () => {
    if (newest && subject === 'card') return filterOfCard(newest)
    if (newest?.driver && subject === 'driver') return filterOfDriver(newest.driver)
    return { searchKey }
  }
  return (
    <ActivitySection
      title={t.payments}
      read={read}
      itemsOf={({ payments, count }) => ownItems(payments, count, isOfBearer)}
      columns={columns}
      idOf={({ paymentId }) => paymentId}
      nameOf={({ paidAt }) => formats.formatDay(paidAt)}
      empty={t.noPayments}
      usualRows={shownItems}
      note={note}
      all={{ area: 'fleet-card-redemptions', search: { ...filters() } }}
    />
  )
}
