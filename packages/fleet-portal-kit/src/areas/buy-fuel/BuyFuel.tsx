import { forwardRef } from 'react'
import { getUpcomingPriceMovement, listPumpPrices } from 'fleet-portal-api-client/contract/prices'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { styled } from 'styled-components'
import { readWithAccess } from '../../fleet/access/readWithAccess.ts'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Card, VStack, HStack, Title } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetFormProps } from '../../provider/formControls.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { withAllFuels } from '../../headless/purchase/allFuels.ts'
import { isStationClosed } from '../../headless/purchase/purchaseBlocker.ts'
import type { PurchaseFields } from './purchaseControls.ts'
import { PurchaseForm } from './PurchaseForm.tsx'
import { PurchaseSkeleton } from './PurchaseSkeleton.tsx'

/** Props of `BuyFuel`. @since 0.1.0 */
export interface BuyFuelProps extends FleetWidgetProps, WidgetFormProps<PurchaseFields> {}

const ScreenPadding = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

/** How often the prices are read again, in milliseconds. */
const pricePollInterval = 60_000

function BuyFuelScreen({ fleetId }: { fleetId: string }) {
  const t = useMessages(buyFuelMessages)
  const access = useAccess(fleetId)
  const permission = readWithAccess(access, listBuyFuels)
  const isAllowed = permission.isReported
  const prices = useRead(listPumpPrices, { fleetId }, { ...permission, refetchInterval: pricePollInterval })
  // The form reads these too. Reading them here loads them in parallel with the prices.
  useRead(getWallet, { fleetId }, permission)
  useRead(getUpcomingPriceMovement, { fleetId }, permission)
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (access.isReady && !isAllowed)
    return <RefusedState area={t.title} endpoint={listBuyFuels} access={access} />

  const content = () => {
    if (access.isReady && prices.data) {
      return <PurchaseForm fleetId={fleetId} access={access} prices={withAllFuels(prices.data)} />
    }
    if (isAllowed && prices.error) {
      return (
        <Card>
          <FailedState error={prices.error} retry={() => prices.refetch()} />
        </Card>
      )
    }
    return <PurchaseSkeleton />
  }
  return (
    <ScreenPadding $gap={4} className="fpk-buy-fuel">
      <HStack $justify="space-between" $wrap $gap={3} style={{ minHeight: 36 }}>
        <Title>{t.title}</Title>
        <HStack $wrap>
          <Link isButton to={{ area: 'price-history' }}>
            {t.priceHistory}
          </Link>
          <Link isButton to={{ area: 'buy-fuel-history' }}>
            {t.history}
          </Link>
        </HStack>
      </HStack>
      {isStationClosed(access.fleet) && (
        <Banner tone="warning">
          {t.stationClosed(access.fleet?.referenceStation?.name ?? t.referenceStation)}
        </Banner>
      )}
      {content()}
    </ScreenPadding>
  )
}

/**
 * Buys litres for a fleet: prices, an amount in litres or pesos, the confirmation and the receipt. A purchase is never
 * sent twice.
 *
 * The query values `product` and `litres` or `pesos` fill in the form:
 * `{ area: 'buy-fuel', search: { product: 'diesel', litres: '500' } }`. They never replace a locked or hidden field of `form`.
 *
 * @example
 * <BuyFuel fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const BuyFuel = forwardRef<WidgetHandle, BuyFuelProps>(function BuyFuel(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget placeholderHeight={524} area="buy-fuel" fleetId={fleetId} handle={handle} {...widget}>
      <BuyFuelScreen fleetId={fleetId} />
    </AreaWidget>
  )
})
