import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { DatedRead } from '../../../foundation/data/combineReads.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { ReadSection } from '../../../foundation/errors/ReadSection.tsx'
import { TryAgain } from '../../../foundation/errors/TryAgain.tsx'
import { Box, InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useOwnTime } from './PageTime.tsx'

interface TileSectionProps<T> {
  read: DatedRead<T>
  /** The loading state, as high as the content. */
  loading: ReactNode
  /** The empty state. */
  none?: ReactNode
  children: (data: T) => ReactNode
}

/** Raises the error above the link that covers the tile, so that its button can be clicked. */
const RaisedBox = styled(Box)`
  position: relative;
  z-index: 1;
  padding-top: ${space(1)};
`

const renderFailed = (error: unknown, retry: () => unknown) => (
  <RaisedBox>
    <FailedSection error={error} retry={retry} />
  </RaisedBox>
)

/** Renders the loading, failed, empty or loaded state of one tile. */
export function TileSection<T>(props: TileSectionProps<T>) {
  return <ReadSection {...props} failed={renderFailed} />
}

/** The time when a value was read, unless the title row of the page shows it. If a refresh failed, it also shows a retry button. */
export function AsOf({ read }: { read: Pick<DatedRead<unknown>, 'dataUpdatedAt' | 'error' | 'refetch'> }) {
  const t = useMessages(dashboardMessages)
  const time = useOwnTime(read.dataUpdatedAt)
  if (!time && !read.error) return null
  return (
    <HStack $gap={1} $wrap>
      {time && <InlineText>{time}</InlineText>}
      {Boolean(read.error) && (
        <>
          <InlineText role="status">{t.notRefreshed}</InlineText>
          <TryAgain error={read.error} retry={read.refetch} />
        </>
      )}
    </HStack>
  )
}
