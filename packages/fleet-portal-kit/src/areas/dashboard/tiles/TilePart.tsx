import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Reading } from '../../../foundation/data/known.ts'
import { FailedPart } from '../../../foundation/errors/FailedPart.tsx'
import { ReadPart } from '../../../foundation/errors/ReadPart.tsx'
import { TryAgain } from '../../../foundation/errors/TryAgain.tsx'
import { formatSince } from '../../../foundation/format/days.ts'
import { Box, Inline, Line } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'

/** What a tile needs of a read. */
export interface TileRead<T> extends Reading<T> {
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
    <FailedPart error={error} retry={retry} />
  </Above>
)

/** A tile in each of the states of what it reads; every tile for itself. */
export function TilePart<T>(props: TilePartProps<T>) {
  return <ReadPart {...props} failed={failed} />
}

/** When a balance was what it is said to be; and where it could not be read since, another try. */
export function AsOf({ read }: { read: Pick<TileRead<unknown>, 'dataUpdatedAt' | 'error' | 'refetch'> }) {
  const t = useMessages(dashboardMessages)
  return (
    <Line $gap={1} $wrap>
      <Inline>{t.asOf(formatSince(read.dataUpdatedAt))}</Inline>
      {Boolean(read.error) && (
        <>
          <Inline role="status">{t.notRefreshed}</Inline>
          <TryAgain error={read.error} retry={read.refetch} />
        </>
      )}
    </Line>
  )
}
