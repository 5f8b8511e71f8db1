import { styled } from 'styled-components'
import { Box, Card, VStack } from '../../foundation/ui/layout.ts'
import { pulsing, Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { space, token } from '../../provider/appearance.ts'
import { Grid } from './promoGrid.ts'
import { promosPerPage } from './usePromos.ts'

const ImageSkeleton = styled(Box)`
  aspect-ratio: 16 / 9;
  background: ${token('color-sunken')};
  ${pulsing}
`

const TextSkeleton = styled(VStack)`
  padding: ${space(4)};
`

/** The placeholders of a page of promos while it loads. */
export function PromoSkeletons() {
  return (
    <Grid aria-busy>
      {Array.from({ length: promosPerPage }, (_, index) => (
        <Card key={index} as="div" data-part="skeleton">
          <ImageSkeleton />
          <TextSkeleton $gap={3}>
            <Skeleton $width="70%" />
            <Skeleton $width="90%" />
          </TextSkeleton>
        </Card>
      ))}
    </Grid>
  )
}
