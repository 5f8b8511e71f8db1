import { listFuelBalances } from 'api-client/contract/fuelBalances'
import type { Fleet } from 'api-client/contract/fleets'
import { fuels, products, type Product } from 'api-client/contract/products'
import type { EndpointOutput } from 'api-client'
import { styled } from 'styled-components'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { formatLitres } from '../../../format/amounts.ts'
import { Box, InlineText } from '../../../foundation/ui/layout.ts'
import { Progress } from '../../../foundation/ui/Progress.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { usedLimit } from './inventoryLimit.ts'
import { Figure, Foot, Tile } from './Tile.tsx'
import { AsOf, type TileRead } from './TilePart.tsx'

/** Tiles side by side: as many as fit, none narrower than what is in it. */
export const Tiles = styled(Box)<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $least = 240 }) => $least}px, 100%), 1fr));
  gap: ${space(4)};
  align-items: stretch;
`

type Balances = EndpointOutput<typeof listFuelBalances>

interface FuelBalancesProps {
  fleetId: string
  fleet: Fleet
  canOpen: (area: AreaName) => boolean
}

function Limit({
  limit,
  balances,
  product,
}: {
  limit: Fleet['inventoryLimit']
  balances: Balances
  product: Product
}) {
  const t = useMessages(dashboardMessages)
  const found = usedLimit(limit, balances, product)
  if (!found) return null
  const say = found.isShared ? t.ofSharedLimit : t.ofLimit
  const words = say(formatLitres(found.used), formatLitres(found.limit))
  return (
    <>
      <InlineText aria-hidden>
        <Progress label={words} value={found.limit > 0 ? Math.min(1, found.used / found.limit) : 1} />
      </InlineText>
      <InlineText>{words}</InlineText>
    </>
  )
}

function BalanceTile({
  balances,
  balance,
  read,
  fleet,
  canOpen,
}: Omit<FuelBalancesProps, 'fleetId'> & {
  balances: Balances
  balance: Balances[number]
  read: TileRead<Balances>
}) {
  const { productCode, fuelBalance } = balance
  const to = canOpen('buy-fuel') ? { area: 'buy-fuel' as const, search: { product: productCode } } : undefined
  return (
    <Tile label={<ProductChip product={productCode} />} to={to}>
      <Figure>{formatLitres(fuelBalance)}</Figure>
      <Foot>
        <Limit limit={fleet.inventoryLimit} balances={balances} product={productCode} />
        <AsOf read={read} />
      </Foot>
    </Tile>
  )
}

/** The fuel that is bought and on no code yet, a tile for each product, with what is used of the fleet's limit. */
export function FuelBalances({ fleetId, fleet, canOpen }: FuelBalancesProps) {
  const t = useMessages(dashboardMessages)
  const { noData } = useMessages(uiMessages)
  const read = useRead(listFuelBalances, { fleetId })
  const balances = read.data?.toSorted(
    (one, other) => products.indexOf(one.productCode) - products.indexOf(other.productCode),
  )
  const hasLimit = fleet.inventoryLimit !== null && fleet.inventoryLimit !== undefined
  const content = () => {
    if (balances?.length) {
      return balances.map((balance) => (
        <BalanceTile key={balance.productCode} {...{ balances, balance, read, fleet, canOpen }} />
      ))
    }
    if (balances || read.error) {
      return (
        <Tile label={t.fuelBalances}>
          {balances ? (
            <InlineText $muted>{noData}</InlineText>
          ) : (
            <FailedSection error={read.error} retry={read.refetch} />
          )}
        </Tile>
      )
    }
    return fuels.map((fuel) => (
      <Tile key={fuel} label={<ProductChip product={fuel} />}>
        <Figure aria-busy>
          <Skeleton $width="60%" $height="24px" />
        </Figure>
        <Foot style={{ minHeight: hasLimit ? 48 : undefined }} />
      </Tile>
    ))
  }
  return <Tiles $least={150}>{content()}</Tiles>
}
