import { listRedemptions, type Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { useMemo } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { fullName } from '../cells/PersonName.tsx'
import { ProductChip } from '../cells/ProductChip.tsx'
import { strikeThroughVoided } from '../cells/strikeThroughVoided.tsx'
import { ActivitySection, shownItems } from './ActivitySection.tsx'

interface RecentRedemptionsProps {
  fleetId: string
  /** Finds the redemptions: a driver ID, a plate number or a code. */
  searchKey: string
}

/** The newest redemptions of a driver, a vehicle or a code. */
export function RecentRedemptions({ fleetId, searchKey }: RecentRedemptionsProps) {
  const t = useMessages(itemPagesMessages)
  const { formatDay, formatLitres, formatTime } = useFormats()
  const read = useRead(listRedemptions, { fleetId, searchKey, page: 1, perPage: shownItems })
  const columns = useMemo<ListColumn<Redemption>[]>(
    () => [
      {
        id: 'redeemedAt',
        header: t.date,
        isTitle: true,
        cell: strikeThroughVoided(({ redeemedAt }) => (
          <TwoLineCell isUnbroken detail={formatTime(redeemedAt)}>
            {formatDay(redeemedAt)}
          </TwoLineCell>
        )),
      },
      { id: 'station', header: t.station, cell: strikeThroughVoided(({ station }) => station.name) },
      {
        id: 'bearer',
        header: t.driverAndVehicle,
        cell: strikeThroughVoided(({ driver, vehicle }) =>
          [driver && fullName(driver), vehicle?.plateNumber].filter(Boolean).join(' · '),
        ),
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
    ],
    [t, formatDay, formatLitres, formatTime],
  )
  return (
    <ActivitySection
      title={t.redemptions}
      read={read}
      itemsOf={({ redemptions, count }) => ({ items: redemptions, count })}
      columns={columns}
      idOf={({ redemptionId }) => redemptionId}
      nameOf={({ redeemedAt }) => formatDay(redeemedAt)}
      empty={t.noRedemptions}
      all={{ area: 'redemptions', search: { searchKey } }}
    />
  )
}
