import type { EndpointOutput } from 'fleet-portal-api-client'
import type { getLatestPriceMovement } from 'fleet-portal-api-client/contract/prices'
import { products } from 'fleet-portal-api-client/contract/products'
import type { DatedRead } from '../../../foundation/data/combineReads.ts'
import { VStack, InlineText } from '../../../foundation/ui/layout.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { Movement } from './Movement.tsx'
import { ProductRowsSkeleton, ProductRows } from './ProductRows.tsx'
import { footerLine, TileFooter, Tile } from './Tile.tsx'
import { useFormats } from '../../../provider/formats.ts'
import { TileSection } from './TileSection.tsx'

type Movements = EndpointOutput<typeof getLatestPriceMovement>

interface MovementTileProps {
  label: string
  read: DatedRead<Movements>
  /** Formats the effective time of a movement. */
  formatTime: (time: string) => string
  to: FleetPortalDestination | undefined
}

/** The latest or upcoming price movement of each product and its effective time. */
export function MovementTile({ label, read, formatTime, to }: MovementTileProps) {
  const { formatInstantShort } = useFormats()
  return (
    <Tile label={label} to={to}>
      <TileSection
        read={read}
        loading={
          <>
            <ProductRowsSkeleton />
            <TileFooter style={{ minHeight: footerLine }} />
          </>
        }
      >
        {(movements) => {
          const sorted = movements.toSorted(
            (one, other) => products.indexOf(one.product) - products.indexOf(other.product),
          )
          const [first, ...others] = new Set(sorted.map(({ effectiveAt }) => effectiveAt))
          const hasSameTime = others.length === 0
          const valueOf = ({ movement, effectiveAt }: Movements[number]) =>
            hasSameTime ? (
              <Movement movement={movement} />
            ) : (
              <VStack $gap={0} $align="end">
                <Movement movement={movement} />
                <TileFooter as="span">{formatTime(formatInstantShort(effectiveAt))}</TileFooter>
              </VStack>
            )
          return (
            <>
              <ProductRows rows={sorted.map((one) => ({ product: one.product, value: valueOf(one) }))} />
              <TileFooter>
                {hasSameTime && first && <InlineText>{formatTime(formatInstantShort(first))}</InlineText>}
              </TileFooter>
            </>
          )
        }}
      </TileSection>
    </Tile>
  )
}
