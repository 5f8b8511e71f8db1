import { ApiError } from 'fleet-portal-api-client'
import { verifyOtp } from 'fleet-portal-api-client/contract/session'
import { limits, otpField } from 'fleet-portal-api-client/contract/fields'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { createUnpersistedForm } from '../../foundation/form/createUnpersistedForm.ts'
import { useNow } from '../../foundation/data/useNow.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { SendButton } from '../../foundation/form/SendButton.tsx'
import { VStack, InlineText } from '../../foundation/ui/layout.ts'
import { errorMessages } from '../../locales/en/errors.ts'
import { twoFactorMessages } from '../../locales/en/twoFactor.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { formatCountdown } from './formatCountdown.ts'
import { CodeInput } from './CodeInput.tsx'
import { otpThrottle, steadyClock } from './otpThrottle.ts'
import { ResendCode } from './ResendCode.tsx'
import { lockEnd, signInErrorOf, signIn, type Challenge, type Credentials } from './signInFlow.ts'
import { initialThrottle, startLimit } from './initialThrottle.ts'
import { useIsUnmounted } from './useIsUnmounted.ts'

const wrongAllowed = 3

/** An incomplete code is not sent, because the server would count it as wrong. */
const codeForm = (length = 1) =>
  createUnpersistedForm(z.object({ otp: otpField.check(z.minLength(length, `minLength:${length}`)) }))

interface TwoFactorDialogProps {
  credentials: Credentials
  challenge: Challenge
  /** The rejection of the sign-in: the account is locked, or the limit of codes is reached. */
  rejection?: ApiError
  onSignedIn: (userId: string) => void
  onClose: () => void
}

interface BannerMessage {
  text: string
  /** The time at which the message ends, in milliseconds since 1970. */
  until?: number
}

/** The dialog for the emailed code. It shows locks, limits and wrong codes of the server, also after a reload and in other tabs. */
export function TwoFactorDialog(props: TwoFactorDialogProps) {
  const { credentials, challenge, onSignedIn, onClose } = props
  const t = useMessages(twoFactorMessages)
  const { formatTime } = useFormats()
  const errors = useMessages(errorMessages)
  const errorMessageOf = useErrorMessage()
  const showToast = useToast()
  const { client, deviceStorage } = usePortal()
  const [{ Form, Field }] = useState(() => codeForm(challenge.codeLength))
  const [clockNow] = useState(steadyClock)
  const isCancelled = useIsUnmounted()
  const throttle = otpThrottle(deviceStorage, credentials.email, clockNow)
  const [initial] = useState(() => initialThrottle(throttle, props, clockNow()))
  const [lockedUntil, setLockedUntil] = useState(initial.lock?.until)
  const [resendAt, setResendAt] = useState(challenge.resendAt)
  const [limitedUntil, setLimitedUntil] = useState(initial.limit?.until)
  const [sentTo, setSentTo] = useState(challenge.sentTo)
  const [bannerMessage, setBannerMessage] = useState<BannerMessage | undefined>(() => {
    const { lock, limit, wrongs } = initial
    if (lock)
      return { text: lock.isThrice ? t.wrongThrice : (errors.codes.P1029 as string), until: lock.until }
    if (limit) return { text: errors.codes.P1026 as string, until: limit.until }
    return wrongs && { text: t.remaining(Math.max(0, wrongAllowed - wrongs.count)) }
  })
  const [resends, setResends] = useState(0)
  const now = useNow(true, clockNow)
  const isLocked = lockedUntil !== undefined && lockedUntil > now
  const isLimited = limitedUntil !== undefined && limitedUntil > now
  const message = bannerMessage && (bannerMessage.until ?? Infinity) > now ? bannerMessage.text : undefined
  const wait = Math.max(resendAt, isLimited ? limitedUntil : 0, isLocked ? lockedUntil : 0) - now

  const showLock = (error: ApiError, isThrice: boolean) => {
    const at = clockNow()
    const until = lockEnd(error, at, throttle.read().lock?.until)
    const text = isThrice ? t.wrongThrice : errorMessageOf(error, { isRead: true })
    throttle.write({ lock: { at, until, isThrice }, wrongs: undefined })
    setLockedUntil(until)
    setBannerMessage({ text, until })
    // The lock voids the code that was sent.
    setSentTo(undefined)
  }
  const verify = async ({ otp }: { otp: string }) => {
    setBannerMessage(undefined)
    const { token } = await client
      .call(verifyOtp, { email: credentials.email, otp })
      .catch((error: unknown) => {
        throw signInErrorOf(error, 'P1006')
      })
    throttle.write({ lock: undefined, limit: undefined, wrongs: undefined })
    if (isCancelled()) return
    const result = await signIn(client, credentials, { token, now: clockNow, isCancelled })
    if (result.kind === 'signed-in') onSignedIn(result.user.userId)
    else setResendAt(result.challenge.resendAt)
  }
  const showFailure = (error: ApiError, form: UseFormReturn<{ otp: string }>) => {
    form.resetField('otp', { defaultValue: '' })
    const isWrong = error.code === 'P1006'
    const isLock = error.code === 'P1029'
    const wrongs = throttle.read().wrongs?.count ?? 0
    const isOnceTooOften = (isWrong || isLock) && wrongs >= wrongAllowed
    if (isLock || isOnceTooOften) {
      showLock(error, isOnceTooOften)
      return true
    }
    // The code expired or may be used up, so the user can request a new one at once.
    if (error.code === 'P1007' || error.isAmbiguous) setResendAt(0)
    const { remaining } = error.data
    const isCounted = isWrong && typeof remaining === 'number'
    if (isWrong) {
      const count = isCounted ? wrongAllowed - remaining : wrongs + 1
      throttle.write({ wrongs: { at: clockNow(), count } })
    }
    const remainingText = isCounted ? t.remaining(remaining) : ''
    setBannerMessage({ text: `${errorMessageOf(error, { isRead: true })} ${remainingText}`.trim() })
    form.setFocus('otp')
    return true
  }
  const resend = async () => {
    setBannerMessage(undefined)
    try {
      const result = await signIn(client, credentials, { now: clockNow, isCancelled })
      if (result.kind === 'signed-in') onSignedIn(result.user.userId)
      else {
        setResendAt(result.challenge.resendAt)
        setSentTo(result.challenge.sentTo)
        if (!result.challenge.isNew) return
        throttle.write({ limit: undefined })
        setLimitedUntil(undefined)
        setResends((past) => past + 1)
        showToast({ tone: 'success', text: t.resent })
      }
    } catch (error) {
      const text = errorMessageOf(error, { isRead: true })
      setBannerMessage({ text })
      if (!(error instanceof ApiError)) return
      if (error.code === 'P1029') showLock(error, false)
      // The server defines the limit, so the client does not count.
      if (error.code === 'P1026') {
        const { until } = startLimit(throttle, clockNow())
        setBannerMessage({ text, until })
        setLimitedUntil(until)
        setResends(0)
      }
    }
  }
  return (
    <Dialog
      title={t.title}
      description={isLocked || (isLimited && !sentTo) ? undefined : sentTo ? t.body(sentTo) : t.waitEnded}
      onClose={onClose}
      width={420}
    >
      <Form defaultValues={{ otp: '' }} isDisabled={isLocked} onSubmit={verify} onFailure={showFailure}>
        {({ isBusy }) => (
          <>
            {(message ?? isLocked) && (
              <Banner tone="danger">
                <VStack $gap={1}>
                  <InlineText>{message ?? t.wrongThrice}</InlineText>
                  {isLocked && (
                    <InlineText>
                      {t.lockedUntil(formatTime(new Date(lockedUntil).toISOString()))}{' '}
                      {t.unlocksIn(formatCountdown(lockedUntil - now))}
                    </InlineText>
                  )}
                </VStack>
              </Banner>
            )}
            <Field name="otp" label={t.code} isRequired hint={resends > 0 ? t.resends(resends) : undefined}>
              {(control) => <CodeInput control={control} length={challenge.codeLength ?? limits.otp} />}
            </Field>
            <DialogActions>
              <ResendCode wait={wait} resend={resend} />
              <DialogCancel />
              <SendButton
                type="submit"
                variant="primary"
                busy={isBusy}
                disabledReason={
                  isLocked ? t.locked(formatTime(new Date(lockedUntil).toISOString())) : undefined
                }
              >
                {t.verify}
              </SendButton>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  )
}
