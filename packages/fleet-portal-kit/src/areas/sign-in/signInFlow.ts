import { ApiError, type ApiClient } from 'api-client'
import { getCurrentUser, login, logout, type User } from 'api-client/contract/session'

const resendAfter = 600_000
const lockFor = 3_600_000
/** How long no further code can be had once the limit of codes is reached. */
export const limitWait = 3_600_000

export interface Credentials {
  email: string
  password: string
}

/** A code is on its way; `resendAt` is when another may be asked for. */
export interface Challenge {
  /** Whether it was sent just now; otherwise an earlier one still works. */
  isNew: boolean
  /** Where to; nowhere while the account is locked. */
  sentTo: string | undefined
  /** How many digits the code has, where the server says so. */
  codeLength: number | undefined
  resendAt: number
}

export type SignInResult = { kind: 'signed-in'; user: User } | { kind: 'challenge'; challenge: Challenge }

const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

/**
 * When a wait ends, by this computer's clock, which may be wrong: the seconds that the server says are left count before
 * its deadline, and a deadline that this clock makes nonsense of is passed over for the longest wait.
 */
function endOfWait({ retryAfter, data }: ApiError, deadline: string, longest: number, now: number): number {
  if (retryAfter) return now + retryAfter * 1000
  // What is no time is neither later nor earlier than any.
  const told = Date.parse(data[deadline] as string)
  return told > now && told <= now + longest ? told : now + longest
}

/** When a lock ends: what the server says, or an hour from now. */
export const lockEnd = (error: ApiError, now: number): number => endOfWait(error, 'lockedUntil', lockFor, now)

/** The wrong-credentials error, also for people whose account is not one of this portal; or that of a wrong code. */
const incorrect = (code = 'P1002') => new ApiError({ kind: 'unauthorized', status: 401, code })

/**
 * A failure as somebody who is signing in has to read it. A refusal without a reason refuses what was typed: there is no
 * session yet that could have ended, and no role.
 */
export const refusalOf = (error: unknown, code?: 'P1006'): unknown =>
  error instanceof ApiError && error.hasResponse && error.endsSession ? incorrect(code) : error

/**
 * Signs in, with the token of a verified code where there is one. Tokens are stored before anything else is read; a
 * person without access to the portal is signed out again and told what a wrong password tells. Nobody who is told of a
 * failure is signed in.
 */
export async function signIn(
  client: ApiClient,
  { email, password }: Credentials,
  { token, now = Date.now }: { token?: string; now?: () => number } = {},
): Promise<SignInResult> {
  const { session } = client
  try {
    const answer = await client.call(login, { email, password, portalType: 'fleet', ...(token && { token }) })
    session.start(answer)
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'P1008' && error.code !== 'P1028')) {
      throw refusalOf(error)
    }
    const sentTo = error.data['email']
    const { codeLength } = error.data
    return {
      kind: 'challenge',
      challenge: {
        isNew: error.code === 'P1008',
        sentTo: typeof sentTo === 'string' ? sentTo : maskEmail(email),
        codeLength: typeof codeLength === 'number' ? codeLength : undefined,
        resendAt: endOfWait(error, 'resendAt', resendAfter, now()),
      },
    }
  }
  try {
    const user = await client.call(getCurrentUser, {})
    if (!user.userAccesses.some((access) => access.portal === 'fleet')) throw incorrect()
    return { kind: 'signed-in', user }
  } catch (error) {
    await client.call(logout, {}).catch(() => undefined)
    session.end('signed-out')
    throw refusalOf(error)
  }
}
