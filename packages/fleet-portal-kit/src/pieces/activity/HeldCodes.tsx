import { listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { millilitres } from 'fleet-portal-api-client/money'
import { useMemo } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { combineReads } from '../../foundation/data/combineReads.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { OptionalPart } from '../../foundation/widget/OptionalPart.tsx'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { inGroups } from '../cells/codeText.ts'
import { CodeStatusTag } from '../cells/CodeStatusTag.tsx'
import { FuelCodeText } from '../cells/FuelCodeText.tsx'
import { ItemLink } from '../cells/ItemLink.tsx'
import { ProductChip } from '../cells/ProductChip.tsx'
import type { Bearer } from '../codes/bearerDrafts.ts'
import { ActivitySection } from './ActivitySection.tsx'
import { ownItems, readItems, type IsOfBearer } from './ownItems.ts'

const GenerateCode = lazyWithRetry(() => import('./GenerateCode.tsx'), 'GenerateCode')

interface HeldCodesProps {
  fleetId: string
  access: FleetAccess
  /** Finds the codes: a driver ID or a plate number. */
  searchKey: string
  /** Whether a found code is of the bearer. */
  isOfBearer: IsOfBearer
  /** The driver or vehicle of a new code. Undefined if it is inactive. */
  bearer: Bearer | undefined
}

/** The codes of a driver or a vehicle that can be used now or later: the active ones first. */
export function HeldCodes({ fleetId, access, searchKey, isOfBearer, bearer }: HeldCodesProps) {
  const t = useMessages(itemPagesMessages)
  const { formatDay, formatLitres } = useFormats()
  // The server filters by one status.
  const ofBearer = { fleetId, searchKey, page: 1, perPage: readItems }
  const active = useRead(listFuelCodes, { ...ofBearer, status: 'Active' })
  const scheduled = useRead(listFuelCodes, { ...ofBearer, status: 'Scheduled' })
  const columns = useMemo<ListColumn<FuelCode>[]>(
    () => [
      {
        id: 'fuelCode',
        header: t.code,
        isTitle: true,
        cell: ({ fuelCodeId, fuelCode }) => (
          <ItemLink page={{ area: 'fuel-code', search: { fuelCodeId }, state: { searchKey: fuelCode } }}>
            <FuelCodeText code={fuelCode} isStrong />
          </ItemLink>
        ),
      },
      {
        id: 'productCode',
        header: t.product,
        cell: ({ productCode }) => <ProductChip product={productCode} />,
      },
      {
        id: 'left',
        header: t.left,
        align: 'end',
        cell: ({ literVolume, volumeRedeemed }) =>
          t.leftOf(
            formatLitres(millilitres(Math.max(0, literVolume - volumeRedeemed))),
            formatLitres(literVolume),
          ),
      },
      {
        id: 'endDate',
        header: t.validUntil,
        isUnbroken: true,
        cell: ({ status, startDate, endDate }) => (
          <TwoLineCell isUnbroken detail={status === 'Scheduled' && t.validFrom(formatDay(startDate))}>
            {formatDay(endDate)}
          </TwoLineCell>
        ),
      },
      { id: 'status', header: t.status, cell: ({ status }) => <CodeStatusTag status={status} /> },
    ],
    [t, formatDay, formatLitres],
  )
  const isOwn = ({ drivers, vehicles }: FuelCode) =>
    [
      ...(drivers ?? []).map((driver) => ({ driver })),
      ...(vehicles ?? []).map((vehicle) => ({ vehicle })),
    ].some(isOfBearer)
  const answers = active.data && scheduled.data && ([active.data, scheduled.data] as const)
  return (
    <ActivitySection
      title={t.openCodes}
      read={combineReads([active, scheduled], answers)}
      itemsOf={(lists) => {
        const own = lists.map(({ fuelCodes, count }) => ownItems(fuelCodes, count, isOwn))
        const items = own.flatMap((part) => part.items)
        const isAll = own.every((part) => part.count === part.items.length)
        return { items, count: isAll ? items.length : undefined }
      }}
      columns={columns}
      idOf={({ fuelCodeId }) => fuelCodeId}
      nameOf={({ fuelCode }) => inGroups(fuelCode)}
      empty={t.noOpenCodes}
      action={
        bearer && (
          <OptionalPart>
            <GenerateCode fleetId={fleetId} access={access} bearer={bearer} />
          </OptionalPart>
        )
      }
      // The list has one status or all of them.
      allLabel={t.seeAllCodes}
      all={{ area: 'fuel-codes', search: { searchKey } }}
    />
  )
}
