import { getInvite } from 'fleet-portal-api-client/contract/users'
import { forwardRef, Suspense, useCallback, useEffect, useState } from 'react'
import { useSession } from '../../foundation/data/useSession.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { activateAccountMessages } from '../../locales/en/activateAccount.ts'
import { errorMessages } from '../../locales/en/errors.ts'
import { newPasswordMessages } from '../../locales/en/newPassword.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { FormSkeleton } from '../../pieces/session/FormSkeleton.tsx'
import { GoToSignIn } from '../../pieces/session/GoToSignIn.tsx'
import { useMailLink, type MailLink } from '../../pieces/session/mailLink.ts'
import { SignedInPrompt } from '../../pieces/session/SignedInPrompt.tsx'
import { useLinkCheck } from '../../pieces/session/useLinkCheck.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const load = () => import('./ActivateAccountForm.tsx')
const ActivateAccountForm = lazyWithRetry(load, 'ActivateAccountForm')
const ActivatedDialog = lazyWithRetry(() => import('./ActivatedDialog.tsx'), 'ActivatedDialog')

/** Props of `ActivateAccount`. @since 0.1.0 */
export interface ActivateAccountProps extends WidgetProps {
  /** The token of the invitation link. Default: `token` or `code` of the query string, which is removed from the URL at once. */
  token?: string
}

const tokenNames = ['token', 'code'] as const

function ActivateAccountScreen({ link }: { link: MailLink }) {
  const t = useMessages(activateAccountMessages)
  const errors = useMessages(errorMessages)
  const newPassword = useMessages(newPasswordMessages)
  const navigation = useNavigation()
  const emit = useEmit()
  const isSignedIn = useSession().accessToken !== undefined
  const check = useLinkCheck(getInvite, link.token)
  const [submitRejection, setSubmitRejection] = useState<'F1003' | 'F1005'>()
  const [outcome, setOutcome] = useState<'activated' | 'unsure'>()

  const linkRejection =
    check.status === 'refused' ? (check.error?.code === 'F1003' ? 'F1003' : 'F1005') : undefined
  const rejection = linkRejection ?? submitRejection
  useEffect(() => {
    // A signed-in user cannot open sign-in, so this page shows the reason.
    if (rejection && !isSignedIn) {
      navigation.navigate({ area: 'sign-in', search: { code: rejection } }, { replace: true })
    } else void load()
  }, [rejection, isSignedIn, navigation])
  const finish = useCallback(
    (result: 'activated' | 'unsure') => {
      setOutcome(result)
      if (result === 'activated') emit('account.activated', {})
    },
    [emit],
  )

  if (rejection) {
    return (
      <EntryPage title={t.title}>
        <Banner tone="warning">{errors.codes[rejection] as string}</Banner>
        {isSignedIn ? (
          <Link to={{ area: 'landing' }}>{newPassword.backToHome}</Link>
        ) : (
          <GoToSignIn email={undefined} />
        )}
      </EntryPage>
    )
  }
  const skeleton = <FormSkeleton fields={5} />
  const page = (
    <EntryPage title={t.title} lead={t.lead}>
      {check.status === 'checking' && skeleton}
      {check.status === 'failed' && <FailedState error={check.error} retry={check.retry} />}
      {check.status === 'good' && (
        <Suspense fallback={skeleton}>
          <ActivateAccountForm
            token={link.token}
            email={check.answer.email}
            isDone={outcome !== undefined}
            onRejected={setSubmitRejection}
            onDone={finish}
          />
        </Suspense>
      )}
      {check.status === 'good' && outcome && (
        <Suspense>
          <ActivatedDialog email={check.answer.email} isSure={outcome === 'activated'} />
        </Suspense>
      )}
    </EntryPage>
  )
  if (check.status !== 'good') return page
  return <SignedInPrompt email={check.answer.email}>{page}</SignedInPrompt>
}

function ActivateAccountLink({ token }: Pick<ActivateAccountProps, 'token'>) {
  return <ActivateAccountScreen link={useMailLink({ token, email: undefined }, tokenNames)} />
}

/**
 * The page of an invitation link. Invited users enter their name and choose a password.
 *
 * @example
 * <ActivateAccount token={token} />
 *
 * @since 0.1.0
 */
export const ActivateAccount = forwardRef<WidgetHandle, ActivateAccountProps>(function ActivateAccount(
  { token, ...widget },
  handle,
) {
  return (
    <Widget name="activate-account" isPublic handle={handle} {...widget}>
      <ActivateAccountLink token={token} />
    </Widget>
  )
})
