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

/** Confirms the activation and leads to sign-in. Signs out any other user of this browser first. */
export function ActivatedDialog({ email, isSure }: { email: string; isSure: boolean }) {
  const t = useMessages(activateAccountMessages)
  const newPassword = useMessages(newPasswordMessages)
  const { client } = usePortal()
  const navigation = useNavigation()
  const { accessToken, userDetails } = useSession()
  const isLeaving = useRef(false)
  const goToSignIn = async () => {
    if (isLeaving.current) return
    isLeaving.current = true
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
      onClose={() => void goToSignIn()}
      width={420}
    >
      <DialogActions>
        <Button variant="primary" onClick={() => void goToSignIn()}>
          {newPassword.goToSignIn}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
