import { forwardRef, Suspense, type ReactNode } from 'react'
import { getSavings, getWallet } from 'fleet-portal-api-client/contract/wallet'
import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { styled } from 'styled-components'
import { useAccess, type FleetAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { Card, VStack, HStack, Title } from '../../foundation/ui/layout.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { dashboardMessages } from '../../locales/en/dashboard.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { PriceMovementChart } from './chart/PriceMovementChart.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { LoyaltyPanel } from './loyalty/LoyaltyPanel.tsx'
import { SatisfactionSurvey, type SurveyReasons } from './survey/SatisfactionSurvey.tsx'
import { Tiles } from './tiles/Tiles.ts'
import { cashInRequirement } from './tiles/cashInRequirement.ts'
import { MoneyTile } from './tiles/MoneyTile.tsx'
import { PageTime, PageTimeProvider } from './tiles/PageTime.tsx'
import { useTileAccess } from './tiles/useTileAccess.ts'
import { WhenVisible } from './tiles/WhenVisible.tsx'

const loadTiles = () => import('./fleetTiles.ts')
const HedgingTiles = lazyWithRetry(loadTiles, 'HedgingTiles')
const BuyPlanner = lazyWithRetry(loadTiles, 'BuyPlanner')
const FirstSteps = lazyWithRetry(loadTiles, 'FirstSteps')
const DaysLeft = lazyWithRetry(loadTiles, 'DaysLeft')
const Housekeeping = lazyWithRetry(loadTiles, 'Housekeeping')
const WalletTiles = lazyWithRetry(loadTiles, 'WalletTiles')

/** Props of `FleetDashboard`. @since 0.1.0 */
export interface FleetDashboardProps extends FleetWidgetProps {
  /** The reasons that the satisfaction survey offers. Default: the kit's own lists. */
  surveyReasons?: SurveyReasons
}

const Frame = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

interface TileProps {
  fleetId: string
  canOpen: (area: AreaName) => boolean
}

function Wallet({ fleetId, canOpen, access }: TileProps & { access: FleetAccess }) {
  const t = useMessages(dashboardMessages)
  const mayCashIn = access.can(cashInRequirement) && !access.blocked(cashInRequirement)
  return (
    <MoneyTile
      label={t.wallet}
      read={useRead(getWallet, { fleetId })}
      amountOf={({ walletBalance }) => walletBalance}
      to={canOpen('cash-in') ? { area: 'cash-in' } : undefined}
      action={
        mayCashIn &&
        canOpen('cash-in') && (
          <Link isButton to={{ area: 'cash-in' }}>
            {t.cashIn}
          </Link>
        )
      }
    />
  )
}

function Savings({ fleetId, canOpen }: TileProps) {
  const t = useMessages(dashboardMessages)
  return (
    <MoneyTile
      label={t.savings}
      read={useRead(getSavings, { fleetId })}
      amountOf={({ savings }) => savings}
      to={canOpen('redemptions') ? { area: 'redemptions' } : undefined}
    />
  )
}

interface LaterProps {
  /** About its height in pixels. */
  height: number
  /** The number of tiles beside each other. Default: 1. */
  tiles?: number
  children: ReactNode
}

/** A part that is loaded when the user comes near it. */
const Later = ({ height, tiles = 1, children }: LaterProps) => (
  <WhenVisible minHeight={height}>
    <Suspense
      fallback={
        <>
          <Skeleton $width="160px" $height="24px" />
          <Tiles $minWidth={280}>
            {Array.from({ length: tiles }, (_, index) => (
              <Card key={index}>
                <Skeleton $height={`${height - 40}px`} />
              </Card>
            ))}
          </Tiles>
        </>
      }
    >
      {children}
    </Suspense>
  </WhenVisible>
)

interface ContentProps {
  fleetId: string
  access: FleetAccess
  fleet: Fleet
  surveyReasons: SurveyReasons | undefined
}

function Content({ fleetId, access, fleet, surveyReasons }: ContentProps) {
  const tiles = useTileAccess(access)
  const { canOpen } = tiles
  const tileProps = { fleetId, canOpen }
  const isHedging = !isWalletFleet(fleet.plbType)
  return (
    <>
      {access.user && (
        <Suspense>
          <FirstSteps
            fleetId={fleetId}
            fleet={fleet}
            userId={access.user.userId}
            access={access}
            tiles={tiles}
          />
        </Suspense>
      )}
      <Tiles>
        <Wallet {...tileProps} access={access} />
        {isHedging && <Savings {...tileProps} />}
      </Tiles>
      <LoyaltyPanel fleetId={fleetId} />
      {isHedging && (
        <Suspense fallback={<DashboardSkeleton />}>
          <HedgingTiles {...tileProps} fleet={fleet} />
        </Suspense>
      )}
      <Later height={260} tiles={3}>
        <Housekeeping fleetId={fleetId} fleet={fleet} access={tiles} />
      </Later>
      {isHedging && (
        <>
          <Later height={300}>
            <DaysLeft {...tileProps} />
            <BuyPlanner {...tileProps} fleet={fleet} />
          </Later>
          <PriceMovementChart fleetId={fleetId} />
        </>
      )}
      {!isHedging && (
        <Later height={260} tiles={2}>
          <WalletTiles fleetId={fleetId} access={tiles} />
        </Later>
      )}
      <SatisfactionSurvey fleetId={fleetId} {...(surveyReasons && { reasons: surveyReasons })} />
    </>
  )
}

function DashboardScreen({ fleetId, surveyReasons }: Omit<ContentProps, 'access' | 'fleet'>) {
  const t = useMessages(dashboardMessages)
  const access = useAccess(fleetId)
  const { fleet, user } = access
  // The tile of the wallet sends the same call, so this adds none. Its time is shown for all tiles that were read less than a minute before or after it.
  const readsWallet = fleet !== undefined && access.can(getWallet)
  const wallet = useRead(getWallet, { fleetId }, { enabled: readsWallet })
  const time = wallet.data && wallet.dataUpdatedAt
  const isTimeComing = readsWallet && !wallet.error
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !access.can(getSavings))
    return <RefusedState area={t.title} endpoint={getSavings} access={access} />
  const showsGreeting = fleet && user?.firstName && !isWalletFleet(fleet.plbType)
  return (
    <Frame $gap={4} className="fpk-dashboard">
      <HStack $wrap $justify="space-between" style={{ minHeight: 36 }}>
        <Title>{showsGreeting ? t.welcome(user.firstName) : t.title}</Title>
        {time !== undefined && <PageTime time={time} />}
      </HStack>
      <PageTimeProvider value={time ?? (isTimeComing ? null : undefined)}>
        {fleet ? (
          <Content fleetId={fleetId} access={access} fleet={fleet} surveyReasons={surveyReasons} />
        ) : (
          <DashboardSkeleton />
        )}
      </PageTimeProvider>
    </Frame>
  )
}

/**
 * Shows balances, prices, consumption, loyalty points and the satisfaction survey of a fleet.
 * The content depends on the type of the fleet.
 *
 * @example
 * <FleetDashboard fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetDashboard = forwardRef<WidgetHandle, FleetDashboardProps>(function FleetDashboard(
  { fleetId, surveyReasons, ...widget },
  handle,
) {
  return (
    <AreaWidget placeholderHeight={1220} area="dashboard" fleetId={fleetId} handle={handle} {...widget}>
      <DashboardScreen fleetId={fleetId} surveyReasons={surveyReasons} />
    </AreaWidget>
  )
})
