import { forwardRef } from 'react'
import { getSavings, getWallet } from 'fleet-portal-api-client/contract/wallet'
import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { styled } from 'styled-components'
import { useAccess, type FleetAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { VStack, HStack, Title } from '../../foundation/ui/layout.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { dashboardMessages } from '../../locales/en/dashboard.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { PriceMovementChart } from './chart/PriceMovementChart.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { HedgingTiles } from './HedgingTiles.tsx'
import { LoyaltyPanel } from './loyalty/LoyaltyPanel.tsx'
import { SatisfactionSurvey, type SurveyReasons } from './survey/SatisfactionSurvey.tsx'
import { Tiles } from './tiles/FuelBalances.tsx'
import { MoneyTile } from './tiles/MoneyTile.tsx'

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

function Wallet({ fleetId, canOpen }: TileProps) {
  const t = useMessages(dashboardMessages)
  return (
    <MoneyTile
      label={t.wallet}
      read={useRead(getWallet, { fleetId })}
      amountOf={({ walletBalance }) => walletBalance}
      to={canOpen('cash-in') ? { area: 'cash-in' } : undefined}
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

interface ContentProps {
  fleetId: string
  access: FleetAccess
  fleet: Fleet
  surveyReasons: SurveyReasons | undefined
}

function Content({ fleetId, access, fleet, surveyReasons }: ContentProps) {
  const canOpen = useCanOpen(access)
  const tileProps = { fleetId, canOpen }
  const isHedging = !isWalletFleet(fleet.plbType)
  return (
    <>
      <Tiles>
        <Wallet {...tileProps} />
        {isHedging && <Savings {...tileProps} />}
      </Tiles>
      <LoyaltyPanel fleetId={fleetId} />
      {isHedging && (
        <>
          <HedgingTiles {...tileProps} fleet={fleet} />
          <PriceMovementChart fleetId={fleetId} />
        </>
      )}
      <SatisfactionSurvey fleetId={fleetId} {...(surveyReasons && { reasons: surveyReasons })} />
    </>
  )
}

function DashboardScreen({ fleetId, surveyReasons }: Omit<ContentProps, 'access' | 'fleet'>) {
  const t = useMessages(dashboardMessages)
  const access = useAccess(fleetId)
  const { fleet, user } = access
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !access.can(getSavings))
    return <RefusedState area={t.title} endpoint={getSavings} access={access} />
  const showsGreeting = fleet && user?.firstName && !isWalletFleet(fleet.plbType)
  return (
    <Frame $gap={4} className="fpk-dashboard">
      <HStack style={{ minHeight: 36 }}>
        <Title>{showsGreeting ? t.welcome(user.firstName) : t.title}</Title>
      </HStack>
      {fleet ? (
        <Content fleetId={fleetId} access={access} fleet={fleet} surveyReasons={surveyReasons} />
      ) : (
        <DashboardSkeleton />
      )}
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
    <AreaWidget name="dashboard" placeholderHeight={1220} area="dashboard" handle={handle} {...widget}>
      <DashboardScreen key={fleetId} fleetId={fleetId} surveyReasons={surveyReasons} />
    </AreaWidget>
  )
})
