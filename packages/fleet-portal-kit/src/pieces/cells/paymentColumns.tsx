import type { Payment } from 'api-client/contract/activity'
import type { ReactNode } from 'react'
import { formatDay, formatTime } from '../../format/days.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { CopyableText } from '../../foundation/ui/CopyableText.tsx'
import type { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { CardNumber } from './CardNumber.tsx'
import { last4, shortCard } from './cardText.ts'
import { LineClamp } from './LineClamp.ts'
import { DispensedTo } from './DispensedTo.tsx'
import { strikeThroughVoided } from './strikeThroughVoided.tsx'
import { MonoText } from './MonoText.tsx'
import { fullName } from './PersonName.tsx'
import { FilterLink } from './FilterLink.ts'

/** What the payments of both kinds say. */
export type CardPayment = Pick<
  Payment,
  'paidAt' | 'stationName' | 'driver' | 'vehicle' | 'cardNumber' | 'poNumber' | 'orNumber' | 'status'
> & { dispensedTo?: string | null | undefined }

interface PaymentColumnOptions {
  words: typeof cardPaymentsMessages.defaults
  cards: typeof cardNumberMessages.defaults
  /** Searches for a driver, a plate or a card that is pressed. */
  search: (key: string) => void
}

/** The columns that the payments of fleet cards have in common, one by one. */
export function paymentColumns({ words: t, cards, search }: PaymentColumnOptions) {
  const only = (name: string, key: string, content: ReactNode = name) => (
    <FilterLink type="button" title={t.onlyThis(name)} onClick={() => search(key)}>
      {content}
    </FilterLink>
  )
  const numbered = (number: string | null | undefined, name: string) =>
    number && (
      <CopyableText text={number} name={`${name} ${number}`}>
        <MonoText isUnbroken>{number}</MonoText>
      </CopyableText>
    )
  /** The receipt, and below it the purchase order where a fleet has them. */
  const orders = (hasOrders: boolean): ListColumn<CardPayment> => ({
    id: 'orNumber',
    header: hasOrders ? t.orAndPoNumber : t.orNumber,
    cell: strikeThroughVoided(({ orNumber, poNumber }) => {
      const receipt = numbered(orNumber, t.orNumber)
      const order = hasOrders && numbered(poNumber, t.poNumber)
      return order ? <TwoLineCell detail={order}>{receipt || '—'}</TwoLineCell> : receipt
    }),
  })
  const date: ListColumn<CardPayment> = {
    id: 'paidAt',
    header: t.date,
    isTitle: true,
    cell: strikeThroughVoided(({ paidAt }) => (
      <TwoLineCell isUnbroken detail={formatTime(paidAt)}>
        {formatDay(paidAt)}
      </TwoLineCell>
    )),
  }
  const station: ListColumn<CardPayment> = {
    id: 'station',
    header: t.station,
    width: '140px',
    cell: strikeThroughVoided(({ stationName }) => <LineClamp title={stationName}>{stationName}</LineClamp>),
  }
  const vehicle: ListColumn<CardPayment> = {
    id: 'vehicle',
    header: t.vehicle,
    cell: strikeThroughVoided(({ vehicle: which, dispensedTo }) => {
      if (!which && !dispensedTo) return undefined
      const container = dispensedTo && <DispensedTo dispensedTo={dispensedTo} words={t.containers} />
      const plate = which?.plateNumber
      return (
        <TwoLineCell detail={container}>
          {plate && only(plate, plate, <MonoText isUnbroken>{plate}</MonoText>)}
        </TwoLineCell>
      )
    }),
  }
  const card: ListColumn<CardPayment> = {
    id: 'cardNumber',
    header: t.cardAndDriver,
    width: '150px',
    cell: strikeThroughVoided(({ cardNumber, driver }) => {
      const who = driver && fullName(driver)
      const number = (text: string) =>
        only(cards.ending(last4(cardNumber)), cardNumber, <MonoText>{text}</MonoText>)
      return (
        <TwoLineCell detail={who && only(who, driver.driverLicenseId || who)}>
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
