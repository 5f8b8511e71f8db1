import { Button } from '../../foundation/ui/Button.tsx'
import { newPasswordMessages } from '../../locales/en/newPassword.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** A button that opens sign-in with the email filled in. Renders nothing if the host has no sign-in page. */
export function GoToSignIn({ email }: { email: string | undefined }) {
  const t = useMessages(newPasswordMessages)
  const navigation = useNavigation()
  const to = { area: 'sign-in' as const, ...(email && { state: { email } }) }
  if (navigation.href(to) === undefined) return null
  return (
    <Button variant="primary" onClick={() => navigation.navigate(to)}>
      {t.goToSignIn}
    </Button>
  )
}
