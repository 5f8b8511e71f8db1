import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { centavos } from 'fleet-portal-api-client/money'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { InlineText } from '../../foundation/ui/layout.ts'
import type { codeMessages } from '../../locales/en/codes.ts'
import type { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { CardNumber } from '../../pieces/cells/CardNumber.tsx'
import { ItemLink } from '../../pieces/cells/ItemLink.tsx'
import { LineClamp } from '../../pieces/cells/LineClamp.ts'
import { MonoText } from '../../pieces/cells/MonoText.tsx'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import type { ItemPages } from '../../pieces/cells/useItemPages.ts'
import { CardStatusTag } from '../../pieces/cards/CardStatusTag.tsx'
import { LimitCell } from '../../pieces/cards/LimitCell.tsx'
import { ProductList } from './ProductList.tsx'

interface FleetCardColumnsOptions {
  t: typeof fleetCardsMessages.defaults
  codes: typeof codeMessages.defaults
  formats: Formats
  pages: Pick<ItemPages, 'card' | 'driver' | 'vehicle'>
}

/** The columns of the card list. A card without a driver or vehicle shows "Any". */
export const fleetCardColumns = ({
  t,
  codes,
  formats,
  pages,
}: FleetCardColumnsOptions): ListColumn<FleetCard>[] => {
  const pesosOf = (value: number) => formats.formatPesos(centavos(value))
  const any = <InlineText $muted>{codes.any}</InlineText>
  return [
    {
      id: 'cardNumber',
      header: t.cardAndType,
      isTitle: true,
      width: '204px',
      cell: ({ fuelCardId, cardNumber, fuelCardType }) => (
        <TwoLineCell detail={codes.bindings[fuelCardType]}>
          <CardNumber
            key={fuelCardId}
            number={cardNumber}
            link={(text) => <ItemLink page={pages.card({ fuelCardId, cardNumber })}>{text}</ItemLink>}
          />
        </TwoLineCell>
      ),
    },
    {
      id: 'driver',
      orderBy: 'driverName',
      header: t.driver,
      width: '120px',
      cell: ({ driver }) =>
        driver ? (
          <ItemLink page={pages.driver(driver)}>
            <LineClamp title={fullName(driver)}>{fullName(driver)}</LineClamp>
          </ItemLink>
        ) : (
          any
        ),
    },
    {
      id: 'vehicle',
      orderBy: 'plateNumber',
      header: t.vehicle,
      cell: ({ vehicle }) =>
        vehicle ? (
          <ItemLink page={pages.vehicle(vehicle)}>
            <MonoText isUnbroken>{vehicle.plateNumber}</MonoText>
          </ItemLink>
        ) : (
          any
        ),
    },
    {
      id: 'money',
      orderBy: 'locqpayPaymentThisMonth',
      header: t.moneyPerMonth,
      align: 'end',
      width: '184px',
      cell: ({ locqpayPaymentThisMonth: used, locqpayLimit: limit, status }) => (
        <LimitCell used={used} limit={limit} isTerminated={status === 'terminated'} format={pesosOf} />
      ),
    },
    {
      id: 'transactions',
      orderBy: 'transactionThisMonth',
      header: t.transactionsPerMonth,
      align: 'end',
      width: '140px',
      cell: ({ transactionThisMonth: used, transactionLimit: limit, status }) => (
        <LimitCell
          used={used}
          limit={limit}
          isTerminated={status === 'terminated'}
          format={formats.formatCount}
        />
      ),
    },
    { id: 'products', header: t.products, width: '160px', cell: (card) => <ProductList card={card} /> },
    { id: 'status', header: t.status, cell: ({ status }) => <CardStatusTag status={status} /> },
  ]
}
