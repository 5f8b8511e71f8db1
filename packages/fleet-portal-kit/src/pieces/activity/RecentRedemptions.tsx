import { listRedemptions, type Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { useMemo, type ReactNode } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { redemptionsMessages } from '../../locales/en/redemptions.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { filterOfDriver } from '../cells/linkedFilters.ts'
import { strikeThroughVoided } from '../cells/strikeThroughVoided.tsx'
import { ActivitySection, shownItems } from './ActivitySection.tsx'
import { ofAnyBearer, ownItems, readItems, type IsOfBearer } from './ownItems.ts'
import { bearerColumn, fillColumns } from './fillColumns.tsx'
import { useBearerLinks } from './useBearerLinks.tsx'

interface RecentRedemptionsProps {
  fleetId: string
  access: FleetAccess
  /** Finds the redemptions: a driver ID, a plate number or a code. */
  searchKey: string
  /** Which of the found ones are of the driver or the vehicle of the page. Default: all. */
  isOfBearer?: IsOfBearer | undefined
  /** Whose page it is. Its rows name the other one only. Default: both. */
  subject?: 'driver' | 'vehicle'
  /** A sentence above the rows. */
  lead?: ReactNode
}

/** The newest redemptions of a driver, a vehicle or a code. */
export function RecentRedemptions({
  fleetId,
  access,
  searchKey,
  isOfBearer = ofAnyBearer,
  subject,
  lead,
}: RecentRedemptionsProps) {
  const t = useMessages(itemPagesMessages)
  const list = useMessages(redemptionsMessages)
  const formats = useFormats()
  const bearerLinks = useBearerLinks(access)
  const read = useRead(listRedemptions, { fleetId, searchKey, page: 1, perPage: readItems })
  const columns = useMemo<ListColumn<Redemption>[]>(() => {
    const { time, product, volume, status } = fillColumns<Redemption>({
      t,
      list,
      formats,
      id: 'redeemedAt',
      timeOf: ({ redeemedAt }) => redeemedAt,
    })
    return [
      time,
      { id: 'station', header: t.station, cell: strikeThroughVoided(({ station }) => station.name) },
      bearerColumn<Redemption>(t, bearerLinks, subject),
      product,
      volume,
      status,
    ]
  }, [t, list, formats, subject, bearerLinks])
  const driver = subject === 'driver' ? read.data?.redemptions[0]?.driver : undefined
  return (
    <ActivitySection
      title={t.redemptions}
      read={read}
      itemsOf={({ redemptions, count }) => ownItems(redemptions, count, isOfBearer)}
      columns={columns}
      idOf={({ redemptionId }) => redemptionId}
      nameOf={({ redeemedAt }) => formats.formatDay(redeemedAt)}
      empty={t.noRedemptions}
      usualRows={shownItems}
      lead={lead}
      all={{ area: 'redemptions', search: driver ? { ...filterOfDriver(driver) } : { searchKey } }}
    />
  )
}
