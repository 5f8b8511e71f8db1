import { styled } from 'styled-components'
import { Box, Card, VStack } from '../../foundation/ui/layout.ts'
import { pulsing, Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { space, token } from '../../provider/appearance.ts'
import { Grid } from './promoGrid.ts'
import { promosPerPage } from './usePromos.ts'

const Picture = styled(Box)`
  aspect-ratio: 16 / 9;
  background: ${token('color-sunken')};
  ${pulsing}
`

const Words = styled(VStack)`
  padding: ${space(4)};
`

/** As many cards as a page has, while they are on their way. */
export function PromoSkeletons() {
  return (
    <Grid aria-busy>
      {Array.from({ length: promosPerPage }, (_, index) => (
        <Card key={index} as="div" data-part="skeleton">
          <Picture />
          <Words $gap={3}>
            <Skeleton $width="70%" />
            <Skeleton $width="90%" />
          </Words>
        </Card>
      ))}
    </Grid>
  )
}
