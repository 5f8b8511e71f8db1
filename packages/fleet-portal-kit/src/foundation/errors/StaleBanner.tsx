import { uiMessages } from '../../locales/en/ui.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { ReadResult } from '../data/readState.ts'
import { Banner } from '../ui/Banner.tsx'
import { TryAgain } from './TryAgain.tsx'
import { useFailure } from './useFailure.tsx'

export type RefreshedRead = Pick<ReadResult<unknown>, 'data' | 'error' | 'refetch'> & {
  dataUpdatedAt: number
  isFetching: boolean
}

/** The age of data that could not be refetched, the cause and a Try again button. */
export function StaleBanner({ read: { error, refetch, dataUpdatedAt } }: { read: RefreshedRead }) {
  const t = useMessages(uiMessages)
  const { formatSince } = useDayFormats()
  const { text } = useFailure(error, { isRead: true })
  return (
    <Banner tone="warning">
      {t.notRefreshed(formatSince(dataUpdatedAt))} {text} <TryAgain error={error} retry={refetch} />
    </Banner>
  )
}
