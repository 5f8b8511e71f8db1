import type { Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { styled } from 'styled-components'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { reset } from '../../foundation/ui/layout.ts'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import type { redemptionsMessages } from '../../locales/en/redemptions.ts'
import { AlignedLitres } from '../../pieces/cells/AlignedLitres.tsx'
import { inGroups } from '../../pieces/cells/codeText.ts'
import { DispensedTo } from '../../pieces/cells/DispensedTo.tsx'
import { FuelCodeText } from '../../pieces/cells/FuelCodeText.tsx'
import { strikeThroughVoided } from '../../pieces/cells/strikeThroughVoided.tsx'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { FilterableName } from '../../pieces/cells/FilterableName.tsx'
import { FilterLink } from '../../pieces/cells/FilterLink.ts'
import { filterOfDriver, type LinkedFilters } from '../../pieces/cells/linkedFilters.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import type { ItemPages } from '../../pieces/cells/useItemPages.ts'
import { StatusAndRemarks } from '../../pieces/cells/StatusAndRemarks.tsx'

type Messages = typeof redemptionsMessages.defaults

/** The filters that a click on a value in a row can set. */
interface RowFilters extends LinkedFilters {
  redemptionStation?: string
}

interface ColumnOptions {
  /** Wallet fleets see the pump price and points; other fleets see the credit price. */
  isWallet: boolean
  /** The pages that names lead to. */
  pages: ItemPages
  setFilters: (filters: RowFilters) => void
}

const walletColumns = (t: Messages, { formatCount, formatPrice }: Formats): ListColumn<Redemption>[] => [
  {
    id: 'pumpPrice',
    header: t.pumpPrice,
    align: 'end',
    cell: strikeThroughVoided(({ pumpPrice }) => (pumpPrice ? formatPrice(pumpPrice) : undefined)),
  },
  {
    id: 'pointsEarned',
    header: t.points,
    align: 'end',
    cell: strikeThroughVoided(({ pointsEarned }) => pointsEarned != null && formatCount(pointsEarned)),
  },
]

const creditColumns = (t: Messages, { formatPesos, formatPrice }: Formats): ListColumn<Redemption>[] => [
  {
    id: 'totalCreditPrice',
    header: t.totalPrice,
    align: 'end',
    cell: strikeThroughVoided(({ totalCreditPrice: total, averageCreditPrice: average }) => {
      if (total == null && average == null) return undefined
      return (
        <TwoLineCell isUnbroken detail={average ? t.averagePrice(formatPrice(average)) : undefined}>
          {total != null && formatPesos(total)}
        </TwoLineCell>
      )
    }),
  },
]

/** Shows all of a name in the cards of a narrow list. A table has two lines of it, and its title has all. */
const StationName = styled.span`
  ${reset}
  @container (max-width: 640px) {
    & > ${FilterLink} {
      display: inline;
    }
  }
`

/** The columns of the list. Only the price columns depend on the fleet type. */
export function redemptionColumns(
  t: Messages,
  formats: Formats,
  { isWallet, pages, setFilters }: ColumnOptions,
): ListColumn<Redemption>[] {
  const filtering = (name: string, filters: RowFilters) => ({
    filterLabel: t.onlyThis(name),
    onFilter: () => setFilters(filters),
  })
  return [
    {
      id: 'redeemedAt',
      header: t.date,
      isTitle: true,
      cell: strikeThroughVoided(({ redeemedAt }) => (
        <TwoLineCell isUnbroken detail={formats.formatTime(redeemedAt)}>
          {formats.formatDay(redeemedAt)}
        </TwoLineCell>
      )),
    },
    {
      id: 'station',
      orderBy: 'stationName',
      header: t.station,
      width: 'clamp(144px, calc(100cqi - 1026px), 216px)',
      cell: strikeThroughVoided(({ station: { name } }) => (
        <StationName>
          <FilterLink
            type="button"
            title={t.onlyThis(name)}
            onClick={() => setFilters({ redemptionStation: name })}
          >
            {name}
          </FilterLink>
        </StationName>
      )),
    },
    {
      id: 'driver',
      orderBy: 'driverName',
      header: t.driver,
      width: '110px',
      cell: strikeThroughVoided(({ driver }) => {
        if (!driver) return undefined
        const name = fullName(driver)
        return (
          <FilterableName {...filtering(name, filterOfDriver(driver))} page={pages.driver(driver)}>
            {name}
          </FilterableName>
        )
      }),
    },
    {
      id: 'dispensedTo',
      orderBy: 'plateNumber',
      header: t.vehicle,
      cell: strikeThroughVoided(({ vehicle, dispensedTo }) => {
        if (!vehicle && !dispensedTo) return undefined
        return (
          <TwoLineCell
            detail={dispensedTo && <DispensedTo dispensedTo={dispensedTo} messages={t.containers} />}
          >
            {vehicle && (
              <FilterableName
                {...filtering(vehicle.plateNumber, { searchKey: vehicle.plateNumber })}
                page={pages.vehicle(vehicle)}
              >
                <MonoText isUnbroken>{vehicle.plateNumber}</MonoText>
              </FilterableName>
            )}
          </TwoLineCell>
        )
      }),
    },
    {
      id: 'fuelCode',
      header: t.fuelCode,
      cell: strikeThroughVoided(({ fuelCodeId, fuelCode }) => {
        if (!fuelCode) return undefined
        const grouped = inGroups(fuelCode)
        return (
          <CopyableText text={fuelCode} name={`${t.fuelCode} ${grouped}`} secret={grouped}>
            <FilterableName
              {...filtering(grouped, { searchKey: fuelCode })}
              page={pages.code({ fuelCodeId, fuelCode })}
              secret={grouped}
            >
              <FuelCodeText code={fuelCode} />
            </FilterableName>
          </CopyableText>
        )
      }),
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
      cell: strikeThroughVoided(({ literVolume }) => <AlignedLitres volume={literVolume} />),
    },
    ...(isWallet ? walletColumns(t, formats) : creditColumns(t, formats)),
    {
      id: 'orNumber',
      header: t.orNumber,
      cell: strikeThroughVoided(
        ({ orNumber }) =>
          orNumber && (
            <CopyableText text={orNumber} name={`${t.orNumber} ${orNumber}`}>
              <MonoText isUnbroken>{orNumber}</MonoText>
            </CopyableText>
          ),
      ),
    },
    {
      id: 'status',
      header: t.statusAndRemarks,
      width: '130px',
      cell: (item) => <StatusAndRemarks item={item} messages={t} />,
    },
  ]
}
