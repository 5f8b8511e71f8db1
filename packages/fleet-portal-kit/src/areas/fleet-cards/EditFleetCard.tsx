import { listFleetCards, updateFleetCard, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { ArrowLeft } from 'lucide'
import { forwardRef, Suspense, useCallback, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Card, VStack, HStack, Title } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { CardStatusTag } from '../../pieces/cards/CardStatusTag.tsx'
import { withCoupledFields, type FleetCardControls } from './fleetCardField.ts'
import { cardDestination, cardFromState, listDestination } from './cardNavigation.ts'

const CardForm = lazyWithRetry(() => import('./CardForm.tsx'), 'CardForm')

/** Props of `EditFleetCard`. @since 0.1.0 */
export interface EditFleetCardProps extends FleetWidgetProps {
  /** Locked and hidden fields of the form. The card keeps its values in them. */
  form?: FleetCardControls
}

const PageLayout = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

const FormCard = styled(Card)`
  max-width: 840px;
  padding: ${space(6)};
  @container (max-width: 640px) {
    padding: ${space(4)};
  }
`

const skeleton = (
  <VStack $gap={5}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} $height="58px" />
    ))}
  </VStack>
)

interface EditProps {
  fleetId: string
  passedCard: FleetCard
  onSaved: () => void
  onCancel: () => void
  /** Opens the page of the card, if the user came from it. */
  openCard: (() => void) | undefined
}

/** Shows the passed card until the stored card is loaded. No endpoint reads a single card, so the list is searched by card number. */
function Edit({ fleetId, passedCard, ...callbacks }: EditProps) {
  const t = useMessages(editFleetCardMessages)
  const access = useAccess(fleetId)
  const isAllowed = access.can(updateFleetCard)
  const findCard = (list: { fuelCards: FleetCard[] } | undefined) =>
    list?.fuelCards.find(({ fuelCardId }) => fuelCardId === passedCard.fuelCardId)
  const cardList = useRead(
    listFleetCards,
    { fleetId, searchKey: passedCard.cardNumber, page: 1, perPage: 10 },
    { enabled: access.isReady && isAllowed },
  )
  const card = findCard(cardList.data) ?? passedCard
  const { refetch } = cardList
  const refetchCard = async () => findCard((await refetch()).data)

  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !isAllowed)
    return <RefusedState area={t.title} endpoint={updateFleetCard} access={access} />
  const blocked = access.blocked(updateFleetCard)
  const reason = blocked ?? (card.status === 'active' ? undefined : t.notActive)
  return (
    <>
      <HStack $gap={3} $wrap style={{ minHeight: 36 }}>
        <Title>{t.title}</Title>
        <CardStatusTag status={card.status} />
      </HStack>
      {reason && (
        <Banner tone="warning">
          {reason}
          {!blocked && card.status === 'deactivated' && ` ${t.activateFirst}`}
        </Banner>
      )}
      <FormCard>
        <VStack $gap={4}>
          <Suspense fallback={skeleton}>
            {access.isReady ? (
              <CardForm {...{ fleetId, card, refetchCard, reason }} {...callbacks} />
            ) : (
              skeleton
            )}
          </Suspense>
        </VStack>
      </FormCard>
    </>
  )
}

function EditScreen({ fleetId }: { fleetId: string }) {
  const t = useMessages(editFleetCardMessages)
  const navigation = useNavigation()
  const [passed] = useState(() => cardFromState(navigation.state?.(), fleetId))
  const list = passed?.list
  const cardPage = passed && list === undefined ? cardDestination(passed.card) : undefined
  const previousPage = cardPage ?? listDestination(list)
  const goToList = useCallback(
    () => navigation.navigate(listDestination(list), { replace: true }),
    [navigation, list],
  )
  const isMissing = passed === undefined
  useEffect(() => {
    if (isMissing) goToList()
  }, [isMissing, goToList])
  return (
    <PageLayout $gap={4} className="fpk-edit-fleet-card">
      {passed ? (
        <>
          <HStack>
            <Link to={previousPage}>
              <HStack as="span" $gap={1}>
                <Icon of={ArrowLeft} />
                {cardPage ? t.backToCard : t.back}
              </HStack>
            </Link>
          </HStack>
          <Edit
            fleetId={fleetId}
            passedCard={passed.card}
            onSaved={goToList}
            onCancel={() => navigation.navigate(previousPage, { replace: true })}
            openCard={cardPage && (() => navigation.navigate(cardPage))}
          />
        </>
      ) : (
        <StateView tone="empty" title={t.noCard} detail={t.noCardDetail} />
      )}
    </PageLayout>
  )
}

/**
 * Edits a fleet card on its own page: binding, products, limits and remarks.
 *
 * The list, or the page of a card, passes the card in the navigation state. Without a card, and after saving, it goes to the list.
 *
 * @example
 * <EditFleetCard fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const EditFleetCard = forwardRef<WidgetHandle, EditFleetCardProps>(function EditFleetCard(
  { fleetId, form, ...widget },
  handle,
) {
  return (
    <AreaWidget
      name="edit-fleet-card"
      area="fleet-card-edit"
      fleetId={fleetId}
      handle={handle}
      form={withCoupledFields(form)}
      {...widget}
    >
      <EditScreen fleetId={fleetId} />
    </AreaWidget>
  )
})
