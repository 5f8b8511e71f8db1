import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import { MailCheck } from 'lucide'
import { Suspense, useState } from 'react'
import { useSession } from '../../foundation/data/useSession.ts'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { errorMessages } from '../../locales/en/errors.ts'
import { forgotPasswordMessages } from '../../locales/en/forgotPassword.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { GoToSignIn } from '../../pieces/session/GoToSignIn.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const ForgotPasswordForm = lazyWithRetry(() => import('./ForgotPasswordForm.tsx'), 'ForgotPasswordForm')

/** The error codes of a reset link that this page explains. Other codes in the URL are ignored. */
const linkErrorCodes: readonly ErrorCode[] = ['E9999', 'P1009', 'P1010', 'P1005', 'U1002', 'U1013']

function ForgotPasswordScreen() {
  const t = useMessages(forgotPasswordMessages)
  const errors = useMessages(errorMessages)
  const navigation = useNavigation()
  const emit = useEmit()
  const remembered = useSession().email
  const query = new URLSearchParams(useSearch().replaceAll('+', '%2B'))
  const code = linkErrorCodes.find((one) => one === query.get('code'))
  const [email, setEmail] = useState(
    navigation.state?.()?.['email'] ?? query.get('email') ?? remembered ?? '',
  )
  const [isSent, setSent] = useState(false)

  if (isSent) {
    return (
      <EntryPage key="sent" title={t.title} lead={t.sent(email)} done={MailCheck}>
        <Paragraph $muted>{t.sentHelp}</Paragraph>
        <VStack $gap={2}>
          <GoToSignIn email={email} />
          <Button variant="quiet" onClick={() => setSent(false)}>
            {t.otherEmail}
          </Button>
        </VStack>
      </EntryPage>
    )
  }
  const showSent = (sentTo: string) => {
    setEmail(sentTo)
    setSent(true)
    emit('password-reset.requested', {})
  }
  return (
    <EntryPage key="form" title={t.title} lead={t.lead}>
      {code && <Banner tone="warning">{errors.codes[code] as string}</Banner>}
      <Suspense fallback={<Skeleton $height="112px" />}>
        <ForgotPasswordForm email={email} onSent={showSent} />
      </Suspense>
    </EntryPage>
  )
}

/**
 * Sends a password reset email.
 *
 * @example
 * <ForgotPassword />
 *
 * @since 0.1.0
 */
export function ForgotPassword(props: WidgetProps) {
  return (
    <Widget name="forgot-password" isPublic {...props}>
      <ForgotPasswordScreen />
    </Widget>
  )
}
