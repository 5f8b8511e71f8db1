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
  sentTo: string
  /** How many digits the code has, where the server says so. */
  codeLength: number | undefined
  resendAt: number
}

export type SignInResult = { kind: 'signed-in'; user: User } | { kind: 'challenge'; challenge: Challenge }

const timeOf = (value: unknown): number | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

/**
 * When a wait ends, by this computer's clock, which may be wrong: the seconds that the server says are left count before
 * its deadline, and a deadline that this clock makes nonsense of is passed over for the longest wait.
 */
function endOfWait({ retryAfter, data }: ApiError, deadline: string, longest: number): number {
  const now = Date.now()
  if (retryAfter) return now + retryAfter * 1000
  const told = timeOf(data[deadline])
  return told !== undefined && told > now && told <= now + longest ? told : now + longest
}

/** When a lock ends: what the server says, or an hour from now. */
export const lockEnd = (error: ApiError): number => endOfWait(error, 'lockedUntil', lockFor)

/** A session without anything of a person. */
const nobody = {
  role: undefined,
  userDetails: undefined,
  singleUserFleet: undefined,
  connectionId: undefined,
}

/** The wrong-credentials error, also for people whose account is not one of this portal. */
const incorrect = () => new ApiError({ kind: 'unauthorized', status: 401, code: 'P1002' })

/**
 * A refusal without a reason, as somebody who is signing in has to read it: there is no session yet that could have
 * ended, and no role. A 401 refuses what was typed, which is `typed`; anything else is no fault of theirs.
 */
export function refusalOf(error: unknown, typed: 'P1002' | 'P1006' | undefined): unknown {
  if (!(error instanceof ApiError) || !error.isAnswered || !error.endsSession) return error
  const { status, requestId } = error
  return typed && error.kind === 'unauthorized'
    ? new ApiError({ kind: 'unauthorized', status, code: typed, requestId, cause: error })
    : new ApiError({ kind: 'server', status, requestId, cause: error })
}

/**
 * Signs in, with the token of a verified code where there is one. Tokens are stored before anything else is read; a
 * person without access to the portal is signed out again and told what a wrong password tells. Nobody who is told of a
 * failure is signed in.
 */
export async function signIn(
  client: ApiClient,
  { email, password }: Credentials,
  token?: string,
): Promise<SignInResult> {
  const { session } = client
  try {
    const answer = await client.call(login, { email, password, portalType: 'fleet', ...(token && { token }) })
    // Whoever was signed in meanwhile, in another tab, is so no longer, and nothing of theirs is taken over. It is no
    // signing out: where it was the same person, what they typed there waits for them.
    session.write({
      ...(session.read().accessToken !== undefined && nobody),
      accessToken: answer.AccessToken,
      refreshToken: answer.RefreshToken,
      fleetId: undefined,
    })
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'P1008' && error.code !== 'P1028')) {
      throw refusalOf(error, token ? undefined : 'P1002')
    }
    const sentTo = error.data['email']
    const { codeLength } = error.data
    return {
      kind: 'challenge',
      challenge: {
        isNew: error.code === 'P1008',
        sentTo: typeof sentTo === 'string' ? sentTo : maskEmail(email),
        codeLength: typeof codeLength === 'number' ? codeLength : undefined,
        resendAt: endOfWait(error, 'resendAt', resendAfter),
      },
    }
  }
  try {
    const user = await client.call(getCurrentUser, {})
    if (!user.userAccesses.some((access) => access.portal === 'fleet')) throw incorrect()
    session.write({ userDetails: user })
    return { kind: 'signed-in', user }
  } catch (error) {
    await client.call(logout, {}).catch(() => undefined)
    session.end('signed-out')
    throw refusalOf(error, undefined)
  }
}
