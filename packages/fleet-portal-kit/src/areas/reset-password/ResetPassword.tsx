import { validateResetToken } from 'fleet-portal-api-client/contract/session'
import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import { CircleCheck } from 'lucide'
import { forwardRef, Suspense, useCallback, useEffect, useState } from 'react'
import { useSession } from '../../foundation/data/useSession.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { errorMessages } from '../../locales/en/errors.ts'
import { newPasswordMessages } from '../../locales/en/newPassword.ts'
import { resetPasswordMessages } from '../../locales/en/resetPassword.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { FormSkeleton } from '../../pieces/session/FormSkeleton.tsx'
import { GoToSignIn } from '../../pieces/session/GoToSignIn.tsx'
import { useMailLink, type MailLink } from '../../pieces/session/mailLink.ts'
import { SignedInPrompt } from '../../pieces/session/SignedInPrompt.tsx'
import { useLinkCheck } from '../../pieces/session/useLinkCheck.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const load = () => import('./ResetPasswordForm.tsx')
const ResetPasswordForm = lazyWithRetry(load, 'ResetPasswordForm')

/** Props of `ResetPassword`. @since 0.1.0 */
export interface ResetPasswordProps extends WidgetProps {
  /** The token of the link in the email. Default: `token` of the query string, which is removed from the URL at once. */
  token?: string
  /** The email of the link. Default: `email` of the query string. */
  email?: string
}

type ResetResult = 'changed' | 'unsure'

const tokenNames = ['token'] as const

/** The error codes of a link that the forgot-password page explains. Any other code means that the link is no longer valid. */
const linkErrorCode = (code: ErrorCode | undefined): string =>
  code === 'P1009' || code === 'P1010' || code === 'U1013' || code === 'U1002' ? code : 'E9999'

function ResetPasswordScreen({ link }: { link: MailLink }) {
  const t = useMessages(resetPasswordMessages)
  const errors = useMessages(errorMessages)
  const newPassword = useMessages(newPasswordMessages)
  const navigation = useNavigation()
  const emit = useEmit()
  const isSignedIn = useSession().accessToken !== undefined
  const check = useLinkCheck(validateResetToken, link.token)
  const [result, setResult] = useState<ResetResult>()
  const email = (check.status === 'good' ? check.answer.email : undefined) ?? link.email

  const requestNewLink = useCallback(
    (code: string) =>
      navigation.navigate(
        { area: 'forgot-password', search: { code }, ...(link.email && { state: { email: link.email } }) },
        { replace: true },
      ),
    [navigation, link.email],
  )
  const linkError = check.status === 'refused' ? linkErrorCode(check.error?.code) : undefined
  useEffect(() => {
    // A signed-in user cannot open forgot password, so this page shows the reason.
    if (linkError && !isSignedIn) requestNewLink(linkError)
    else if (!linkError) void load()
  }, [linkError, isSignedIn, requestNewLink])

  if (result === 'changed') {
    return (
      <EntryPage key={result} title={t.changedTitle} lead={t.changed} done={CircleCheck}>
        <GoToSignIn email={email} />
      </EntryPage>
    )
  }
  if (result === 'unsure') {
    return (
      <EntryPage key={result} title={t.title}>
        <Banner tone="warning">{t.unsure}</Banner>
        <GoToSignIn email={email} />
        <Link to={{ area: 'forgot-password' }}>{t.newLink}</Link>
      </EntryPage>
    )
  }
  if (linkError) {
    return (
      <EntryPage title={t.title}>
        <Banner tone="warning">{errors.codes[linkError as ErrorCode] as string}</Banner>
        {isSignedIn ? (
          <Link to={{ area: 'landing' }}>{newPassword.backToHome}</Link>
        ) : (
          <Link to={{ area: 'forgot-password' }}>{t.newLink}</Link>
        )}
      </EntryPage>
    )
  }
  const skeleton = <FormSkeleton fields={2} />
  const page = (
    <EntryPage title={t.title} lead={email ? t.leadFor(email) : t.lead}>
      {check.status === 'checking' && skeleton}
      {check.status === 'failed' && <FailedState error={check.error} retry={check.retry} />}
      {check.status === 'good' && (
        <Suspense fallback={skeleton}>
          <ResetPasswordForm
            token={link.token}
            email={email}
            onRejected={requestNewLink}
            onUnsure={() => setResult('unsure')}
            onChanged={() => {
              setResult('changed')
              emit('password.changed', {})
            }}
          />
        </Suspense>
      )}
    </EntryPage>
  )
  return check.status === 'good' ? <SignedInPrompt email={email}>{page}</SignedInPrompt> : page
}

function ResetPasswordLink({ token, email }: Pick<ResetPasswordProps, 'token' | 'email'>) {
  return <ResetPasswordScreen link={useMailLink({ token, email }, tokenNames)} />
}

/**
 * The page of a password reset link. Users choose a new password.
 *
 * @example
 * <ResetPassword token={token} email={email} />
 *
 * @since 0.1.0
 */
export const ResetPassword = forwardRef<WidgetHandle, ResetPasswordProps>(function ResetPassword(
  { token, email, ...widget },
  handle,
) {
  return (
    <Widget name="reset-password" isPublic handle={handle} {...widget}>
      <ResetPasswordLink token={token} email={email} />
    </Widget>
  )
})
