import { ApiError } from 'fleet-portal-api-client'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { TextInput } from '../../foundation/form/TextInput.tsx'
import { PasswordInput } from '../../foundation/form/PasswordInput.tsx'
import { useSession } from '../../foundation/data/useSession.ts'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { VStack, InlineText, HStack } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { signInMessages } from '../../locales/en/signIn.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { EntryPage } from '../../pieces/session/EntryPage.tsx'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'
import { Field, Form, signInDefaults, type SignInValues } from './signInForm.ts'
import { signIn, type Challenge, type Credentials } from './signInFlow.ts'
import { useFollowOtherTab } from './useFollowOtherTab.ts'
import { useIsUnmounted } from './useIsUnmounted.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const TwoFactorDialog = lazyWithRetry(() => import('./TwoFactorDialog.tsx'), 'TwoFactorDialog')

interface SubmittedCredentials {
  credentials: Credentials
  isRemembered: boolean
}

interface PendingVerification extends SubmittedCredentials {
  challenge: Challenge
  rejection?: ApiError
}

const invalidInviteCode = /^F100[35]$/

function SignInScreen() {
  const t = useMessages(signInMessages)
  const ui = useMessages(uiMessages)
  const { client, productName } = usePortal()
  const navigation = useNavigation()
  const emit = useEmit()
  const { email: remembered, accessToken, lastUserId } = useSession()
  // An expired session keeps the ID of its user in storage. Signing out removes it.
  const [hasEnded] = useState(!accessToken && lastUserId !== undefined)
  const [initialEmail] = useState(navigation.state?.()?.['email'] ?? remembered)
  const [verification, setVerification] = useState<PendingVerification>()
  const isCancelled = useIsUnmounted()
  const isSending = useRef(false)
  useFollowOtherTab(isSending, verification !== undefined)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const query = new URLSearchParams(useSearch())
  const hasBadInvite = invalidInviteCode.test(query.get('code') ?? '')

  const submit = async ({ email, password, rememberMe }: SignInValues) => {
    const submitted = { credentials: { email, password }, isRemembered: rememberMe }
    isSending.current = true
    try {
      const result = await signIn(client, submitted.credentials, { isCancelled })
      if (result.kind === 'signed-in') return completeSignIn(result.user.userId, submitted)
      isSending.current = false
      setVerification({ ...submitted, challenge: result.challenge })
    } catch (error) {
      isSending.current = false
      // The account is locked or the limit of codes is reached. The dialog shows until when.
      if (!(error instanceof ApiError) || (error.code !== 'P1029' && error.code !== 'P1026')) throw error
      const challenge = { isNew: false, sentTo: undefined, codeLength: undefined, resendAt: 0 }
      setVerification({ ...submitted, challenge, rejection: error })
    }
  }
  const markBothFields = (error: ApiError, form: UseFormReturn<SignInValues>) => {
    if (error.code !== 'P1002') return
    form.setValue('password', '')
    form.setError('email', { message: '' })
    form.setError('password', { message: '' }, { shouldFocus: true })
  }
  /** Stores or removes the remembered email only after a successful sign-in. */
  const completeSignIn = (userId: string, { credentials, isRemembered }: SubmittedCredentials) => {
    client.session.write({ email: isRemembered ? credentials.email : undefined })
    emit('session.started', { userId })
    navigation.navigate({ area: 'select-fleet' })
  }
  return (
    <EntryPage title={productName} lead={t.lead}>
      {hasEnded && !hasBadInvite && <Banner tone="info">{t.ended}</Banner>}
      {hasBadInvite && (
        <Banner tone="warning">
          <VStack $gap={1}>
            <InlineText>{t.badInvite}</InlineText>
            <InlineText>{t.badInviteHelp}</InlineText>
          </VStack>
        </Banner>
      )}
      <Form
        defaultValues={signInDefaults(initialEmail, remembered !== undefined)}
        onSubmit={submit}
        onFailure={markBothFields}
        hasNoEffect
      >
        {({ isBusy }) => (
          <>
            <Field name="email" label={t.email} isRequired>
              {(control) => (
                <TextInput {...control} type="email" autoComplete="username" autoFocus={!initialEmail} />
              )}
            </Field>
            <Field name="password" label={t.password} isRequired aside={isCapsLock ? ui.capsLock : undefined}>
              {(control) => (
                <PasswordInput
                  {...control}
                  isShown={isShown}
                  onToggle={() => setShown(!isShown)}
                  onCapsLock={setCapsLock}
                  autoComplete="current-password"
                  autoFocus={Boolean(initialEmail)}
                />
              )}
            </Field>
            <HStack $justify="space-between" $wrap>
              <Field name="rememberMe" label="" isBare>
                {({ value, onChange, ...control }) => (
                  <Checkbox {...control} checked={value} onChange={(event) => onChange(event.target.checked)}>
                    {t.rememberMe}
                  </Checkbox>
                )}
              </Field>
              <Link to={{ area: 'forgot-password' }}>{t.forgot}</Link>
            </HStack>
            <SendButton type="submit" variant="primary" busy={isBusy}>
              <InlineText>{t.logIn}</InlineText>
            </SendButton>
          </>
        )}
      </Form>
      {verification && (
        <OverlayBoundary onClose={() => setVerification(undefined)}>
          <TwoFactorDialog
            {...verification}
            onSignedIn={(userId) => completeSignIn(userId, verification)}
            onClose={() => setVerification(undefined)}
          />
        </OverlayBoundary>
      )}
    </EntryPage>
  )
}

/**
 * The sign-in page, with two-factor codes.
 *
 * @example
 * <SignIn />
 *
 * @since 0.1.0
 */
export function SignIn(props: WidgetProps) {
  return (
    <Widget name="sign-in" isPublic {...props}>
      <SignInScreen />
    </Widget>
  )
}
