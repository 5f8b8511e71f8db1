import { useState, type ReactNode } from 'react'
import { useSession } from '../../foundation/data/useSession.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { newPasswordMessages } from '../../locales/en/newPassword.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { EntryPage } from './EntryPage.tsx'
import { useSignOut } from './useSignOut.ts'

interface SignedInPromptProps {
  /** The email address that received the link, if known. */
  email: string | undefined
  children: ReactNode
}

/**
 * Asks a signed-in user to sign out before the page of a link from an email opens. A later sign-in in another tab does
 * not bring the question back, so that typed input stays.
 */
export function SignedInPrompt({ email, children }: SignedInPromptProps) {
  const t = useMessages(newPasswordMessages)
  const { accessToken, userDetails } = useSession()
  const isSignedIn = accessToken !== undefined
  const [hasStarted, setHasStarted] = useState(!isSignedIn)
  const [isSigningOut, setSigningOut] = useState(false)
  const navigation = useNavigation()
  const signOut = useSignOut({ isStaying: true })
  if (!hasStarted && !isSignedIn) setHasStarted(true)
  if (hasStarted || !isSignedIn) return children
  const continueSignedOut = async () => {
    setSigningOut(true)
    await signOut()
    setSigningOut(false)
  }
  const signedInEmail = userDetails?.email
  const isForOtherUser = email !== undefined && email.toLowerCase() !== signedInEmail?.toLowerCase()
  return (
    <EntryPage
      title={isForOtherUser ? t.otherUserTitle : t.signedInTitle}
      lead={signedInEmail ? t.signedInAs(signedInEmail) : t.signedIn}
    >
      {isForOtherUser && <Paragraph>{t.linkFor(email)}</Paragraph>}
      <Paragraph $muted>{t.signedInNext}</Paragraph>
      <HStack $wrap>
        <Button variant="primary" busy={isSigningOut} onClick={() => void continueSignedOut()}>
          {t.signOutAndGoOn}
        </Button>
        <Button onClick={() => navigation.navigate({ area: 'landing' }, { replace: true })}>
          {t.staySignedIn}
        </Button>
      </HStack>
    </EntryPage>
  )
}
