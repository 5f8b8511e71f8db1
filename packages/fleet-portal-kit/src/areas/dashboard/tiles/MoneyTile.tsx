import type { Centavos } from 'api-client/money'
import { formatPesos } from '../../../format/amounts.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { Figure, Foot, Tile } from './Tile.tsx'
import { AsOf, TilePart, type TileRead } from './TilePart.tsx'

interface MoneyTileProps<T> {
  label: string
  read: TileRead<T>
  amountOf: (data: T) => Centavos
  to: FleetPortalDestination | undefined
}

/** An amount of pesos, and when it was that. */
export function MoneyTile<T>({ label, read, amountOf, to }: MoneyTileProps<T>) {
  return (
    <Tile label={label} to={to}>
      <TilePart
        read={read}
        loading={
          <>
            <Figure aria-busy>
              <Skeleton $width="70%" $height="24px" />
            </Figure>
            <Foot />
          </>
        }
      >
        {(data) => (
          <>
            <Figure>{formatPesos(amountOf(data))}</Figure>
            <Foot>
              <AsOf read={read} />
            </Foot>
          </>
        )}
      </TilePart>
    </Tile>
  )
}
