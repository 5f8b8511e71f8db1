import { UnsentTexts } from '../foundation/form/UnsentTexts.tsx'
import { Button } from '../foundation/ui/Button.tsx'
import { StateView } from '../foundation/ui/StateView.tsx'
import { shellMessages } from '../locales/en/shell.ts'
import { useMessages } from '../provider/messages.ts'
import { usePortal } from '../provider/portal.ts'
import { useNavigation } from '../provider/widgetContext.ts'

/**
 * The Not Authorized page. The session lives until the button to sign-in is pressed. What was typed in a form that it
 * took away is on it.
 */
export function NotAuthorizedView({ detail }: { detail: string }) {
  const t = useMessages(shellMessages)
  const { client } = usePortal()
  const navigation = useNavigation()
  const leave = () => {
    client.session.end('refused')
    navigation.navigate({ area: 'sign-in' })
  }
  return (
    <StateView tone="locked" title={t.notAuthorized} detail={detail}>
      <Button variant="primary" onClick={leave}>
        {t.goToSignIn}
      </Button>
      <UnsentTexts />
    </StateView>
  )
}
