import { StaleBanner } from './failedViewsOnDemand.ts'
import type { RefreshedRead } from './StaleBanner.tsx'
import { OptionalPart } from '../widget/OptionalPart.tsx'

/** Shown above data that could not be refetched: the age of the data, the cause and a Try again button. Otherwise renders nothing. */
export function StaleDataBanner({ read }: { read: RefreshedRead }) {
  if (read.data === undefined || !read.error || read.isFetching) return null
  return (
    <OptionalPart>
      <StaleBanner read={read} />
    </OptionalPart>
  )
}
