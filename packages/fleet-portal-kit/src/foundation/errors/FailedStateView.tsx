import { ApiError } from 'fleet-portal-api-client'
import { lazy, useEffect } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { UnsavedTexts } from '../form/UnsavedTexts.tsx'
import { StateView } from '../ui/StateView.tsx'
import { ContentBoundary } from '../widget/ContentBoundary.tsx'
import type { FailedStateProps } from './FailedState.tsx'
import { useFailure } from './useFailure.tsx'
import { OptionalPart } from '../widget/OptionalPart.tsx'

// If this code cannot be loaded either, the id is shown as plain text.
const LazySupportId = lazy(() =>
  import('../ui/SupportId.tsx').then(
    (module) => ({ default: module.SupportId }),
    () => ({ default: ({ text }: { text: string }) => <>{text}</> }),
  ),
)

// If this code cannot be loaded, the Try again button is still shown.
const TimeoutActions = lazy(() =>
  import('./TimeoutActions.tsx').then(
    (module) => ({ default: module.TimeoutActions }),
    () => ({ default: () => <></> }),
  ),
)

/** Shows the cause, a Try again button, and the unsaved text of removed forms. */
export function FailedStateView({ error, retry }: FailedStateProps) {
  const t = useMessages(uiMessages)
  const { sentence, text, retryDisabledReason } = useFailure(error, { isRead: true })
  const Custom = usePortal().slots.Error
  const requestId = error instanceof ApiError ? error.requestId : undefined
  useEffect(() => {
    // The user reads that the session could not be checked. Only the developer of the page can use the cause.
    if (error instanceof ApiError && error.kind === 'session-unavailable') console.error(error.cause)
  }, [error])
  const isTimeout = error instanceof ApiError && error.kind === 'timeout'
  const title = isTimeout ? t.oops : t.loadFailed
  const defaultView = (
    <StateView
      tone="danger"
      title={title}
      detail={text}
      action={retry && { label: t.tryAgain, run: retry, disabledReason: retryDisabledReason }}
    >
      {isTimeout && (
        <OptionalPart>
          <TimeoutActions />
        </OptionalPart>
      )}
      {requestId && (
        <OptionalPart fallback={requestId}>
          <LazySupportId text={requestId} />
        </OptionalPart>
      )}
      <UnsavedTexts />
    </StateView>
  )
  if (!Custom) return defaultView
  return (
    <ContentBoundary content={error} fallback={defaultView}>
      <Custom title={title} detail={sentence} requestId={requestId} retry={retry} />
    </ContentBoundary>
  )
}
