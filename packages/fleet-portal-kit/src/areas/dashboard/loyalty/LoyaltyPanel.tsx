import { getPoints } from 'fleet-portal-api-client/contract/loyalty'
import { forwardRef, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { ApiError } from 'fleet-portal-api-client'
import { useAccess, type FleetAccess } from '../../../fleet/access/useAccess.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { FailedState } from '../../../foundation/errors/FailedState.tsx'
import { VStack, InlineText, HStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../../foundation/widget/Widget.tsx'
import type { WidgetHandle } from '../../../foundation/widget/useWidgetHandle.ts'
import { loyaltyMessages } from '../../../locales/en/loyalty.ts'
import { WithSecrets } from '../../../foundation/ui/WithSecrets.tsx'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { TileValue, TileFooter, Tile } from '../tiles/Tile.tsx'
import { AsOf } from '../tiles/TileSection.tsx'
import { RedeemButton } from './RedeemButton.tsx'
import { OverlayBoundary } from '../../../foundation/overlay/OverlayBoundary.tsx'

const LinkAccount = lazyWithRetry(() => import('./LinkAccount.tsx'), 'LinkAccount')
const LinkedDialog = lazyWithRetry(() => import('./LinkedDialog.tsx'), 'LinkedDialog')

/** Props of `LoyaltyPanel`. @since 0.1.0 */
export type LoyaltyPanelProps = FleetWidgetProps

/** The height is the same with points, with the form and while loading. */
const Content = styled(HStack)`
  align-items: flex-start;
  min-height: 88px;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  /* The points are lower than the form. */
  &[data-status='linked'] {
    align-items: center;
  }
`

const Introduction = styled(VStack)`
  flex: 0 1 52ch;
`

/** The error of a fleet without a linked account. Any other error means that the points could not be loaded. */
const isNotLinked = (error: unknown) => error instanceof ApiError && error.code === 'L1002'

function Loyalty({ fleetId, access }: { fleetId: string; access: FleetAccess }) {
  const t = useMessages(loyaltyMessages)
  const points = useRead(getPoints, { fleetId })
  const [linkedNumber, setLinkedNumber] = useState<string>()
  const { data } = points
  // A failed read has no error while it is repeated. The form that its error shows must not be unmounted meanwhile.
  const [lastError, setLastError] = useState(points.error)
  const error = data ? null : (points.error ?? lastError)
  if (error !== lastError) setLastError(error)
  const content = () => {
    if (data) {
      const name = [data.firstName, data.lastName].filter(Boolean).join(' ')
      return (
        <Content data-status="linked">
          <VStack $gap={1}>
            <TileValue>{t.points(data.points)}</TileValue>
            <TileFooter>
              <HStack $wrap $gap={3}>
                {(name || data.mobileNumber) && (
                  <InlineText>
                    <WithSecrets secrets={[data.mobileNumber ?? '']}>
                      {t.member(name, data.mobileNumber ?? '')}
                    </WithSecrets>
                  </InlineText>
                )}
                <AsOf read={points} />
              </HStack>
            </TileFooter>
          </VStack>
          <RedeemButton points={data.points} access={access} />
        </Content>
      )
    }
    if (!error) return <Content>{<Skeleton $width="180px" $height="24px" />}</Content>
    return (
      <Content>
        <Introduction $gap={2}>
          {!isNotLinked(error) && <FailedSection title={t.notLoaded} error={error} retry={points.refetch} />}
          <Paragraph $muted>{t.linkLead}</Paragraph>
        </Introduction>
        <Suspense fallback={<Skeleton $width="340px" $height="83px" />}>
          <LinkAccount fleetId={fleetId} access={access} onLinked={setLinkedNumber} />
        </Suspense>
      </Content>
    )
  }
  return (
    <>
      <Tile label={error ? t.linkTitle : t.title}>{content()}</Tile>
      {linkedNumber && (
        <OverlayBoundary onClose={() => setLinkedNumber(undefined)}>
          <LinkedDialog mobileNumber={linkedNumber} onClose={() => setLinkedNumber(undefined)} />
        </OverlayBoundary>
      )}
    </>
  )
}

function Panel({ fleetId }: { fleetId: string }) {
  const t = useMessages(loyaltyMessages)
  const access = useAccess(fleetId)
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (!access.isReady) return <Tile label={t.title}>{<Content />}</Tile>
  if (!access.fleet?.isVip || !access.can(getPoints)) return null
  return <Loyalty fleetId={fleetId} access={access} />
}

/**
 * Shows the loyalty points of a fleet, or links a loyalty account.
 * It renders nothing for fleets that are not VIP.
 *
 * @example
 * <LoyaltyPanel fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const LoyaltyPanel = forwardRef<WidgetHandle, LoyaltyPanelProps>(function LoyaltyPanel(
  { fleetId, ...widget },
  handle,
) {
  return (
    <Widget name="loyalty-panel" placeholderHeight={160} handle={handle} {...widget}>
      <Panel key={fleetId} fleetId={fleetId} />
    </Widget>
  )
})
