import { ApiError, type ApiClient } from 'fleet-portal-api-client'
import { getCurrentUser, login, logout, type User } from 'fleet-portal-api-client/contract/session'

const resendDelay = 600_000
const lockDuration = 3_600_000
/** The time without new codes after the limit of codes was reached, in milliseconds. */
export const limitDuration = 3_600_000

export interface Credentials {
  email: string
  password: string
}

/** The server sent a code. After `resendAt`, in milliseconds since 1970, the user can request a new one. */
export interface Challenge {
  /** Whether the code was sent just now. Otherwise an earlier code is still valid. */
  isNew: boolean
  /** The masked email. Undefined while the account is locked. */
  sentTo: string | undefined
  /** The number of digits of the code, if the server sends it. */
  codeLength: number | undefined
  resendAt: number
}

export type SignInResult = { kind: 'signed-in'; user: User } | { kind: 'challenge'; challenge: Challenge }

const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

/**
 * The end of a wait by the clock of this computer, which may be wrong. Prefers the remaining seconds of the answer over its
 * deadline. Ignores a deadline in the past or beyond the longest wait. Undefined if the answer has no end.
 */
function waitEnd(
  { retryAfter, data }: ApiError,
  deadline: string,
  longest: number,
  now: number,
): number | undefined {
  if (retryAfter) return now + retryAfter * 1000
  // An invalid date is NaN, and both comparisons are false.
  const serverDeadline = Date.parse(data[deadline] as string)
  return serverDeadline > now && serverDeadline <= now + longest ? serverDeadline : undefined
}

/**
 * The end of a lock: the deadline of the server, or an hour from the first rejection. `runningEnd` is the end of the lock that
 * this browser stored. Another rejection does not restart the hour.
 */
export const lockEnd = (error: ApiError, now: number, runningEnd: number | undefined): number =>
  waitEnd(error, 'lockedUntil', lockDuration, now) ?? runningEnd ?? now + lockDuration

/** The error of wrong credentials, also for accounts without access to this portal, or of a wrong code. */
const incorrectError = (code = 'P1002') => new ApiError({ kind: 'unauthorized', status: 401, code })

/**
 * Converts a failure into an error of the sign-in form. During sign-in, a rejection without a reason means wrong input,
 * because there is no session or role that it could mean.
 */
export const signInErrorOf = (error: unknown, code?: 'P1006'): unknown =>
  error instanceof ApiError && error.hasResponse && (error.endsSession || error.code === 'Forbidden')
    ? incorrectError(code)
    : error

/**
 * Signs in, with the token of a verified code if there is one. Stores the tokens before it reads the user. A user without
 * access to the portal is signed out and gets the error of a wrong password. If it throws, there is no session. If the user
 * cancels before the tokens arrive, they are not used.
 */
export async function signIn(
  client: ApiClient,
  { email, password }: Credentials,
  {
    token,
    now = Date.now,
    isCancelled = () => false,
  }: { token?: string; now?: () => number; isCancelled?: () => boolean } = {},
): Promise<SignInResult> {
  const { session } = client
  try {
    const tokens = await client.call(login, { email, password, portalType: 'fleet', ...(token && { token }) })
    if (isCancelled()) throw new ApiError({ kind: 'aborted', status: 0, hasResponse: false })
    session.start(tokens)
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'P1008' && error.code !== 'P1028')) {
      throw signInErrorOf(error)
    }
    const startedAt = now()
    const sentTo = error.data['email']
    const { codeLength } = error.data
    return {
      kind: 'challenge',
      challenge: {
        isNew: error.code === 'P1008',
        sentTo: typeof sentTo === 'string' ? sentTo : maskEmail(email),
        codeLength: typeof codeLength === 'number' ? codeLength : undefined,
        resendAt: waitEnd(error, 'resendAt', resendDelay, startedAt) ?? startedAt + resendDelay,
      },
    }
  }
  let hasNoAccess = false
  try {
    const user = await client.call(getCurrentUser, {})
    hasNoAccess = !user.userAccesses.some((access) => access.portal === 'fleet')
    if (hasNoAccess) throw incorrectError()
    return { kind: 'signed-in', user }
  } catch (error) {
    await client.call(logout, {}).catch(() => undefined)
    // Without an answer it may be the user of the expired session, who tries again: signing out would remove the unsent input.
    session.end(hasNoAccess ? 'signed-out' : 'refused')
    throw signInErrorOf(error)
  }
}
