import { fuels, products, type Product } from 'fleet-portal-api-client/contract/products'
import type { Millilitres } from 'fleet-portal-api-client/money'
import type { DatedRead } from '../../../foundation/data/combineReads.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'
import { ProductRowsSkeleton, ProductRows } from './ProductRows.tsx'
import { TileFooter, Tile } from './Tile.tsx'
import { useFormats } from '../../../provider/formats.ts'
import { AsOf, TileSection } from './TileSection.tsx'

interface Volume {
  product: Product
  volume: Millilitres
}

interface VolumeTileProps<T> {
  label: string
  read: DatedRead<T>
  volumesOf: (data: T) => readonly Volume[]
  /** The link of a product's volume. */
  to: (product: Product) => FleetPortalDestination | undefined
}

/** A tile with the litres of each product, linked to their area. */
export function VolumeTile<T>({ label, read, volumesOf, to }: VolumeTileProps<T>) {
  const { formatLitres } = useFormats()
  return (
    <Tile label={label}>
      <TileSection read={read} loading={<ProductRowsSkeleton hasLinks={fuels.some(to)} />}>
        {(data) => (
          <>
            <ProductRows
              rows={volumesOf(data)
                .toSorted((one, other) => products.indexOf(one.product) - products.indexOf(other.product))
                .map(({ product, volume }) => ({ product, value: formatLitres(volume), to: to(product) }))}
            />
            <TileFooter>
              <AsOf read={read} />
            </TileFooter>
          </>
        )}
      </TileSection>
    </Tile>
  )
}
