import { UnsavedTexts } from '../../foundation/form/UnsavedTexts.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack } from '../../foundation/ui/layout.ts'
import { SupportId } from '../../foundation/ui/SupportId.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { shellMessages } from '../../locales/en/shell.ts'
import { waysOnMessages } from '../../locales/en/nextSteps.ts'
import { useMessages } from '../../provider/messages.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

interface NotAuthorizedViewProps {
  detail: string
  /** The start page of the user, if there is a session. */
  home?: AreaName | undefined
  /** The ID of the rejected request. The user can copy it for support. */
  requestId?: string | undefined
}

/**
 * The Not Authorized page, with buttons to the start page and to sign-in. The session ends only when the user clicks the
 * sign-in button. The page shows text that the user had typed into a form it replaced.
 */
export function NotAuthorizedView({ detail, home, requestId }: NotAuthorizedViewProps) {
  const t = useMessages(shellMessages)
  const navigationTexts = useMessages(waysOnMessages)
  const { client } = usePortal()
  const navigation = useNavigation()
  const goToSignIn = () => {
    client.session.end('refused')
    navigation.navigate({ area: 'sign-in' })
  }
  return (
    <StateView tone="locked" title={t.notAuthorized} detail={detail}>
      <HStack $wrap $justify="center">
        {home && (
          <Button variant="primary" onClick={() => navigation.navigate({ area: home })}>
            {navigationTexts.backToHome}
          </Button>
        )}
        <Button variant={home ? 'secondary' : 'primary'} onClick={goToSignIn}>
          {t.goToSignIn}
        </Button>
      </HStack>
      {requestId && <SupportId text={requestId} />}
      <UnsavedTexts />
    </StateView>
  )
}
