import { ApiError } from 'api-client'
import { verifyOtp } from 'api-client/contract/session'
import { field, limits } from 'api-client/contract/fields'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { createUnpersistedForm } from '../../foundation/form/createUnpersistedForm.ts'
import { formatTime } from '../../format/days.ts'
import { useNow } from '../../foundation/data/useNow.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, InlineText } from '../../foundation/ui/layout.ts'
import { errorMessages } from '../../locales/en/errors.ts'
import { twoFactorMessages } from '../../locales/en/twoFactor.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { clock } from './clock.ts'
import { CodeInput } from './CodeInput.tsx'
import { otpWaits, steadyClock } from './otpWaits.ts'
import { ResendCode } from './ResendCode.tsx'
import { lockEnd, refusalOf, signIn, type Challenge, type Credentials } from './signInFlow.ts'
import { limitFrom, waitsAtOpening } from './waitsAtOpening.ts'

const wrongAllowed = 3

/** Half a code is not sent: it would count as a wrong one. */
const codeForm = (length = 1) =>
  createUnpersistedForm(z.object({ otp: field.otp.check(z.minLength(length, `minLength:${length}`)) }))

interface TwoFactorDialogProps {
  credentials: Credentials
  challenge: Challenge
  /** Why sign-in was refused: the account is locked, or no further code is sent for now. */
  refusal?: ApiError
  onSignedIn: (userId: string) => void
  onClose: () => void
}

interface Told {
  text: string
  /** When it is no longer true. */
  until?: number
}

/** Asks for the code of the e-mail. Locks, limits and wrong codes are the server's word, kept across reloads and tabs. */
export function TwoFactorDialog(props: TwoFactorDialogProps) {
  const { credentials, challenge, onSignedIn, onClose } = props
  const t = useMessages(twoFactorMessages)
  const errors = useMessages(errorMessages)
  const sentenceOf = useErrorMessage()
  const showToast = useToast()
  const { client, deviceStorage } = usePortal()
  const [{ Form, Field }] = useState(() => codeForm(challenge.codeLength))
  const [clockNow] = useState(steadyClock)
  const waits = otpWaits(deviceStorage, credentials.email, clockNow)
  const [opened] = useState(() => waitsAtOpening(waits, props, clockNow()))
  const [lockedUntil, setLockedUntil] = useState(opened.lock?.until)
  const [resendAt, setResendAt] = useState(challenge.resendAt)
  const [limitedUntil, setLimitedUntil] = useState(opened.limit?.until)
  const [sentTo, setSentTo] = useState(challenge.sentTo)
  const [told, setTold] = useState<Told | undefined>(() => {
    const { lock, limit, wrongs } = opened
    if (lock)
      return { text: lock.isThrice ? t.wrongThrice : (errors.codes.P1029 as string), until: lock.until }
    if (limit) return { text: errors.codes.P1026 as string, until: limit.until }
    return wrongs && { text: t.remaining(Math.max(0, wrongAllowed - wrongs.count)) }
  })
  const [resends, setResends] = useState(0)
  const now = useNow(true, clockNow)
  const isLocked = lockedUntil !== undefined && lockedUntil > now
  const isLimited = limitedUntil !== undefined && limitedUntil > now
  const message = told && (told.until ?? Infinity) > now ? told.text : undefined
  const wait = Math.max(resendAt, isLimited ? limitedUntil : 0, isLocked ? lockedUntil : 0) - now

  const lockWith = (error: ApiError, isThrice: boolean) => {
    const at = clockNow()
    const until = lockEnd(error, at)
    const text = isThrice ? t.wrongThrice : sentenceOf(error, { isRead: true })
    waits.write({ lock: { at, until, isThrice }, wrongs: undefined })
    setLockedUntil(until)
    setTold({ text, until })
    // The code that was on its way is void.
    setSentTo(undefined)
  }
  const verify = async ({ otp }: { otp: string }) => {
    setTold(undefined)
    const { token } = await client
      .call(verifyOtp, { email: credentials.email, otp })
      .catch((error: unknown) => {
        throw refusalOf(error, 'P1006')
      })
    waits.write({ lock: undefined, limit: undefined, wrongs: undefined })
    const result = await signIn(client, credentials, { token, now: clockNow })
    if (result.kind === 'signed-in') onSignedIn(result.user.userId)
    else setResendAt(result.challenge.resendAt)
  }
  const explain = (error: ApiError, form: UseFormReturn<{ otp: string }>) => {
    form.resetField('otp', { defaultValue: '' })
    const isWrong = error.code === 'P1006'
    const isLock = error.code === 'P1029'
    const wrongs = waits.read().wrongs?.count ?? 0
    const isOnceTooOften = (isWrong || isLock) && wrongs >= wrongAllowed
    if (isLock || isOnceTooOften) {
      lockWith(error, isOnceTooOften)
      return true
    }
    // The sentence asks for another code, or this one may be used up: another can be had, whatever this clock says.
    if (error.code === 'P1007' || error.isAmbiguous) setResendAt(0)
    const { remaining } = error.data
    const isCounted = isWrong && typeof remaining === 'number'
    if (isWrong) {
      const count = isCounted ? wrongAllowed - remaining : wrongs + 1
      waits.write({ wrongs: { at: clockNow(), count } })
    }
    const tries = isCounted ? t.remaining(remaining) : ''
    setTold({ text: `${sentenceOf(error, { isRead: true })} ${tries}`.trim() })
    form.setFocus('otp')
    return true
  }
  const resend = async () => {
    setTold(undefined)
    try {
      const result = await signIn(client, credentials, { now: clockNow })
      if (result.kind === 'signed-in') onSignedIn(result.user.userId)
      else {
        setResendAt(result.challenge.resendAt)
        setSentTo(result.challenge.sentTo)
        if (!result.challenge.isNew) return
        waits.write({ limit: undefined })
        setLimitedUntil(undefined)
        setResends((past) => past + 1)
        showToast({ tone: 'success', text: t.resent })
      }
    } catch (error) {
      const text = sentenceOf(error, { isRead: true })
      setTold({ text })
      if (!(error instanceof ApiError)) return
      if (error.code === 'P1029') lockWith(error, false)
      // How many are allowed is the server's to say.
      if (error.code === 'P1026') {
        const { until } = limitFrom(waits, clockNow())
        setTold({ text, until })
        setLimitedUntil(until)
        setResends(0)
      }
    }
  }
  return (
    <Dialog
      title={t.title}
      description={isLocked || (isLimited && !sentTo) ? undefined : sentTo ? t.body(sentTo) : t.anew}
      onClose={onClose}
      width={420}
    >
      <Form defaultValues={{ otp: '' }} isDisabled={isLocked} onSubmit={verify} onFailure={explain}>
        {({ isBusy }) => (
          <>
            {(message ?? isLocked) && (
              <Banner tone="danger">
                <VStack $gap={1}>
                  <InlineText>{message ?? t.wrongThrice}</InlineText>
                  {isLocked && (
                    <InlineText>
                      {t.lockedUntil(formatTime(new Date(lockedUntil).toISOString()))}{' '}
                      {t.unlocksIn(clock(lockedUntil - now))}
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
              <Button
                type="submit"
                variant="primary"
                busy={isBusy}
                disabledReason={
                  isLocked ? t.locked(formatTime(new Date(lockedUntil).toISOString())) : undefined
                }
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
