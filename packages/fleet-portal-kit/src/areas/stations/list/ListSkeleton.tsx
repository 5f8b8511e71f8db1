import { styled } from 'styled-components'
import { Box, VStack } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { space, token } from '../../../provider/appearance.ts'

const Item = styled(VStack)`
  padding: ${space(4)};
  border-bottom: 1px solid ${token('color-border')};
`

/** The loading state of the station list. */
export function ListSkeleton() {
  return (
    <Box aria-busy>
      {['62%', '70%', '55%', '66%', '60%'].map((width) => (
        <Item key={width} $gap={3}>
          <Skeleton $width={width} />
          <Skeleton $width="85%" />
          <Skeleton $width="48%" />
        </Item>
      ))}
    </Box>
  )
}
