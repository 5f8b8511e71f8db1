import { getConsumption, getFuelCodeTotals } from 'fleet-portal-api-client/contract/fuelBalances'
import { getLatestPriceMovement, getUpcomingPriceMovement } from 'fleet-portal-api-client/contract/prices'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { capitalFuel, fuels, type Fuel, type Product } from 'fleet-portal-api-client/contract/products'
import * as z from 'zod/mini'
import { useRead } from '../../foundation/data/useRead.ts'
import { today } from '../../format/days.ts'
import { dashboardMessages } from '../../locales/en/dashboard.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName, FleetPortalDestination } from '../../provider/navigation.ts'
import { FuelBalances } from './tiles/FuelBalances.tsx'
import { Tiles } from './tiles/Tiles.ts'
import { totalFields } from './tiles/totalFields.ts'
import { MovementTile } from './tiles/MovementTile.tsx'
import { VolumeTile } from './tiles/VolumeTile.tsx'

interface HedgingTilesProps {
  fleetId: string
  fleet: Fleet
  canOpen: (area: AreaName) => boolean
}

const isFuel = (product: Product): product is Fuel => product !== 'lubes'

/** The link to the active fuel codes of a product. */
const activeCodesLink = (product: Fuel): FleetPortalDestination => ({
  area: 'fuel-codes',
  search: { productCode: z.encode(capitalFuel, product), status: 'Active' },
})

/** The tiles of a hedging fleet: fuel balances, price movements, fuel codes and consumption. */
export function HedgingTiles({ fleetId, fleet, canOpen }: HedgingTilesProps) {
  const t = useMessages(dashboardMessages)
  const latest = useRead(getLatestPriceMovement, { fleetId })
  const upcoming = useRead(getUpcomingPriceMovement, { fleetId })
  const totals = useRead(getFuelCodeTotals, { fleetId })
  const month = { startDate: `${today().slice(0, 8)}01`, endDate: today() }
  const consumption = useRead(getConsumption, { fleetId, ...month })
  const priceHistoryLink: FleetPortalDestination | undefined = canOpen('price-history')
    ? { area: 'price-history' }
    : undefined
  return (
    <>
      <FuelBalances fleetId={fleetId} fleet={fleet} canOpen={canOpen} />
      <Tiles>
        <MovementTile label={t.latestMovement} read={latest} formatTime={t.since} to={priceHistoryLink} />
        <MovementTile label={t.upcomingMovement} read={upcoming} formatTime={t.from} to={priceHistoryLink} />
        <VolumeTile
          label={t.activeCodes}
          read={totals}
          volumesOf={(data) => fuels.map((product) => ({ product, volume: data[totalFields[product]] }))}
          to={(product) => (isFuel(product) && canOpen('fuel-codes') ? activeCodesLink(product) : undefined)}
        />
        <VolumeTile
          label={t.consumption}
          read={consumption}
          volumesOf={(data) =>
            data.map(({ productCode, literVolume }) => ({ product: productCode, volume: literVolume }))
          }
          to={(product) =>
            canOpen('redemptions')
              ? {
                  area: 'redemptions',
                  search: { productCodes: product, redemptionStatus: 'success', ...month },
                }
              : undefined
          }
        />
      </Tiles>
    </>
  )
}
