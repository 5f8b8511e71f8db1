import { listFleetCards, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { listMerchantPayments } from 'fleet-portal-api-client/contract/merchantPayments'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { centavos } from 'fleet-portal-api-client/money'
import { useMemo } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { ItemScreen } from '../../fleet/item/ItemScreen.tsx'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { everyFleetCard } from '../../headless/defaultInputs.ts'
import { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import { codeMessages } from '../../locales/en/codes.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { RecentPayments } from '../../pieces/activity/RecentPayments.tsx'
import { CardNumber } from '../../pieces/cells/CardNumber.tsx'
import { last4 } from '../../pieces/cells/cardText.ts'
import { searchOfCard } from '../../pieces/cells/linkedFilters.ts'
import { ItemLink } from '../../pieces/cells/ItemLink.tsx'
import { fullName } from '../../pieces/cells/PersonName.tsx'
import { useItemPages } from '../../pieces/cells/useItemPages.ts'
import { VerdictSection } from '../../pieces/verdict/VerdictSection.tsx'
import { useFormats } from '../../provider/formats.ts'
import { cardEntry } from '../../pieces/navigation/itemEntries.ts'
import { useMessages } from '../../provider/messages.ts'
import { editCardDestination } from './cardNavigation.ts'
import { CardStatusTag } from '../../pieces/cards/CardStatusTag.tsx'
import { fleetCardActions } from './fleetCardActions.ts'
import { LimitCell } from '../../pieces/cards/LimitCell.tsx'
import { ProductList } from './ProductList.tsx'

const CardStatusDialog = lazyWithRetry(() => import('./CardStatusDialog.tsx'), 'CardStatusDialog')
const CardVerdict = lazyWithRetry(() => import('./CardVerdict.tsx'), 'CardVerdict')
const TerminateCard = lazyWithRetry(() => import('./TerminateCard.tsx'), 'TerminateCard')

type CardDialog = ListDialog<FleetCard>

const dialogs = {
  deactivate: ({ item, close }: CardDialog) =>
    item && <CardStatusDialog to="inactive" card={item} onClose={close} />,
  activate: ({ item, close }: CardDialog) =>
    item && <CardStatusDialog to="active" card={item} onClose={close} />,
  terminate: ({ item, close }: CardDialog) => item && <TerminateCard card={item} onClose={close} />,
}

/** The page of one fleet card. The server finds its payments by the card number. */
export function CardPage({ fleetId, fuelCardId }: { fleetId: string; fuelCardId: string }) {
  const t = useMessages(fleetCardsMessages)
  const pages = useMessages(itemPagesMessages)
  const codes = useMessages(codeMessages)
  const { ending } = useMessages(cardNumberMessages)
  const { formatCount, formatPesos } = useFormats()
  const itemPages = useItemPages(useAccess(fleetId))
  const actions = useMemo(
    // The page shows the verdict itself.
    () =>
      fleetCardActions(t, (card) => editCardDestination(card, fleetId)).filter(({ key }) => key !== 'check'),
    [t, fleetId],
  )
  const facts = (card: FleetCard) => {
    const { driver, vehicle, remarks } = card
    const isTerminated = card.status === 'terminated'
    return [
      {
        name: pages.card,
        value: (
          <HStack $justify="end">
            <CardNumber number={card.cardNumber} />
          </HStack>
        ),
      },
      { name: t.type, value: codes.bindings[card.fuelCardType] },
      {
        name: t.driver,
        value: driver ? <ItemLink page={itemPages.driver(driver)}>{fullName(driver)}</ItemLink> : codes.any,
      },
      {
        name: t.vehicle,
        value: vehicle ? (
          <ItemLink page={itemPages.vehicle(vehicle)}>{vehicle.plateNumber}</ItemLink>
        ) : (
          codes.any
        ),
      },
      {
        name: t.moneyPerMonth,
        value: (
          <LimitCell
            used={card.locqpayPaymentThisMonth}
            limit={card.locqpayLimit}
            isTerminated={isTerminated}
            format={(value) => formatPesos(centavos(value))}
          />
        ),
      },
      {
        name: t.transactionsPerMonth,
        value: (
          <LimitCell
            used={card.transactionThisMonth}
            limit={card.transactionLimit}
            isTerminated={isTerminated}
            format={formatCount}
          />
        ),
      },
      { name: t.products, value: <ProductList card={card} /> },
      ...(remarks ? [{ name: pages.remarks, value: remarks }] : []),
    ]
  }
  return (
    <ItemScreen
      endpoint={listFleetCards}
      fleetId={fleetId}
      itemId={fuelCardId}
      input={everyFleetCard}
      pageName={pages.card}
      list={{ area: 'fleet-cards', name: t.title }}
      nameOf={({ cardNumber }) => ending(last4(cardNumber))}
      entryOf={cardEntry}
      tag={({ status }) => <CardStatusTag status={status} />}
      facts={facts}
      actions={actions}
      dialogs={dialogs}
      missing={{ title: pages.noCard, detail: pages.notFound, toList: pages.toList }}
      answer={({ item, access }) => (
        <VerdictSection title={t.check}>
          <CardVerdict
            card={item}
            fleetId={fleetId}
            access={access}
            editPage={editCardDestination(item, fleetId)}
          />
        </VerdictSection>
      )}
    >
      {({ item, access }) =>
        access.can(listPayments) && (
          <RecentPayments
            fleetId={fleetId}
            access={access}
            searchKey={item.cardNumber}
            subject="card"
            note={
              access.can(listMerchantPayments) && (
                <>
                  {`${pages.fuelPaymentsOnly} `}
                  <Link to={{ area: 'non-fuel-transactions', search: searchOfCard(item) }}>
                    {pages.otherPurchases}
                  </Link>
                </>
              )
            }
          />
        )
      }
    </ItemScreen>
  )
}
