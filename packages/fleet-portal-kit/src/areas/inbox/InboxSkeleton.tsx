import { styled } from 'styled-components'
import { VStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { space, token } from '../../provider/appearance.ts'
import { ListPane, Panes } from './inboxLayout.ts'

const MessageSkeleton = styled(VStack)`
  padding: ${space(4)} ${space(4)} ${space(4)} ${space(8)};
  border-bottom: 1px solid ${token('color-border')};
`

/** The placeholder of the inbox, as high as the loaded inbox. */
export function InboxSkeleton() {
  return (
    <Panes aria-busy>
      <ListPane $gap={0}>
        {Array.from({ length: 6 }, (_, index) => (
          <MessageSkeleton key={index} $gap={3}>
            <Skeleton $width="60%" />
            <Skeleton $width="92%" />
            <Skeleton $width="24%" />
          </MessageSkeleton>
        ))}
      </ListPane>
    </Panes>
  )
}
