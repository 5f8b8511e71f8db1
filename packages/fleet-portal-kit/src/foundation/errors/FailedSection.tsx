import { Suspense } from 'react'
import { FailedSectionView } from './failedViewsOnDemand.ts'

export interface FailedSectionProps {
  error: unknown
  retry: () => unknown
  /** Names the section, if the screen does not name it. */
  title?: string
}

/** Replaces a section of a screen whose data could not be read. Shows the cause and a Try again button. */
export function FailedSection(props: FailedSectionProps) {
  return (
    <Suspense>
      <FailedSectionView {...props} />
    </Suspense>
  )
}
