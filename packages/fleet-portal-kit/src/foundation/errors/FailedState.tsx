import { ApiError } from 'api-client'
import { lazy, Suspense } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { UnsavedTexts } from '../form/UnsavedTexts.tsx'
import { StateView } from '../ui/StateView.tsx'
import { ContentBoundary } from '../widget/ContentBoundary.tsx'
import { useFailure } from './useFailure.tsx'

// Where it cannot be fetched either, the number stands there to be copied by hand.
const Reference = lazy(() =>
  import('../ui/SupportId.tsx').then(
    (module) => ({ default: module.SupportId }),
    () => ({ default: ({ text }: { text: string }) => <>{text}</> }),
  ),
)

// Where it cannot be fetched, another try is there all the same.
const TimeoutActions = lazy(() =>
  import('./TimeoutActions.tsx').then(
    (module) => ({ default: module.TimeoutActions }),
    () => ({ default: () => <></> }),
  ),
)

/** In place of what could not be read, with another try; what was typed there is on it. */
export function FailedState({ error, retry }: { error: unknown; retry?: () => unknown }) {
  const t = useMessages(uiMessages)
  const { sentence, text, heldReason } = useFailure(error, { isRead: true })
  const Custom = usePortal().slots.Error
  const requestId = error instanceof ApiError ? error.requestId : undefined
  const isLate = error instanceof ApiError && error.kind === 'timeout'
  const title = isLate ? t.oops : t.loadFailed
  const own = (
    <StateView
      tone="danger"
      title={title}
      detail={text}
      action={retry && { label: t.tryAgain, run: retry, heldReason }}
    >
      {isLate && (
        <Suspense>
          <TimeoutActions />
        </Suspense>
      )}
      {requestId && (
        <Suspense fallback={requestId}>
          <Reference text={requestId} />
        </Suspense>
      )}
      <UnsavedTexts />
    </StateView>
  )
  if (!Custom) return own
  return (
    <ContentBoundary content={error} fallback={own}>
      <Custom title={title} detail={sentence} requestId={requestId} retry={retry} />
    </ContentBoundary>
  )
}
