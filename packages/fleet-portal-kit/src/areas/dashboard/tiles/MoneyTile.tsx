import type { Centavos } from 'api-client/money'
import { formatPesos } from '../../../format/amounts.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { TileValue, TileFooter, Tile } from './Tile.tsx'
import { AsOf, TileSection, type TileRead } from './TileSection.tsx'

interface MoneyTileProps<T> {
  label: string
  read: TileRead<T>
  amountOf: (data: T) => Centavos
  to: FleetPortalDestination | undefined
}

/** A tile with an amount in pesos and the time when it was read. */
export function MoneyTile<T>({ label, read, amountOf, to }: MoneyTileProps<T>) {
  return (
    <Tile label={label} to={to}>
      <TileSection
        read={read}
        loading={
          <>
            <TileValue aria-busy>
              <Skeleton $width="70%" $height="24px" />
            </TileValue>
            <TileFooter />
          </>
        }
      >
        {(data) => (
          <>
            <TileValue>{formatPesos(amountOf(data))}</TileValue>
            <TileFooter>
              <AsOf read={read} />
            </TileFooter>
          </>
        )}
      </TileSection>
    </Tile>
  )
}
