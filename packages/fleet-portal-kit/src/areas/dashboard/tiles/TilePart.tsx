import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ReadResult } from '../../../foundation/data/readState.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { ReadSection } from '../../../foundation/errors/ReadSection.tsx'
import { TryAgain } from '../../../foundation/errors/TryAgain.tsx'
import { formatSince } from '../../../format/days.ts'
import { Box, InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'

/** What a tile needs of a read. */
export interface TileRead<T> extends ReadResult<T> {
  dataUpdatedAt: number
}

interface TilePartProps<T> {
  read: TileRead<T>
  /** As high as what comes. */
  loading: ReactNode
  /** Says that there is nothing. */
  none?: ReactNode
  children: (data: T) => ReactNode
}

/** Above a link that covers its tile. */
const Above = styled(Box)`
  position: relative;
  z-index: 1;
  padding-top: ${space(1)};
`

const failed = (error: unknown, retry: () => unknown) => (
  <Above>
    <FailedSection error={error} retry={retry} />
  </Above>
)

/** A tile in each of the states of what it reads; every tile for itself. */
export function TilePart<T>(props: TilePartProps<T>) {
  return <ReadSection {...props} failed={failed} />
}

/** When a balance was what it is said to be; and where it could not be read since, another try. */
export function AsOf({ read }: { read: Pick<TileRead<unknown>, 'dataUpdatedAt' | 'error' | 'refetch'> }) {
  const t = useMessages(dashboardMessages)
  return (
    <HStack $gap={1} $wrap>
      <InlineText>{t.asOf(formatSince(read.dataUpdatedAt))}</InlineText>
      {Boolean(read.error) && (
        <>
          <InlineText role="status">{t.notRefreshed}</InlineText>
          <TryAgain error={read.error} retry={read.refetch} />
        </>
      )}
    </HStack>
  )
}
