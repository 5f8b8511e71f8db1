import type { Product } from 'fleet-portal-api-client/contract/products'
import type { Millilitres } from 'fleet-portal-api-client/money'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import type { itemPagesMessages } from '../../locales/en/itemPages.ts'
import type { useFormats } from '../../provider/formats.ts'
import type { TransactionDriver } from '../cells/linkedFilters.ts'
import { ProductChip } from '../cells/ProductChip.tsx'
import { StatusAndRemarks } from '../cells/StatusAndRemarks.tsx'
import { strikeThroughVoided } from '../cells/strikeThroughVoided.tsx'
import type { BearerLinks } from './useBearerLinks.tsx'

/** A redemption or a payment with a fleet card. */
interface Fill {
  status: 'success' | 'voided'
  remarks?: string | null | undefined
  productCode: Product
  literVolume: Millilitres
}

interface Bearers {
  status: string
  driver?: TransactionDriver | null | undefined
  vehicle?: { vehicleId?: string | null | undefined; plateNumber: string } | null | undefined
}

/** Who fuelled: the driver, the vehicle or both. The page of one of them shows the other. */
export function bearerColumn<T extends Bearers>(
  t: Pick<typeof itemPagesMessages.defaults, 'driver' | 'vehicle' | 'driverAndVehicle'>,
  { driverLink, vehicleLink }: BearerLinks,
  subject?: 'driver' | 'vehicle',
): ListColumn<T> {
  const header = subject ? (subject === 'driver' ? t.vehicle : t.driver) : t.driverAndVehicle
  return {
    id: 'bearer',
    header,
    cell: strikeThroughVoided(({ driver, vehicle }) => {
      const driverName = subject !== 'driver' && driver && driverLink(driver)
      const plateNumber = subject !== 'vehicle' && vehicle && vehicleLink(vehicle)
      if (!driverName || !plateNumber) return driverName || plateNumber || ''
      return <TwoLineCell detail={plateNumber}>{driverName}</TwoLineCell>
    }),
  }
}

interface FillColumnsOptions<T extends Fill> {
  /** The sentences of the list of all fills. */
  list: Parameters<typeof StatusAndRemarks>[0]['messages'] & { status: string }
  t: Pick<typeof itemPagesMessages.defaults, 'date' | 'product' | 'volume'>
  formats: Pick<ReturnType<typeof useFormats>, 'formatDay' | 'formatLitres' | 'formatTime'>
  id: string
  timeOf: (fill: T) => string
}

/** The columns that redemptions and card payments share: the time, which is the title of a card, the product, the litres and the status. */
export function fillColumns<T extends Fill>({
  t,
  list,
  formats: { formatDay, formatLitres, formatTime },
  id,
  timeOf,
}: FillColumnsOptions<T>): Record<'time' | 'product' | 'volume' | 'status', ListColumn<T>> {
  return {
    time: {
      id,
      header: t.date,
      isTitle: true,
      cell: strikeThroughVoided((fill) => (
        <TwoLineCell isUnbroken detail={formatTime(timeOf(fill))}>
          {formatDay(timeOf(fill))}
        </TwoLineCell>
      )),
    },
    product: {
      id: 'productCode',
      header: t.product,
      cell: strikeThroughVoided(({ productCode }) => <ProductChip product={productCode} />),
    },
    volume: {
      id: 'literVolume',
      header: t.volume,
      align: 'end',
      cell: strikeThroughVoided(({ literVolume }) => formatLitres(literVolume)),
    },
    status: {
      id: 'status',
      header: list.status,
      cell: (item) => <StatusAndRemarks item={item} messages={list} />,
    },
  }
}
