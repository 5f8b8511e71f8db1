import { uiMessages } from '../../locales/en/ui.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { ReadResult } from '../data/readState.ts'
import { Banner } from '../ui/Banner.tsx'
import { TryAgain } from './TryAgain.tsx'
import { useFailure } from './useFailure.tsx'

type RefreshedRead = Pick<ReadResult<unknown>, 'data' | 'error' | 'refetch'> & {
  dataUpdatedAt: number
  isFetching: boolean
}

function StaleBanner({ read: { error, refetch, dataUpdatedAt } }: { read: RefreshedRead }) {
  const t = useMessages(uiMessages)
  const { formatSince } = useDayFormats()
  const { text } = useFailure(error, { isRead: true })
  return (
    <Banner tone="warning">
      {t.notRefreshed(formatSince(dataUpdatedAt))} {text} <TryAgain error={error} retry={refetch} />
    </Banner>
  )
}

/** Shown above data that could not be refetched: the age of the data, the cause and a Try again button. Otherwise renders nothing. */
export function StaleDataBanner({ read }: { read: RefreshedRead }) {
  return read.data !== undefined && read.error && !read.isFetching ? <StaleBanner read={read} /> : null
}
