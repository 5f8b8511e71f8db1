import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import type { ReadResult } from '../data/readState.ts'
import { formatSince } from '../../format/days.ts'
import { Banner } from '../ui/Banner.tsx'
import { TryAgain } from './TryAgain.tsx'
import { useFailure } from './useFailure.tsx'

type Refreshed = Pick<ReadResult<unknown>, 'data' | 'error' | 'refetch'> & {
  dataUpdatedAt: number
  isFetching: boolean
}

function Note({ read: { error, refetch, dataUpdatedAt } }: { read: Refreshed }) {
  const t = useMessages(uiMessages)
  const { text } = useFailure(error, { isRead: true })
  return (
    <Banner tone="warning">
      {t.notRefreshed(formatSince(dataUpdatedAt))} {text} <TryAgain error={error} retry={refetch} />
    </Banner>
  )
}

/** Above what was read before and could not be read again: from when it is, why, and another try. Else nothing. */
export function StaleDataBanner({ read }: { read: Refreshed }) {
  return read.data !== undefined && read.error && !read.isFetching ? <Note read={read} /> : null
}
