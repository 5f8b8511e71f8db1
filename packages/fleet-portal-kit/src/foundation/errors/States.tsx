import { ApiError } from 'api-client'
import { lazy, Suspense } from 'react'
import { shellMessages } from '../../locales/en/shell.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { UnsentTexts } from '../form/UnsentTexts.tsx'
import { Button } from '../ui/Button.tsx'
import { Line } from '../ui/layout.ts'
import { StateView } from '../ui/StateView.tsx'
import { useErrorSentence } from './useErrorSentence.ts'

// Where it cannot be fetched either, the number stands there to be copied by hand.
const Reference = lazy(() =>
  import('../ui/Reference.tsx').then(
    (module) => ({ default: module.Reference }),
    () => ({ default: ({ text }: { text: string }) => <>{text}</> }),
  ),
)

/** The ways on where the server did not answer in time: again, home where there is one, or with the whole page. */
function AfterTimeout({ retry }: { retry: (() => unknown) | undefined }) {
  const ui = useMessages(uiMessages)
  const t = useMessages(shellMessages)
  const navigation = useNavigation()
  const hasHome = navigation.href({ area: 'landing' }) !== undefined
  return (
    <Line $wrap $justify="center">
      {retry && <Button onClick={() => void retry()}>{ui.tryAgain}</Button>}
      {hasHome && <Button onClick={() => navigation.navigate({ area: 'landing' })}>{t.backToHome}</Button>}
      <Button onClick={() => navigation.reload()}>{t.okGotIt}</Button>
    </Line>
  )
}

/** In place of what could not be read, with another try; what was typed there is on it. */
export function FailedState({ error, retry }: { error: unknown; retry?: () => unknown }) {
  const t = useMessages(uiMessages)
  const sentenceOf = useErrorSentence()
  const Custom = usePortal().slots.Error
  const requestId = error instanceof ApiError ? error.requestId : undefined
  const isLate = error instanceof ApiError && error.kind === 'timeout'
  const words = { title: isLate ? t.oops : t.loadFailed, detail: sentenceOf(error) }
  if (Custom) return <Custom {...words} requestId={requestId} retry={retry} />
  return (
    <StateView
      tone="danger"
      {...words}
      action={isLate ? undefined : retry && { label: t.tryAgain, run: retry }}
    >
      {isLate && <AfterTimeout retry={retry} />}
      {requestId && (
        <Suspense fallback={requestId}>
          <Reference text={requestId} />
        </Suspense>
      )}
      <UnsentTexts />
    </StateView>
  )
}

/** In place of a screen that the role has no access to, or has no more; what was typed there is on it. */
export function RefusedState({ area }: { area: string }) {
  const t = useMessages(uiMessages)
  return (
    <StateView tone="locked" title={t.notAllowedTitle} detail={t.notAllowed(area)}>
      <UnsentTexts />
    </StateView>
  )
}
