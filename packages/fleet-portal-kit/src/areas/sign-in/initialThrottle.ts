import type { ApiError } from 'fleet-portal-api-client'
import type { otpThrottle } from './otpThrottle.ts'
import { limitDuration, lockEnd, type Challenge } from './signInFlow.ts'

type ThrottleStore = ReturnType<typeof otpThrottle>

/** Stores the wait after the limit of codes. A running wait does not restart. */
export function startLimit(throttle: ThrottleStore, now: number) {
  const limit = throttle.read().limit ?? { at: now, until: now + limitDuration }
  throttle.write({ limit })
  return limit
}

interface DialogInput {
  challenge: Challenge
  /** The rejection of the sign-in: the account is locked, or the limit of codes is reached. */
  rejection?: ApiError
}

/** The throttle when the dialog opens: combines the answer of the server with the stored throttle. */
export function initialThrottle(throttle: ThrottleStore, { challenge, rejection }: DialogInput, now: number) {
  if (rejection?.code === 'P1029') {
    const { lock } = throttle.read()
    const until = lockEnd(rejection, now, lock?.until)
    throttle.write({ lock: { at: now, until, isThrice: lock?.isThrice ?? false }, wrongs: undefined })
  }
  if (rejection?.code === 'P1026') startLimit(throttle, now)
  // The server sent a new code, so the limit has ended.
  if (challenge.isNew) throttle.write({ limit: undefined })
  return throttle.read()
}
