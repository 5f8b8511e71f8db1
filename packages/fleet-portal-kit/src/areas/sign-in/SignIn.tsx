import { ApiError } from 'api-client'
import { limits } from 'api-client/contract/values'
import { Eye, EyeOff } from 'lucide-react'
import { lazy, Suspense, useState, type KeyboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { Checkbox } from '../../foundation/form/Checkbox.tsx'
import { Input } from '../../foundation/form/controls.ts'
import { useSession } from '../../foundation/data/useSession.ts'
import { useSearch } from '../../foundation/list/useDialogAddress.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button, IconButton } from '../../foundation/ui/Button.tsx'
import { Box, Card, Column, Inline, Line, Paragraph, Title } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { signInMessages } from '../../locales/en/signIn.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'
import { Field, Form, signInDefaults, type SignInValues } from './signInForm.ts'
import { lockEnd, signIn, type Challenge, type Credentials } from './signInFlow.ts'

const TwoFactorDialog = lazy(() =>
  import('./TwoFactorDialog.tsx').then((module) => ({ default: module.TwoFactorDialog })),
)

const Page = styled(Box)`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${space(6)} ${space(4)};
  background: ${token('color-page')};
`

const Panel = styled(Card)`
  width: 100%;
  max-width: 400px;
  padding: ${space(8)};
`

const PasswordLine = styled(Box)`
  position: relative;
  & input {
    padding-right: ${space(11)};
  }
  & > button {
    position: absolute;
    top: 0;
    right: 0;
  }
`

interface Known {
  credentials: Credentials
  isRemembered: boolean
}

interface Verification extends Known {
  challenge: Challenge
  lockedUntil?: number
}

const inviteCodes: ReadonlySet<string> = new Set(['F1003', 'F1005'])

function SignInScreen() {
  const t = useMessages(signInMessages)
  const { client } = usePortal()
  const navigation = useNavigation()
  const emit = useEmit()
  const remembered = useSession().email
  const [verification, setVerification] = useState<Verification>()
  const [isShown, setShown] = useState(false)
  const [isCaps, setCaps] = useState(false)
  const query = new URLSearchParams(useSearch())
  const hasBadInvite = inviteCodes.has(query.get('code') ?? '')

  const submit = async ({ email, password, rememberMe }: SignInValues) => {
    const known = { credentials: { email, password }, isRemembered: rememberMe }
    try {
      const result = await signIn(client, known.credentials)
      if (result.kind === 'challenge') setVerification({ ...known, challenge: result.challenge })
      else finish(result.user.userId, known)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'P1029') throw error
      const challenge = { isNew: false, sentTo: email, resendAt: 0 }
      setVerification({ ...known, challenge, lockedUntil: lockEnd(error) })
    }
  }
  const flagBoth = (error: ApiError, form: UseFormReturn<SignInValues>) => {
    if (error.code !== 'P1002') return
    form.setValue('password', '')
    form.setError('email', { message: '' })
    form.setError('password', { message: '' }, { shouldFocus: true })
  }
  /** Let in: only now is the e-mail remembered, or forgotten. */
  const finish = (userId: string, { credentials, isRemembered }: Known) => {
    client.session.write({ email: isRemembered ? credentials.email : undefined })
    emit('session.started', { userId })
    navigation.navigate({ area: 'select-fleet' })
  }
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return (
    <Page as="main">
      <Panel>
        <Column $gap={5}>
          <Column $gap={1}>
            <Title>{t.title}</Title>
            <Paragraph $muted>{t.lead}</Paragraph>
          </Column>
          {hasBadInvite && <Banner tone="warning">{t.badInvite}</Banner>}
          <Form
            isGuarded={false}
            defaultValues={signInDefaults(remembered)}
            onSubmit={submit}
            onFailure={flagBoth}
          >
            {({ isBusy }) => (
              <>
                <Field name="email" label={t.email} isRequired>
                  {(control) => (
                    <Input
                      {...control}
                      type="email"
                      autoComplete="username"
                      maxLength={limits.email}
                      autoFocus={!remembered}
                      onChange={(event) => control.onChange(event.target.value)}
                    />
                  )}
                </Field>
                <Field name="password" label={t.password} isRequired aside={isCaps ? t.capsLock : undefined}>
                  {(control) => (
                    <PasswordLine>
                      <Input
                        {...control}
                        type={isShown ? 'text' : 'password'}
                        autoComplete="current-password"
                        maxLength={limits.password}
                        autoFocus={Boolean(remembered)}
                        onKeyUp={watchCaps}
                        onKeyDown={watchCaps}
                        onChange={(event) => control.onChange(event.target.value)}
                      />
                      <IconButton
                        icon={isShown ? EyeOff : Eye}
                        label={isShown ? t.hidePassword : t.showPassword}
                        onClick={() => setShown(!isShown)}
                      />
                    </PasswordLine>
                  )}
                </Field>
                <Line $justify="space-between" $wrap>
                  <Field name="rememberMe" label="" isBare>
                    {({ value, onChange, ...control }) => (
                      <Checkbox
                        {...control}
                        checked={value}
                        onChange={(event) => onChange(event.target.checked)}
                      >
                        {t.rememberMe}
                      </Checkbox>
                    )}
                  </Field>
                  <Link to={{ area: 'forgot-password' }}>{t.forgot}</Link>
                </Line>
                <Button type="submit" variant="primary" busy={isBusy}>
                  <Inline>{t.logIn}</Inline>
                </Button>
              </>
            )}
          </Form>
        </Column>
      </Panel>
      {verification && (
        <Suspense>
          <TwoFactorDialog
            {...verification}
            onSignedIn={(userId) => finish(userId, verification)}
            onClose={() => setVerification(undefined)}
          />
        </Suspense>
      )}
    </Page>
  )
}

/** Sign-in with e-mail and password, and with a code by e-mail where the account asks for one. */
export function SignIn(props: WidgetProps) {
  return (
    <Widget name="sign-in" {...props}>
      <SignInScreen />
    </Widget>
  )
}
