import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FailedPart } from '../../../foundation/errors/FailedPart.tsx'
import { TryAgain } from '../../../foundation/errors/TryAgain.tsx'
import { formatSince } from '../../../foundation/format/days.ts'
import { Box, Inline, Line } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'

/** What a tile needs of a read. */
export interface TileRead<T> {
  data: T | undefined
  error: unknown
  dataUpdatedAt: number
  refetch: () => unknown
}

interface TilePartProps<T> {
  read: TileRead<T>
  /** As high as what comes. */
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** Above a link that covers its tile. */
const Above = styled(Box)`
  position: relative;
  z-index: 1;
  padding-top: ${space(1)};
`

/** What was read, or why not with another try, or its shape until it is known; every tile for itself. */
export function TilePart<T>({ read, loading, children }: TilePartProps<T>) {
  if (read.data !== undefined) return <>{children(read.data)}</>
  if (!read.error) return <>{loading}</>
  return (
    <Above>
      <FailedPart error={read.error} retry={read.refetch} />
    </Above>
  )
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
          <TryAgain retry={read.refetch} />
        </>
      )}
    </Line>
  )
}
