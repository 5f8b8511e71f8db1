import { products, type Product } from 'api-client/contract/products'
import type { Millilitres } from 'api-client/money'
import { formatLitres } from '../../../format/amounts.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { LinesSkeleton, ProductLines } from './ProductLines.tsx'
import { Foot, Tile } from './Tile.tsx'
import { AsOf, TilePart, type TileRead } from './TilePart.tsx'

interface Volume {
  product: Product
  volume: Millilitres
}

interface VolumeTileProps<T> {
  label: string
  read: TileRead<T>
  volumesOf: (data: T) => readonly Volume[]
  /** Where the litres of a product lead. */
  to: (product: Product) => FleetPortalDestination | undefined
}

/** Litres of every product, each a way to where they come from. */
export function VolumeTile<T>({ label, read, volumesOf, to }: VolumeTileProps<T>) {
  return (
    <Tile label={label}>
      <TilePart
        read={read}
        loading={
          <>
            <LinesSkeleton />
            <Foot />
          </>
        }
      >
        {(data) => (
          <>
            <ProductLines
              lines={volumesOf(data)
                .toSorted((one, other) => products.indexOf(one.product) - products.indexOf(other.product))
                .map(({ product, volume }) => ({ product, value: formatLitres(volume), to: to(product) }))}
            />
            <Foot>
              <AsOf read={read} />
            </Foot>
          </>
        )}
      </TilePart>
    </Tile>
  )
}
