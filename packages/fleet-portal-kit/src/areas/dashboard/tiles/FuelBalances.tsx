import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { fuels, products, type Product } from 'fleet-portal-api-client/contract/products'
import type { EndpointOutput } from 'fleet-portal-api-client'
import { millilitres, type Millilitres } from 'fleet-portal-api-client/money'
import { styled } from 'styled-components'
import type { DatedRead } from '../../../foundation/data/combineReads.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { InlineText, Paragraph, VStack } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { AreaName } from '../../../provider/navigation.ts'
import { limitUsage } from './inventoryLimit.ts'
import { ProductBar } from './ProductBar.tsx'
import { Tiles } from './Tiles.ts'
import { footerLine, TileValue, TileFooter, Tile } from './Tile.tsx'
import { AsOf } from './TileSection.tsx'
import { useHeldFuel } from './useHeldFuel.ts'

type Balances = EndpointOutput<typeof listFuelBalances>
type Held = readonly { productCode: Product; fuelBalance: Millilitres }[]

/** The litres of a bar. In a narrow tile they have two lines from the start, so that nothing below moves when they are known. */
const BarText = styled(InlineText)`
  display: block;
  min-height: ${footerLine}px;
  @container (max-width: 175px) {
    min-height: ${2 * footerLine}px;
  }
`

/** Keeps the place of a bar and its litres until they are known. */
const HiddenUsage = ({ product }: { product: Product }) => (
  <VStack $gap={1} style={{ visibility: 'hidden' }}>
    <ProductBar product={product} share={0} />
    <BarText />
  </VStack>
)

interface LimitProps {
  limit: Fleet['inventoryLimit']
  /** The litres held of each product. Undefined until they are known. */
  held: Held | undefined
}

interface FuelBalancesProps {
  fleetId: string
  fleet: Fleet
  canOpen: (area: AreaName) => boolean
}

/** The share of the limit that a product takes, with the litres that the bar shows. */
function LimitUsage({ limit, held, balance }: LimitProps & { balance: Balances[number] }) {
  const t = useMessages(dashboardMessages)
  const { formatLitres } = useFormats()
  const product = balance.productCode
  const usage = limitUsage(limit, held ?? [balance], product)
  if (!usage) return null
  if (!held) return <HiddenUsage product={product} />
  const own = held.find(({ productCode }) => productCode === product)?.fuelBalance ?? 0
  return (
    <>
      <ProductBar product={product} share={usage.limit > 0 ? own / usage.limit : 1} />
      <BarText>
        {usage.isShared
          ? t.withCodes(formatLitres(millilitres(own)))
          : t.ofLimit(formatLitres(usage.used), formatLitres(usage.limit))}
      </BarText>
    </>
  )
}

/** The use of a limit for all fuels together, once for all tiles. Renders nothing for limits of single products. */
function SharedLimitUsage({ limit, held }: LimitProps) {
  const t = useMessages(dashboardMessages)
  const { formatLitres } = useFormats()
  const first = held?.[0]
  const usage = first && limitUsage(limit, held, first.productCode)
  if (!usage?.isShared) return null
  return <Paragraph $muted>{t.ofSharedLimit(formatLitres(usage.used), formatLitres(usage.limit))}</Paragraph>
}

function BalanceTile({
  held,
  balance,
  read,
  fleet,
  canOpen,
}: Omit<FuelBalancesProps, 'fleetId'> & {
  held: Held | undefined
  balance: Balances[number]
  read: DatedRead<Balances>
}) {
  const { formatLitres } = useFormats()
  const { productCode, fuelBalance } = balance
  const to = canOpen('buy-fuel') ? { area: 'buy-fuel' as const, search: { product: productCode } } : undefined
  return (
    <Tile label={<ProductChip product={productCode} />} to={to}>
      <TileValue>{formatLitres(fuelBalance)}</TileValue>
      <TileFooter>
        <LimitUsage limit={fleet.inventoryLimit} held={held} balance={balance} />
        <AsOf read={read} />
      </TileFooter>
    </Tile>
  )
}

/** One tile per product with the fuel that is not assigned to a fuel code, and the usage of the fleet's inventory limit. */
export function FuelBalances({ fleetId, fleet, canOpen }: FuelBalancesProps) {
  const t = useMessages(dashboardMessages)
  const { noData } = useMessages(uiMessages)
  const read = useRead(listFuelBalances, { fleetId })
  const balances = read.data?.toSorted(
    (one, other) => products.indexOf(one.productCode) - products.indexOf(other.productCode),
  )
  const hasLimit = fleet.inventoryLimit !== null && fleet.inventoryLimit !== undefined
  // The limit counts the litres in codes too.
  const heldRead = useHeldFuel(fleetId, hasLimit)
  const held =
    heldRead.data &&
    [...heldRead.data.litres].map(([productCode, fuelBalance]) => ({ productCode, fuelBalance }))
  const content = () => {
    if (balances?.length) {
      return balances.map((balance) => (
        <BalanceTile key={balance.productCode} {...{ held, balance, read, fleet, canOpen }} />
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
        <TileValue aria-busy>
          <Skeleton $width="60%" $height="24px" />
        </TileValue>
        <TileFooter>{hasLimit && <HiddenUsage product={fuel} />}</TileFooter>
      </Tile>
    ))
  }
  const isShared = typeof fleet.inventoryLimit === 'number'
  return (
    <VStack $gap={2}>
      <Tiles $minWidth={150}>{content()}</Tiles>
      <SharedLimitUsage limit={fleet.inventoryLimit} held={held} />
      {!held && !heldRead.error && isShared && (
        <Paragraph aria-busy>
          <Skeleton $width="min(260px, 100%)" />
        </Paragraph>
      )}
    </VStack>
  )
}
