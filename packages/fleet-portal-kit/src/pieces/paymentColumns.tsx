import type { Payment } from 'api-client/contract/activity'
import type { ReactNode } from 'react'
import { formatDay, formatTime } from '../foundation/format/days.ts'
import type { Column } from '../foundation/list/column.ts'
import { TwoLines } from '../foundation/list/TwoLines.tsx'
import { Copyable } from '../foundation/ui/Copyable.tsx'
import type { cardNumberMessages } from '../locales/en/cardNumber.ts'
import type { cardPaymentsMessages } from '../locales/en/cardPayments.ts'
import { CardNumber } from './CardNumber.tsx'
import { last4, shortCard } from './cardText.ts'
import { Clamped } from './Clamped.ts'
import { DispensedTo } from './DispensedTo.tsx'
import { live } from './liveCell.tsx'
import { Mono } from './Mono.tsx'
import { fullName } from './PersonName.tsx'
import { Press } from './Press.ts'

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
    <Press type="button" title={t.onlyThis(name)} onClick={() => search(key)}>
      {content}
    </Press>
  )
  const numbered = (number: string | null | undefined, name: string) =>
    number && (
      <Copyable text={number} name={`${name} ${number}`}>
        <Mono isUnbroken>{number}</Mono>
      </Copyable>
    )
  /** The receipt, and below it the purchase order where a fleet has them. */
  const orders = (hasOrders: boolean): Column<CardPayment> => ({
    id: 'orNumber',
    header: hasOrders ? t.orAndPoNumber : t.orNumber,
    cell: live(({ orNumber, poNumber }) => {
      const receipt = numbered(orNumber, t.orNumber)
      const order = hasOrders && numbered(poNumber, t.poNumber)
      return order ? <TwoLines detail={order}>{receipt || '—'}</TwoLines> : receipt
    }),
  })
  const date: Column<CardPayment> = {
    id: 'paidAt',
    header: t.date,
    isTitle: true,
    cell: live(({ paidAt }) => (
      <TwoLines isUnbroken detail={formatTime(paidAt)}>
        {formatDay(paidAt)}
      </TwoLines>
    )),
  }
  const station: Column<CardPayment> = {
    id: 'station',
    header: t.station,
    width: '140px',
    cell: live(({ stationName }) => <Clamped title={stationName}>{stationName}</Clamped>),
  }
  const vehicle: Column<CardPayment> = {
    id: 'vehicle',
    header: t.vehicle,
    cell: live(({ vehicle: which, dispensedTo }) => {
      if (!which && !dispensedTo) return undefined
      const container = dispensedTo && <DispensedTo dispensedTo={dispensedTo} words={t.containers} />
      const plate = which?.plateNumber
      return (
        <TwoLines detail={container}>{plate && only(plate, plate, <Mono isUnbroken>{plate}</Mono>)}</TwoLines>
      )
    }),
  }
  const card: Column<CardPayment> = {
    id: 'cardNumber',
    header: t.cardAndDriver,
    width: '150px',
    cell: live(({ cardNumber, driver }) => {
      const who = driver && fullName(driver)
      const number = (text: string) => only(cards.ending(last4(cardNumber)), cardNumber, <Mono>{text}</Mono>)
      return (
        <TwoLines detail={who && only(who, driver.driverLicenseId || who)}>
          <CardNumber key={cardNumber} number={cardNumber} mask={shortCard(cardNumber)}>
            {number}
          </CardNumber>
        </TwoLines>
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
