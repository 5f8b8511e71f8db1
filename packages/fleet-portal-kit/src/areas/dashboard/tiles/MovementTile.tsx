import type { EndpointOutput } from 'api-client'
import type { getLatestPriceMovement } from 'api-client/contract/prices'
import { products } from 'api-client/contract/products'
import { formatInstantShort } from '../../../format/days.ts'
import { VStack, InlineText } from '../../../foundation/ui/layout.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { Movement } from './Movement.tsx'
import { LinesSkeleton, ProductLines } from './ProductLines.tsx'
import { Foot, Tile } from './Tile.tsx'
import { TilePart, type TileRead } from './TilePart.tsx'

type Movements = EndpointOutput<typeof getLatestPriceMovement>

interface MovementTileProps {
  label: string
  read: TileRead<Movements>
  /** Puts a moment into words: since when, or from when on. */
  when: (time: string) => string
  to: FleetPortalDestination | undefined
}

/** By how much the price of every product changed, or is going to, and when. */
export function MovementTile({ label, read, when, to }: MovementTileProps) {
  return (
    <Tile label={label} to={to}>
      <TilePart
        read={read}
        loading={
          <>
            <LinesSkeleton />
            <Foot />
          </>
        }
      >
        {(movements) => {
          const sorted = movements.toSorted(
            (one, other) => products.indexOf(one.product) - products.indexOf(other.product),
          )
          const [first, ...others] = new Set(sorted.map(({ effectiveAt }) => effectiveAt))
          const isOneMoment = others.length === 0
          const line = ({ movement, effectiveAt }: Movements[number]) =>
            isOneMoment ? (
              <Movement movement={movement} />
            ) : (
              <VStack $gap={0} $align="end">
                <Movement movement={movement} />
                <Foot as="span">{when(formatInstantShort(effectiveAt))}</Foot>
              </VStack>
            )
          return (
            <>
              <ProductLines lines={sorted.map((one) => ({ product: one.product, value: line(one) }))} />
              <Foot>
                {isOneMoment && first && <InlineText>{when(formatInstantShort(first))}</InlineText>}
              </Foot>
            </>
          )
        }}
      </TilePart>
    </Tile>
  )
}
