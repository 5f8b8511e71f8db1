import { Card } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { Tiles } from './tiles/FuelBalances.tsx'

/** The loading state of the first tiles, shown until the type of the fleet is known. */
export function DashboardSkeleton() {
  return (
    <Tiles aria-busy>
      <Card>
        <Skeleton $height="116px" />
      </Card>
    </Tiles>
  )
}
