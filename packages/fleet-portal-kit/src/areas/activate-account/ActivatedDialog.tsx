import { useRef } from 'react'
import { useSession } from '../../foundation/data/useSession.ts'
import { Dialog, DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { activateAccountMessages } from '../../locales/en/activateAccount.ts'
import { newPasswordMessages } from '../../locales/en/newPassword.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { signOut } from '../../provider/signOut.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** Says that the account is there and leads on to sign-in, out of the session of whoever else is signed in here. */
export function ActivatedDialog({ email, isSure }: { email: string; isSure: boolean }) {
  const t = useMessages(activateAccountMessages)
  const words = useMessages(newPasswordMessages)
  const { client } = usePortal()
  const navigation = useNavigation()
  const { accessToken, userDetails } = useSession()
  const going = useRef(false)
  const goOn = async () => {
    if (going.current) return
    going.current = true
    if (accessToken) await signOut(client)
    navigation.navigate({ area: 'sign-in', state: { email } }, { replace: true })
  }
  return (
    <Dialog
      title={isSure ? t.doneTitle : t.unsureTitle}
      description={
        <VStack $gap={2}>
          <Paragraph>{isSure ? t.done(email) : t.unsure}</Paragraph>
          {userDetails && accessToken && <Paragraph $muted>{t.signedInAs(userDetails.email)}</Paragraph>}
        </VStack>
      }
      onClose={() => void goOn()}
      width={420}
    >
      <DialogActions>
        <Button variant="primary" onClick={() => void goOn()}>
          {words.goToSignIn}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
