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
  /** Where the person starts, while there is a session to go there with. */
  home?: AreaName | undefined
  /** The number of the request that was refused, to be copied for whoever runs the server. */
  requestId?: string | undefined
}

/**
 * The Not Authorized page: the way back to what the person may open, and to sign-in. The session lives until the button
 * to sign-in is pressed. What was typed in a form that it took away is on it.
 */
export function NotAuthorizedView({ detail, home, requestId }: NotAuthorizedViewProps) {
  const t = useMessages(shellMessages)
  const ways = useMessages(waysOnMessages)
  const { client } = usePortal()
  const navigation = useNavigation()
  const leave = () => {
    client.session.end('refused')
    navigation.navigate({ area: 'sign-in' })
  }
  return (
    <StateView tone="locked" title={t.notAuthorized} detail={detail}>
      <HStack $wrap $justify="center">
        {home && (
          <Button variant="primary" onClick={() => navigation.navigate({ area: home })}>
            {ways.backToHome}
          </Button>
        )}
        <Button variant={home ? 'secondary' : 'primary'} onClick={leave}>
          {t.goToSignIn}
        </Button>
      </HStack>
      {requestId && <SupportId text={requestId} />}
      <UnsavedTexts />
    </StateView>
  )
}
