import { Suspense } from 'react'
import { MissingContent } from '../widget/MissingContent.tsx'
import { FailedStateView } from './failedViewsOnDemand.ts'

export interface FailedStateProps {
  error: unknown
  retry?: (() => unknown) | undefined
}

/** Replaces content that could not be read. Shows the cause, a Try again button, and the unsaved text of removed forms. */
export function FailedState(props: FailedStateProps) {
  return (
    <>
      <MissingContent />
      <Suspense>
        <FailedStateView {...props} />
      </Suspense>
    </>
  )
}
