import { styled } from 'styled-components'
import { VStack } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { space } from '../../../provider/appearance.ts'

const Frame = styled(VStack)`
  padding: ${space(5)};
`

/** The loading state of the details of a station. */
export function DetailsSkeleton() {
  return (
    <Frame $gap={5} aria-busy>
      <Skeleton $width="90px" />
      <Skeleton $width="70%" $height="18px" />
      <Skeleton $width="45%" />
      <Skeleton $width="240px" $height="36px" />
      {['80%', '65%', '72%', '50%'].map((width) => (
        <Skeleton key={width} $width={width} />
      ))}
    </Frame>
  )
}
