import type { ApiError } from 'api-client'
import type { otpWaits } from './otpWaits.ts'
import { limitWait, lockEnd, type Challenge } from './signInFlow.ts'

type WaitsOfEmail = ReturnType<typeof otpWaits>

/** The limit of codes, kept from the first time that the server spoke of it. */
export function limitFrom(waits: WaitsOfEmail, at: number) {
  const limit = waits.read().limit ?? { at, until: at + limitWait }
  waits.write({ limit })
  return limit
}

interface Opening {
  challenge: Challenge
  /** Why sign-in was refused: the account is locked, or no further code is sent for now. */
  refusal?: ApiError
}

/** What holds when the dialog opens: what the server has just said, and what this browser keeps. */
export function waitsAtOpening(waits: WaitsOfEmail, { challenge, refusal }: Opening, at: number) {
  if (refusal?.code === 'P1029') {
    const isThrice = waits.read().lock?.isThrice ?? false
    waits.write({ lock: { at, until: lockEnd(refusal, at), isThrice }, wrongs: undefined })
  }
  if (refusal?.code === 'P1026') limitFrom(waits, at)
  // A code that was sent just now shows that the limit is over.
  if (challenge.isNew) waits.write({ limit: undefined })
  return waits.read()
}
