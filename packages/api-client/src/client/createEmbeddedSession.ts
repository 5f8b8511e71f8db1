import type { User } from '../contract/session.ts'
import { ApiError } from './apiError.ts'
import {
  isSameSubject,
  mergeState,
  observable,
  singleFlight,
  tokenClaims,
  type Session,
  type SessionCalls,
  type SessionEnd,
  type SessionEndReason,
} from './session.ts'
import { abortable } from './withTimeout.ts'

/** The token of the signed-in user. @since 0.1.0 */
export interface EmbeddedToken {
  /** Sent in the Authorization header of each call. */
  token: string
  /** ISO 8601; read from the token where it is missing. */
  expiresAt?: string
  /** The id of the user that the token belongs to. Default: the token's `sub` claim, or the answer of the server. */
  userId?: string
}

/**
 * Resolves to the token of the signed-in user of the page, or to null if no user is signed in. Any other answer is a failure
 * of the page, and calls reject with kind `session-unavailable`.
 *
 * @since 0.1.0
 */
export type SessionSource = (request: {
  /** Why a token is requested. */
  reason: SessionRequestReason
  /** Aborted when the token is no longer needed. */
  signal: AbortSignal
}) => Promise<EmbeddedToken | null>

/**
 * `initial`: the first call. `expiring`: the token expires soon. `unauthorized`: the server rejected the token.
 * `requested`: the user or the page requested another attempt.
 *
 * @since 0.1.0
 */
export type SessionRequestReason = 'initial' | 'expiring' | 'unauthorized' | 'requested'

const renewBefore = 30_000
const sourceWait = 30_000

/**
 * Creates the session of a widget on a partner's page. The token comes from the partner's back end and stays in memory.
 * The source is called at the start, 30 s before the token expires, after a 401, and on request, one call at a time.
 * `null` ends the session. The next call of the client calls the source again.
 *
 * @since 0.1.0
 */
export function createEmbeddedSession(source: SessionSource, now: () => number = Date.now): Session {
  const state = observable({})
  const flight = singleFlight<string | undefined>()
  let calls: SessionCalls | undefined
  let expiresAt: number | undefined
  // Kept while the connection is lost, because the next token may belong to another user.
  let lastToken: EmbeddedToken | undefined
  let status: ReturnType<Session['status']> = 'unknown'
  let epoch = 0
  let ended: SessionEnd | undefined
  /** Aborts the request to the partner, once its answer would belong to the previous session. */
  let asking: AbortController | undefined
  // The token was replaced before the server had described the user of either token.
  let isUnproven = false

  const leave = (end: SessionEnd) => {
    const { userDetails, lastUserId } = state.read()
    const isSignOut = end.reason === 'signed-out'
    const keepsUser = !isSignOut && end.reason !== 'user-changed'
    // Signing out also discards the first token, which the partner may be about to send.
    if (lastToken || isSignOut) {
      epoch += 1
      ended = end
      asking?.abort()
    }
    status = 'ended'
    expiresAt = undefined
    lastToken = undefined
    isUnproven = false
    const userId = keepsUser ? (userDetails?.userId ?? lastUserId) : undefined
    return userId === undefined ? {} : { lastUserId: userId }
  }

  const end = (reason: SessionEndReason, cause?: SessionEnd['cause']) => {
    // Without a connection the user is unknown. The next call calls the source again.
    if (reason === 'network') {
      status = 'unknown'
      state.set(mergeState(state.read(), { accessToken: undefined }))
    } else if (status !== 'ended' || reason === 'signed-out') state.set(leave({ reason, cause }))
  }

  /** Whether a token belongs to the current user. */
  const isSameUser = async (answer: EmbeddedToken): Promise<boolean> => {
    const { userDetails } = state.read()
    if (!lastToken) return true
    if (answer.userId !== undefined && lastToken.userId !== undefined) {
      return answer.userId === lastToken.userId
    }
    const isSame = isSameSubject(lastToken.token, answer.token)
    if (isSame !== undefined) return isSame
    if (userDetails && calls) return (await calls.readUser(answer.token)).userId === userDetails.userId
    isUnproven = true
    return true
  }

  const readExpiry = (answer: EmbeddedToken) => {
    const expiry = Date.parse(answer.expiresAt ?? '') || tokenClaims(answer.token).expiresAt
    // If a new token has expired already, the clock of this computer is wrong. The server says when it expires.
    expiresAt = Number(expiry) > now() ? expiry : undefined
  }

  const adopt = (answer: EmbeddedToken, isSame: boolean, user?: User) => {
    const rest = isSame ? state.read() : leave({ reason: 'user-changed' })
    status = 'active'
    lastToken = answer
    readExpiry(answer)
    state.set(mergeState(rest, { accessToken: answer.token, ...(user && { userDetails: user }) }))
  }

  /** The partner's answer within thirty seconds, whether or not the partner heeds the signal. */
  const answerTo = (reason: SessionRequestReason) => {
    asking = new AbortController()
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(sourceWait)])
    // The function may also throw at once.
    const checked = async () => {
      const answer = await source({ reason, signal })
      if (answer === null) return answer
      if (!answer?.token || typeof answer.token !== 'string')
        throw Error('getSession needs { token } or null')
      // fetch would throw, which looks like a lost connection.
      if (!/^[ -~]+$/.test(answer.token.trim())) throw Error('The token of getSession fits no header')
      return answer
    }
    return abortable(checked(), signal).catch((cause: unknown) => {
      // It is unknown whether a user is signed in.
      throw new ApiError({ kind: 'session-unavailable', status: 0, hasResponse: false, cause })
    })
  }

  const ask = (reason: SessionRequestReason) =>
    flight(epoch, async () => {
      const begun = epoch
      const answer = await answerTo(reason).catch((error: unknown) => {
        if (epoch === begun) throw error
        return null
      })
      const isSame = answer ? await isSameUser(answer) : true
      // The page signed out meanwhile: the answer belongs to the previous session.
      if (epoch !== begun) return undefined
      if (!answer) end('expired')
      else if (answer.token !== state.read().accessToken || status !== 'active') adopt(answer, isSame)
      // The partner may extend a token instead of replacing it.
      else readExpiry(answer)
      return answer?.token
    })

  /** A new token shortly before the current token expires; the current token if the partner cannot be reached. */
  const renewEarly = (present: string, end: number) =>
    ask('expiring').catch((error: unknown) => {
      if (now() < end) return present
      throw error
    })

  const isSignedOut = () => status === 'ended' && ended?.reason === 'signed-out'

  return {
    read: state.read,
    write: (patch) => state.set(mergeState(state.read(), patch)),
    subscribe: state.subscribe,
    status: () => status,
    epoch: () => epoch,
    lastEnd: () => ended,
    token() {
      const { accessToken } = state.read()
      if (!accessToken) return isSignedOut() ? undefined : ask(status === 'unknown' ? 'initial' : 'requested')
      if (!expiresAt || now() < expiresAt - renewBefore) return accessToken
      return renewEarly(accessToken, expiresAt)
    },
    async renew(refused) {
      const { accessToken } = state.read()
      return accessToken !== refused ? accessToken : ask('unauthorized')
    },
    refresh: async () => (await ask('requested')) !== undefined,
    start: ({ AccessToken }) => adopt({ token: AccessToken }, false),
    identify(user: User) {
      const { userDetails, accessToken } = state.read()
      const isOther = isUnproven || (userDetails !== undefined && userDetails.userId !== user.userId)
      if (isOther && accessToken !== undefined) adopt(lastToken ?? { token: accessToken }, false, user)
      else if (JSON.stringify(userDetails) !== JSON.stringify(user)) {
        state.set(mergeState(state.read(), { userDetails: user }))
      }
    },
    end,
    connect(given) {
      calls = given
    },
  }
}
