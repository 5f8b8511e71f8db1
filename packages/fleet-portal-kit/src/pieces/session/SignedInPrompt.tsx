import { useState, type ReactNode } from 'react'
import { useSession } from '../../foundation/data/useSession.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { newPasswordMessages } from '../../locales/en/newPassword.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { EntryPage } from './EntryPage.tsx'
import { useSignOut } from './useSignOut.ts'

interface SignedInQuestionProps {
  /** The user whom the link was mailed to, where that is known. */
  email: string | undefined
  children: ReactNode
}

/**
 * The page of a mailed link, for a browser in which somebody is signed in when the link opens: says so, and goes on once
 * the user has signed out. A sign-in in another tab later changes nothing here: what is being typed stays.
 */
export function SignedInPrompt({ email, children }: SignedInQuestionProps) {
  const t = useMessages(newPasswordMessages)
  const { accessToken, userDetails } = useSession()
  const isSignedIn = accessToken !== undefined
  const [isFree, setFree] = useState(!isSignedIn)
  const [isLeaving, setLeaving] = useState(false)
  const navigation = useNavigation()
  const signOut = useSignOut({ isStaying: true })
  if (!isFree && !isSignedIn) setFree(true)
  if (isFree || !isSignedIn) return children
  const goOn = async () => {
    setLeaving(true)
    await signOut()
    setLeaving(false)
  }
  const signedIn = userDetails?.email
  const isOther = email !== undefined && email.toLowerCase() !== signedIn?.toLowerCase()
  return (
    <EntryPage
      title={isOther ? t.otherUserTitle : t.signedInTitle}
      lead={signedIn ? t.signedInAs(signedIn) : t.signedIn}
    >
      {isOther && <Paragraph>{t.linkFor(email)}</Paragraph>}
      <Paragraph $muted>{t.signedInNext}</Paragraph>
      <HStack $wrap>
        <Button variant="primary" busy={isLeaving} onClick={() => void goOn()}>
          {t.signOutAndGoOn}
        </Button>
        <Button onClick={() => navigation.navigate({ area: 'landing' }, { replace: true })}>
          {t.staySignedIn}
        </Button>
      </HStack>
    </EntryPage>
  )
}
