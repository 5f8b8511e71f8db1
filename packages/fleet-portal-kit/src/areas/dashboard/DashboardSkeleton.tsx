import { Card, VStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { Tiles } from './tiles/Tiles.ts'

/** The rows of tiles of a hedging fleet: how many tiles, their minimum width and their height in pixels. */
const rows = [
  { count: 2, minWidth: 240, height: 96 },
  { count: 4, minWidth: 150, height: 126 },
  { count: 4, minWidth: 240, height: 198 },
]

/** The height of the price chart in pixels. */
const chartHeight = 414

/** The loading state of the dashboard, shown until the type of the fleet is known. */
export function DashboardSkeleton() {
  return (
    <VStack $gap={4} aria-busy>
      {rows.map(({ count, minWidth, height }, row) => (
        <Tiles key={row} $minWidth={minWidth}>
          {Array.from({ length: count }, (_, index) => (
            <Card key={index}>
              <Skeleton $height={`${height}px`} />
            </Card>
          ))}
        </Tiles>
      ))}
      <Card>
        <Skeleton $height={`${chartHeight}px`} />
      </Card>
    </VStack>
  )
}
