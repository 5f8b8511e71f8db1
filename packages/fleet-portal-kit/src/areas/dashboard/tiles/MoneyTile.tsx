import type { Centavos } from 'fleet-portal-api-client/money'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { DatedRead } from '../../../foundation/data/combineReads.ts'
import { Box, HStack } from '../../../foundation/ui/layout.ts'
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
  /** A button beside the amount. It is there while the amount loads. */
  action?: ReactNode
}

/** Beside the amount, above the link that covers the tile. In a narrow tile it is below the amount. */
const Row = styled(HStack)`
  & > :last-child:not(:first-child) {
    position: relative;
    z-index: 1;
  }
`

/** A tile with an amount in pesos and the time when it was read. */
export function MoneyTile<T>({ label, read, amountOf, to, action }: MoneyTileProps<T>) {
  const { formatPesos } = useFormats()
  return (
    <Tile label={label} to={to}>
      <Row $justify="space-between" $gap={3} $wrap>
        <Box>
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
        </Box>
        {action}
      </Row>
    </Tile>
  )
}
