import type { Centavos } from 'fleet-portal-api-client/money'
import type { DatedRead } from '../../../foundation/data/combineReads.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { TileValue, TileFooter, Tile } from './Tile.tsx'
import { useFormats } from '../../../provider/formats.ts'
import { AsOf, TileSection } from './TileSection.tsx'

interface MoneyTileProps<T> {
  label: string
  read: DatedRead<T>
  amountOf: (data: T) => Centavos
  to: FleetPortalDestination | undefined
}

/** A tile with an amount in pesos and the time when it was read. */
export function MoneyTile<T>({ label, read, amountOf, to }: MoneyTileProps<T>) {
  const { formatPesos } = useFormats()
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
