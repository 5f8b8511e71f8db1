import { listFleetCards, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { centavos } from 'fleet-portal-api-client/money'
import { useMemo } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { everyFleetCard } from '../../headless/defaultInputs.ts'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { CardStatusTag } from '../cards/CardStatusTag.tsx'
import { LimitCell } from '../cards/LimitCell.tsx'
import { last4, shortCard } from '../cells/cardText.ts'
import { ItemLink } from '../cells/ItemLink.tsx'
import { ActivitySection } from './ActivitySection.tsx'

interface HeldCardsProps {
  fleetId: string
  /** A text of the bearer that the server searches: a name or a plate number. */
  searchKey: string
  /** Whether a found card is of the bearer. Others may have a similar name. */
  isHeld: (card: FleetCard) => boolean
}

/** The cards that the server is asked for. Names and plate numbers find few. */
const mostCards = 100

/** The fleet cards that name a driver or a vehicle. */
export function HeldCards({ fleetId, searchKey, isHeld }: HeldCardsProps) {
  const t = useMessages(itemPagesMessages)
  const { formatCount, formatPesos } = useFormats()
  const read = useRead(listFleetCards, { fleetId, ...everyFleetCard, searchKey, page: 1, perPage: mostCards })
  const columns = useMemo<ListColumn<FleetCard>[]>(
    () => [
      {
        id: 'cardNumber',
        header: t.card,
        isTitle: true,
        cell: ({ fuelCardId, cardNumber }) => (
          <ItemLink page={{ area: 'fleet-card', search: { fuelCardId }, state: { searchKey: cardNumber } }}>
            {shortCard(cardNumber)}
          </ItemLink>
        ),
      },
      {
        id: 'money',
        header: t.moneyThisMonth,
        align: 'end',
        cell: ({ locqpayPaymentThisMonth: used, locqpayLimit: limit, status }) => (
          <LimitCell
            used={used}
            limit={limit}
            isTerminated={status === 'terminated'}
            format={(value) => formatPesos(centavos(value))}
          />
        ),
      },
      {
        id: 'transactions',
        header: t.transactionsThisMonth,
        align: 'end',
        cell: ({ transactionThisMonth: used, transactionLimit: limit, status }) => (
          <LimitCell used={used} limit={limit} isTerminated={status === 'terminated'} format={formatCount} />
        ),
      },
      { id: 'status', header: t.status, cell: ({ status }) => <CardStatusTag status={status} /> },
    ],
    [t, formatCount, formatPesos],
  )
  return (
    <ActivitySection
      title={t.cards}
      read={read}
      itemsOf={({ fuelCards }) => {
        const items = fuelCards.filter(isHeld)
        return { items, count: items.length }
      }}
      columns={columns}
      idOf={({ fuelCardId }) => fuelCardId}
      nameOf={({ cardNumber }) => last4(cardNumber)}
      empty={t.noCards}
      all={{ area: 'fleet-cards', search: { searchKey } }}
    />
  )
}
