import { ApiError } from 'fleet-portal-api-client'
import { causeOfError } from '../../foundation/errors/causeOfError.ts'
import { useFailure } from '../../foundation/errors/useFailure.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { SupportId } from '../../foundation/ui/SupportId.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { waysOnMessages } from '../../locales/en/nextSteps.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { CentrePage } from './CentrePage.ts'

interface OopsViewProps {
  detail?: string
  /** The failure. The user can copy its request ID for support. */
  error?: unknown
  retry?: () => void
  /** Called before the navigation to the start page, to reset the failed state. Default: `retry`. */
  onHome?: () => void
  /** Shows a sign-out button, for failures that the start page would repeat. */
  signOut?: () => void
}

/** The general error page, with buttons for a retry, the start page and a reload. */
export function OopsView({ detail, error, retry, onHome = retry, signOut }: OopsViewProps) {
  const t = useMessages(shellMessages)
  const navigationTexts = useMessages(waysOnMessages)
  const navigation = useNavigation()
  const goHome = () => {
    onHome?.()
    navigation.navigate({ area: 'landing' })
  }
  const { text, retryDisabledReason } = useFailure(error, { isRead: true })
  const hasCause = error instanceof ApiError && causeOfError(error) !== undefined
  const requestId = error instanceof ApiError ? error.requestId : undefined
  // Without a retry, the text asks for a reload.
  const reload = (
    <Button {...(!retry && { variant: 'primary' as const })} onClick={() => navigation.reload()}>
      {navigationTexts.okGotIt}
    </Button>
  )
  return (
    <CentrePage>
      <StateView tone="danger" isPage title={t.oops} detail={detail ?? (hasCause ? text : t.oopsBody)}>
        <HStack $wrap $justify="center">
          {retry ? (
            <Button variant="primary" disabledReason={retryDisabledReason} onClick={retry}>
              {t.tryAgain}
            </Button>
          ) : (
            reload
          )}
          <Button onClick={goHome}>{navigationTexts.backToHome}</Button>
          {retry && reload}
          {signOut && <Button onClick={signOut}>{t.logout}</Button>}
        </HStack>
        {requestId && <SupportId text={requestId} />}
      </StateView>
    </CentrePage>
  )
}
