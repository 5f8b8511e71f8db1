import { ApiError } from 'api-client'
import { verifyOtp } from 'api-client/contract/session'
import { field, limits } from 'api-client/contract/values'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { formOf } from '../../foundation/form/formOf.tsx'
import { formatTime } from '../../foundation/format/days.ts'
import { useNow } from '../../foundation/data/useNow.ts'
import { useErrorSentence } from '../../foundation/errors/useErrorSentence.ts'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Column } from '../../foundation/ui/layout.ts'
import { errorMessages } from '../../locales/en/errors.ts'
import { signInMessages } from '../../locales/en/signIn.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNotify } from '../../provider/widgetContext.ts'
import { CodeInput } from './CodeInput.tsx'
import { otpLock } from './otpLock.ts'
import { limitWait, lockEnd, signIn, type Challenge, type Credentials } from './signInFlow.ts'

const wrongAllowed = 3

/** Half a code is not sent: it would count as a wrong one. */
const codeForm = (length = 1) =>
  formOf(z.object({ otp: field.otp.check(z.minLength(length, `minLength:${length}`)) }))

/** Stands apart from the buttons that end the dialog. */
const Resend = styled(Button)`
  margin-inline-end: auto;
`

interface TwoFactorDialogProps {
  credentials: Credentials
  challenge: Challenge
  /** The account is locked already. */
  lockedUntil?: number
  onSignedIn: (userId: string) => void
  onClose: () => void
}

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Asks for the code of the e-mail. What is locked, and until when, is the server's word, kept across reloads. */
export function TwoFactorDialog(props: TwoFactorDialogProps) {
  const { credentials, challenge, onSignedIn, onClose } = props
  const t = useMessages(signInMessages)
  const errors = useMessages(errorMessages)
  const sentenceOf = useErrorSentence()
  const notify = useNotify()
  const { client, deviceStore } = usePortal()
  const [{ Form, Field }] = useState(() => codeForm(challenge.codeLength))
  const lock = otpLock(deviceStore, credentials.email)
  const [lockedUntil, setLockedUntil] = useState(props.lockedUntil ?? lock.read())
  const [resendAt, setResendAt] = useState(challenge.resendAt)
  const [message, setMessage] = useState(props.lockedUntil ? (errors.codes.P1029 as string) : undefined)
  const [wrongs, setWrongs] = useState(0)
  const [isResending, setResending] = useState(false)
  const [resends, setResends] = useState(0)
  const now = useNow(true)
  const isLocked = lockedUntil !== undefined && lockedUntil > now
  const wait = Math.max(resendAt, isLocked ? lockedUntil : 0) - now

  const lockUntil = (end: number) => {
    lock.write(end)
    setLockedUntil(end)
  }
  const verify = async ({ otp }: { otp: string }) => {
    setMessage(undefined)
    const { token } = await client.call(verifyOtp, { email: credentials.email, otp })
    const result = await signIn(client, credentials, token)
    if (result.kind === 'signed-in') onSignedIn(result.user.userId)
    else setResendAt(result.challenge.resendAt)
  }
  const explain = (error: ApiError, form: UseFormReturn<{ otp: string }>) => {
    form.resetField('otp', { defaultValue: '' })
    const isWrong = error.code === 'P1006'
    const isLock = error.code === 'P1029'
    const isOnceTooOften = (isWrong || isLock) && wrongs >= wrongAllowed
    if (isLock || isOnceTooOften) {
      lockUntil(lockEnd(error))
      setWrongs(0)
      setMessage(isOnceTooOften ? t.wrongThrice : sentenceOf(error))
      return true
    }
    if (isWrong) setWrongs(wrongs + 1)
    // The sentence asks for another code: it can be had, whatever this clock says.
    if (error.code === 'P1007') setResendAt(0)
    const { remaining } = error.data
    const tries = isWrong && typeof remaining === 'number' ? t.remaining(remaining) : ''
    setMessage(`${sentenceOf(error)} ${tries}`.trim())
    form.setFocus('otp')
    return true
  }
  const resend = async () => {
    setResending(true)
    setMessage(undefined)
    try {
      const result = await signIn(client, credentials)
      if (result.kind === 'signed-in') onSignedIn(result.user.userId)
      else {
        setResendAt(result.challenge.resendAt)
        if (!result.challenge.isNew) return
        setResends((past) => past + 1)
        notify({ tone: 'success', text: t.resent })
      }
    } catch (error) {
      setMessage(sentenceOf(error))
      if (!(error instanceof ApiError)) return
      if (error.code === 'P1029') lockUntil(lockEnd(error))
      // How many are allowed is the server's to say.
      if (error.code === 'P1026') {
        setResendAt(Date.now() + limitWait)
        setResends(0)
      }
    } finally {
      setResending(false)
    }
  }
  return (
    <Dialog
      title={t.verifyTitle}
      description={isLocked ? undefined : t.verifyBody(challenge.sentTo)}
      onClose={onClose}
      width={420}
    >
      <Form
        defaultValues={{ otp: '' }}
        isGuarded={false}
        isDisabled={isLocked}
        onSubmit={verify}
        onFailure={explain}
      >
        {({ isBusy }) => (
          <>
            {(message ?? isLocked) && (
              <Banner tone="danger">
                <Column $gap={1}>
                  {message ?? t.wrongThrice}
                  {isLocked && (
                    <span>
                      {t.lockedUntil(formatTime(new Date(lockedUntil).toISOString()))}{' '}
                      {t.unlocksIn(clock(lockedUntil - now))}
                    </span>
                  )}
                </Column>
              </Banner>
            )}
            <Field name="otp" label={t.code} isRequired hint={resends > 0 ? t.resends(resends) : undefined}>
              {(control) => <CodeInput control={control} length={challenge.codeLength ?? limits.otp} />}
            </Field>
            <DialogActions>
              <Resend
                variant="quiet"
                busy={isResending}
                disabledReason={wait > 0 ? t.resendIn(clock(wait)) : undefined}
                onClick={() => void resend()}
              >
                {wait > 0 ? t.resendIn(clock(wait)) : t.resend}
              </Resend>
              <DialogCancel />
              <Button
                type="submit"
                variant="primary"
                busy={isBusy}
                disabledReason={isLocked ? t.wrongThrice : undefined}
              >
                {t.verify}
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
