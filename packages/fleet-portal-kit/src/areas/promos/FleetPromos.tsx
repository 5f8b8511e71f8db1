import { listPromos } from 'fleet-portal-api-client/contract/promos'
import { Gift } from 'lucide'
import { forwardRef, useEffect, useRef } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { FailedSection } from '../../foundation/errors/FailedSection.tsx'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { OpenedDialog } from '../../foundation/list/OpenedDialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Card, VStack, HStack, Paragraph, Title } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { promosMessages } from '../../locales/en/promos.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { PageLayout, Grid } from './promoGrid.ts'
import { PromoSkeletons } from './PromoSkeletons.tsx'
import { PromoTile } from './PromoTile.tsx'
import { usePromoUrl } from './usePromoUrl.ts'
import { usePromos } from './usePromos.ts'

const PromoDialog = lazyWithRetry(() => import('./PromoDialog.tsx'), 'PromoDialog')

/** Props of `FleetPromos`. @since 0.1.0 */
export type FleetPromosProps = FleetWidgetProps

function Promos({ fleetId }: { fleetId: string }) {
  const t = useMessages(promosMessages)
  const { formatCount } = useFormats()
  const ui = useMessages(uiMessages)
  const emit = useEmit()
  const access = useAccess(fleetId)
  const isAllowed = access.can(listPromos)
  const canCashIn = useCanOpen(access)('cash-in')
  const { promo, open, close } = usePromoUrl()
  const { cards, total, error, retry, moreError, hasMore, isLoadingMore, loadMore, ...promos } = usePromos(
    fleetId,
    isAllowed,
  )
  const { introductoryError, isIntroductoryKnown } = promos
  const opened = cards?.find(({ key }) => key === promo)
  // The linked promo may be on a later page, so the pages are loaded until it is found.
  const isMissing = promo !== undefined && cards !== undefined && !opened
  useEffect(() => {
    if (isMissing && hasMore && !isLoadingMore && !moreError) void loadMore()
  }, [isMissing, hasMore, isLoadingMore, moreError, loadMore])

  const grid = useRef<HTMLDivElement>(null)
  const countBeforeLoad = useRef<number>(undefined)
  const shown = cards?.length ?? 0
  useEffect(() => {
    const firstNew = countBeforeLoad.current
    if (firstNew === undefined || shown <= firstNew) return
    countBeforeLoad.current = undefined
    // The last page removes the button, so the first new card receives the focus.
    if (!hasMore) grid.current?.querySelectorAll<HTMLElement>('[data-promo]')[firstNew]?.focus()
  }, [shown, hasMore])

  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !isAllowed)
    return <RefusedState area={t.title} endpoint={listPromos} access={access} />
  const showMore = () => {
    countBeforeLoad.current = shown
    void loadMore()
  }
  const openPromo = (key: string) => {
    emit('promo.opened', { promo: key })
    open(key)
  }
  const count = () => {
    if (!cards) return !error && <Skeleton $width="90px" />
    // The total includes the introductory promo, so it is unknown without it.
    if (cards.length === 0 || !isIntroductoryKnown) return undefined
    return hasMore ? t.shown(formatCount(shown), formatCount(total)) : t.allShown(formatCount(shown))
  }
  const content = () => {
    if (error) {
      return (
        <Card>
          <FailedState error={error} retry={() => retry()} />
        </Card>
      )
    }
    if (!cards) return <PromoSkeletons />
    if (cards.length === 0) {
      return (
        <Card>
          <StateView tone="empty" icon={Gift} title={t.empty} detail={t.emptyDetail} />
        </Card>
      )
    }
    return (
      <Grid ref={grid}>
        {cards.map((card) => (
          <ContentBoundary key={card.key} content={card}>
            <PromoTile card={card} onOpen={openPromo} canCashIn={canCashIn} />
          </ContentBoundary>
        ))}
      </Grid>
    )
  }
  return (
    <PageLayout $gap={4} className="fpk-promos">
      <HStack style={{ minHeight: 36 }}>
        <Title>{t.title}</Title>
      </HStack>
      <Paragraph $muted role="status">
        {count()}
      </Paragraph>
      {isMissing && !hasMore && <Banner tone="info">{t.gone}</Banner>}
      {content()}
      {cards && introductoryError && (
        <FailedSection title={t.introductoryUnknown} error={introductoryError} retry={retry} />
      )}
      {moreError != null && <FailedSection error={moreError} retry={showMore} />}
      {cards && hasMore && moreError == null && (
        <VStack $align="center">
          <Button busy={isLoadingMore} onClick={showMore}>
            {ui.more}
          </Button>
        </VStack>
      )}
      <OpenedDialog dialog={promo && `promo:${promo}`} mayOpen item={opened} onClose={close}>
        {(card) =>
          card && (
            <ContentBoundary content={card}>
              <PromoDialog card={card} canCashIn={canCashIn} onClose={close} />
            </ContentBoundary>
          )
        }
      </OpenedDialog>
    </PageLayout>
  )
}

/**
 * Shows the current promotions.
 *
 * @example
 * <FleetPromos fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetPromos = forwardRef<WidgetHandle, FleetPromosProps>(function FleetPromos(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="promos" fleetId={fleetId} handle={handle} {...widget}>
      <Promos fleetId={fleetId} />
    </AreaWidget>
  )
})
