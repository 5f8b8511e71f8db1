import { ListFrame, ListToolbar } from '../../foundation/list/frame.ts'
import { Box, Card, HStack, VisuallyHidden } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

/** Shown in place of a page while its code loads: a title, and rows in a card. */
export function PageSkeleton() {
  const t = useMessages(shellMessages)
  return (
    <ListFrame $gap={4} aria-busy className="fpk-page-skeleton">
      <VisuallyHidden role="status">{t.loadingPage}</VisuallyHidden>
      <HStack style={{ minHeight: 36 }}>
        <Skeleton $width="180px" $height="24px" />
      </HStack>
      <Card>
        <ListToolbar>
          <Skeleton $width="240px" $height="36px" />
        </ListToolbar>
        {Array.from({ length: 10 }, (_, index) => (
          <Box key={index} style={{ padding: `${space(3.5)} ${space(5)}` }}>
            <Skeleton $height="16px" />
          </Box>
        ))}
      </Card>
    </ListFrame>
  )
}
