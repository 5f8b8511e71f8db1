import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FailedPart } from '../../../foundation/errors/FailedPart.tsx'
import { formatSince } from '../../../foundation/format/days.ts'
import { Button } from '../../../foundation/ui/Button.tsx'
import { Box, Inline, Line } from '../../../foundation/ui/layout.ts'
import { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { space, token } from '../../../provider/appearance.ts'
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

const Again = styled(Button)`
  position: relative;
  z-index: 1;
  height: 18px;
  padding: 0 ${space(1)};
  font-size: ${token('text-label')};
`

/** When a balance was what it is said to be; and where it could not be read since, another try. */
export function AsOf({ read }: { read: Pick<TileRead<unknown>, 'dataUpdatedAt' | 'error' | 'refetch'> }) {
  const t = useMessages(dashboardMessages)
  const { tryAgain } = useMessages(uiMessages)
  return (
    <Line $gap={1} $wrap>
      <Inline>{t.asOf(formatSince(read.dataUpdatedAt))}</Inline>
      {Boolean(read.error) && (
        <>
          <Inline role="status">{t.notRefreshed}</Inline>
          <Again variant="quiet" onClick={() => void read.refetch()}>
            {tryAgain}
          </Again>
        </>
      )}
    </Line>
  )
}
