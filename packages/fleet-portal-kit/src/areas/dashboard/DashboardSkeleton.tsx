import { Card } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { Tiles } from './tiles/FuelBalances.tsx'

/** The first tiles, which every fleet has, while its plan is on the way. */
export function DashboardSkeleton() {
  return (
    <Tiles aria-busy>
      <Card>
        <Skeleton $height="116px" />
      </Card>
    </Tiles>
  )
}
