import { listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { millilitres } from 'fleet-portal-api-client/money'
import { useMemo } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { inGroups } from '../cells/codeText.ts'
import { FuelCodeText } from '../cells/FuelCodeText.tsx'
import { ItemLink } from '../cells/ItemLink.tsx'
import { ProductChip } from '../cells/ProductChip.tsx'
import { ActivitySection, shownItems } from './ActivitySection.tsx'

interface HeldCodesProps {
  fleetId: string
  /** Finds the codes: a driver ID or a plate number. */
  searchKey: string
}

/** The active codes of a driver or a vehicle. */
export function HeldCodes({ fleetId, searchKey }: HeldCodesProps) {
  const t = useMessages(itemPagesMessages)
  const { formatDay, formatLitres } = useFormats()
  const search = { status: 'Active', searchKey } as const
  const read = useRead(listFuelCodes, { fleetId, ...search, page: 1, perPage: shownItems })
  const columns = useMemo<ListColumn<FuelCode>[]>(
    () => [
      {
        id: 'fuelCode',
        header: t.code,
        isTitle: true,
        cell: ({ fuelCodeId, fuelCode }) => (
          <ItemLink area="fuel-code" search={{ fuelCodeId }} searchKey={fuelCode}>
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
      { id: 'endDate', header: t.validUntil, isUnbroken: true, cell: ({ endDate }) => formatDay(endDate) },
    ],
    [t, formatDay, formatLitres],
  )
  return (
    <ActivitySection
      title={t.activeCodes}
      read={read}
      itemsOf={({ fuelCodes, count }) => ({ items: fuelCodes, count })}
      columns={columns}
      idOf={({ fuelCodeId }) => fuelCodeId}
      nameOf={({ fuelCode }) => inGroups(fuelCode)}
      empty={t.noActiveCodes}
      all={{ area: 'fuel-codes', search }}
    />
  )
}
