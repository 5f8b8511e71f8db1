import { getUpcomingPriceMovement, listPumpPrices } from 'fleet-portal-api-client/contract/prices'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { products, type Product } from 'fleet-portal-api-client/contract/products'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { RadioGroup } from '../../../foundation/form/RadioGroup.tsx'
import { HStack, InlineText } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { fuelOutlookMessages } from '../../../locales/en/fuelOutlook.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { combineReads } from '../../../foundation/data/combineReads.ts'
import { limitRoom } from '../tiles/inventoryLimit.ts'
import { formatMovement } from '../tiles/Movement.tsx'
import { ProductRowsSkeleton } from '../tiles/ProductRows.tsx'
import { Tile, TileFooter } from '../tiles/Tile.tsx'
import { TileSection } from '../tiles/TileSection.tsx'
import { roundedUse } from './fuelOutlook.ts'
import { PlanForm } from './PlanForm.tsx'
import { useFuelOutlook } from './useFuelOutlook.ts'

/** The suggested purchase lasts this many days. */
const suggestedDays = 7

interface BuyPlannerProps {
  fleetId: string
  fleet: Fleet
  canOpen: (area: AreaName) => boolean
}

/** Compares a purchase before and after the next price change. Hidden without an announced change. */
export function BuyPlanner({ fleetId, fleet, canOpen }: BuyPlannerProps) {
  const t = useMessages(fuelOutlookMessages)
  const { productNames } = useMessages(uiMessages)
  const upcoming = useRead(getUpcomingPriceMovement, { fleetId })
  const [openedAt] = useState(Date.now)
  const [selected, setSelected] = useState<Product>()
  const announced = (upcoming.data ?? [])
    .filter(({ effectiveAt }) => Date.parse(effectiveAt) > openedAt)
    .toSorted((one, other) => products.indexOf(one.product) - products.indexOf(other.product))
  const changes = announced.filter(({ movement }) => movement !== 0)
  const unchanged = announced.filter(({ movement }) => movement === 0)
  const change = changes.find(({ product }) => product === selected) ?? changes[0]
  if (!change) return null
  return (
    <Tile label={t.plan.title} isTool>
      {changes.length > 1 && (
        <RadioGroup
          label={t.plan.product}
          isLabelHidden
          name="planned-product"
          value={change.product}
          choices={changes.map(({ product }) => ({
            value: product,
            label: <ProductChip product={product} />,
          }))}
          onChange={setSelected}
        />
      )}
      {unchanged.length > 0 && (
        <InlineText $muted>
          {t.plan.unchanged(unchanged.map(({ product }) => productNames[product]).join(', '))}
        </InlineText>
      )}
      <Plan key={change.product} {...{ fleetId, fleet, change }} />
      <TileFooter>{t.plan.note}</TileFooter>
      {canOpen('buy-fuel') && (
        <HStack>
          <Link
            isButton
            to={{ area: 'buy-fuel', search: { product: change.product } }}
            label={`${t.buy}: ${productNames[change.product]}`}
          >
            {t.buy}
          </Link>
        </HStack>
      )}
    </Tile>
  )
}

interface PlanProps extends Omit<BuyPlannerProps, 'canOpen'> {
  change: { product: Product; movement: number; effectiveAt: string }
}

function Plan({ fleetId, fleet, change }: PlanProps) {
  const t = useMessages(fuelOutlookMessages)
  const dashboard = useMessages(dashboardMessages)
  const { productNames } = useMessages(uiMessages)
  const formats = useFormats()
  const { product, movement, effectiveAt } = change
  const outlooks = useFuelOutlook(fleetId)
  const prices = useRead(listPumpPrices, { fleetId })
  const wallet = useRead(getWallet, { fleetId })
  const price = prices.data?.find(({ productCode }) => productCode === product)?.creditPrice
  const outlook = outlooks.data?.find((one) => one.product === product)
  const perDay = roundedUse(outlook?.perDay ?? millilitres(0))
  const data = outlooks.data &&
    prices.data &&
    wallet.data && {
      initial: {
        buy: perDay > 0 ? millilitres(Math.ceil((perDay * suggestedDays) / 1000) * 1000) : undefined,
        held: outlook?.held ?? millilitres(0),
        perDay,
        priceNow: price,
        priceLater: price === undefined ? undefined : unitPrice(Math.max(0, price + movement)),
      },
      wallet: wallet.data.walletBalance,
      room: limitRoom(fleet.inventoryLimit, outlooks.data, product),
    }
  return (
    <>
      <InlineText $strong>
        {t.plan.change(
          productNames[product],
          formatMovement(dashboard, formats, unitPrice(movement)),
          formats.formatInstantShort(effectiveAt),
        )}
      </InlineText>
      <TileSection read={combineReads([outlooks, prices, wallet], data)} loading={<ProductRowsSkeleton />}>
        {(loaded) => <PlanForm {...loaded} />}
      </TileSection>
    </>
  )
}
