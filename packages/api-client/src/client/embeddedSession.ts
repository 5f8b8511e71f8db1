import { errorFromFailure } from './apiError.ts'
import { merge, observable, singleFlight, tokenTimes, type Session } from './session.ts'

export interface EmbeddedToken {
  token: string
  /** ISO 8601; read from the token where it is missing. */
  expiresAt?: string
}

/** A partner's answer to "who is this?": a token, or null for nobody. */
export type SessionSource = (request: {
  reason: Reason
  signal: AbortSignal
}) => Promise<EmbeddedToken | null>
type Reason = 'initial' | 'expiring' | 'unauthorized'

const renewBefore = 30_000
const sourceWait = 30_000

/**
 * The session of a widget on a partner's page: the token comes from the partner's own back end and stays in memory.
 * The source is asked once at a time: at first, 30 s before the token's time passes, and after a 401.
 */
export function embeddedSession(source: SessionSource, now: () => number = Date.now): Session {
  const state = observable({})
  const flight = singleFlight<string | undefined>()
  let expiresAt: number | undefined
  let asked = false

  /** The partner's answer within thirty seconds, whether or not the partner heeds the signal. */
  const answerTo = async (reason: Reason) => {
    const signal = AbortSignal.timeout(sourceWait)
    const timeout = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
    try {
      return await Promise.race([source({ reason, signal }), timeout])
    } catch (cause) {
      throw errorFromFailure(cause, signal.aborted, false)
    }
  }

  const ask = (reason: Reason) =>
    flight(async () => {
      const answer = await answerTo(reason)
      asked = true
      const token = answer?.token
      expiresAt = answer?.expiresAt
        ? Date.parse(answer.expiresAt)
        : token
          ? tokenTimes(token).expiresAt
          : undefined
      if (token !== state.read().accessToken) state.set(merge(state.read(), { accessToken: token }))
      return token
    })

  /** A present token ahead of its end: another one, or the same while the partner cannot be reached. */
  const renewEarly = async (present: string, end: number) => {
    try {
      return await ask('expiring')
    } catch (error) {
      if (now() < end) return present
      throw error
    }
  }

  return {
    read: state.read,
    write: (patch) => state.set(merge(state.read(), patch)),
    subscribe: state.subscribe,
    token() {
      const { accessToken } = state.read()
      if (!accessToken) return asked ? undefined : ask('initial')
      if (expiresAt === undefined || now() < expiresAt - renewBefore) return accessToken
      return renewEarly(accessToken, expiresAt)
    },
    async renew(refused) {
      const { accessToken } = state.read()
      return accessToken !== refused ? accessToken : ask('unauthorized')
    },
    end(reason) {
      // A broken connection is no word of the partner's: the next call asks again.
      if (reason === 'network') asked = false
      state.set(merge(state.read(), { accessToken: undefined, fleetId: undefined }))
    },
    connect() {},
  }
}
