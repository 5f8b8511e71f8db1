import type { Payment } from 'fleet-portal-api-client/contract/payments'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import type { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { CardNumber } from './CardNumber.tsx'
import { last4, shortCard } from './cardText.ts'
import { DispensedTo } from './DispensedTo.tsx'
import { strikeThroughVoided } from './strikeThroughVoided.tsx'
import { LineClamp } from './LineClamp.ts'
import { MonoText } from './MonoText.tsx'
import { fullName } from './PersonName.tsx'
import { FilterableName } from './FilterableName.tsx'
import { filterOfCard, filterOfDriver, type LinkedFilters } from './linkedFilters.ts'
import type { ItemPages } from './useItemPages.ts'

/** The fields that fuel payments and other card payments have in common. */
export type CardPayment = Pick<
  Payment,
  | 'paidAt'
  | 'stationName'
  | 'driver'
  | 'vehicle'
  | 'fuelCardId'
  | 'cardNumber'
  | 'poNumber'
  | 'orNumber'
  | 'status'
> & { dispensedTo?: string | null | undefined }

interface PaymentColumnOptions {
  formats: Formats
  messages: typeof cardPaymentsMessages.defaults
  cards: typeof cardNumberMessages.defaults
  /** The pages that names lead to. */
  pages: ItemPages
  /** Filters the list by a driver, plate number or card. */
  setFilters: (filters: LinkedFilters) => void
}

/** The columns that all lists of fleet card payments share. */
export function paymentColumns({ messages: t, cards, pages, setFilters, formats }: PaymentColumnOptions) {
  const filtering = (name: string, filters: LinkedFilters) => ({
    filterLabel: t.onlyThis(name),
    onFilter: () => setFilters(filters),
  })
  const copyableNumber = (number: string | null | undefined, name: string) =>
    number && (
      <CopyableText text={number} name={`${name} ${number}`}>
        <MonoText isUnbroken>{number}</MonoText>
      </CopyableText>
    )
  /** The receipt number, with the purchase order number below it if the fleet uses purchase orders. */
  const orders = (hasOrders: boolean): ListColumn<CardPayment> => ({
    id: 'orNumber',
    header: hasOrders ? t.orAndPoNumber : t.orNumber,
    cell: strikeThroughVoided(({ orNumber, poNumber }) => {
      const receipt = copyableNumber(orNumber, t.orNumber)
      const order = hasOrders && copyableNumber(poNumber, t.poNumber)
      return order ? <TwoLineCell detail={order}>{receipt || '—'}</TwoLineCell> : receipt
    }),
  })
  const date: ListColumn<CardPayment> = {
    id: 'paidAt',
    header: t.date,
    isTitle: true,
    cell: strikeThroughVoided(({ paidAt }) => (
      <TwoLineCell isUnbroken detail={formats.formatTime(paidAt)}>
        {formats.formatDay(paidAt)}
      </TwoLineCell>
    )),
  }
  const station: ListColumn<CardPayment> = {
    id: 'station',
    orderBy: 'stationName',
    header: t.station,
    width: 'clamp(130px, calc(100cqi - 1038px), 210px)',
    cell: strikeThroughVoided(({ stationName }) => <LineClamp title={stationName}>{stationName}</LineClamp>),
  }
  const vehicle: ListColumn<CardPayment> = {
    id: 'vehicle',
    orderBy: 'plateNumber',
    header: t.vehicle,
    cell: strikeThroughVoided(({ vehicle: usedVehicle, dispensedTo }) => {
      if (!usedVehicle && !dispensedTo) return undefined
      const container = dispensedTo && <DispensedTo dispensedTo={dispensedTo} messages={t.containers} />
      const plate = usedVehicle?.plateNumber
      return (
        <TwoLineCell detail={container}>
          {plate ? (
            <FilterableName {...filtering(plate, { searchKey: plate })} page={pages.vehicle(usedVehicle)}>
              <MonoText isUnbroken>{plate}</MonoText>
            </FilterableName>
          ) : (
            '—'
          )}
        </TwoLineCell>
      )
    }),
  }
  const card: ListColumn<CardPayment> = {
    id: 'cardNumber',
    header: t.cardAndDriver,
    width: '158px',
    cell: strikeThroughVoided(({ fuelCardId, cardNumber, driver }) => {
      const card = { fuelCardId, cardNumber }
      const number = (text: string) => (
        <FilterableName
          {...filtering(cards.ending(last4(cardNumber)), filterOfCard(card))}
          page={pages.card(card)}
        >
          <MonoText isUnbroken>{text}</MonoText>
        </FilterableName>
      )
      const name = driver && fullName(driver)
      const driverName = name && (
        <FilterableName {...filtering(name, filterOfDriver(driver))} page={pages.driver(driver)}>
          {name}
        </FilterableName>
      )
      return (
        <TwoLineCell detail={driverName}>
          <CardNumber key={cardNumber} number={cardNumber} mask={shortCard(cardNumber)}>
            {number}
          </CardNumber>
        </TwoLineCell>
      )
    }),
  }
  return {
    date,
    station,
    vehicle,
    card,
    orders,
  }
}
