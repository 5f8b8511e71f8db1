import { merge, observable, singleFlight, tokenTimes, type Session } from './session.ts'

export interface EmbeddedToken {
  token: string
  /** ISO 8601; read from the token where it is missing. */
  expiresAt?: string
}

/** A partner's answer to "who is this?": a token, or null for nobody. */
export type SessionSource = (request: {
  reason: 'initial' | 'expiring' | 'unauthorized'
  signal: AbortSignal
}) => Promise<EmbeddedToken | null>

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

  const ask = (reason: 'initial' | 'expiring' | 'unauthorized') =>
    flight(async () => {
      asked = true
      const answer = await source({ reason, signal: AbortSignal.timeout(sourceWait) })
      const token = answer?.token
      expiresAt = answer?.expiresAt
        ? Date.parse(answer.expiresAt)
        : token
          ? tokenTimes(token).expiresAt
          : undefined
      if (token !== state.read().accessToken) state.set(merge(state.read(), { accessToken: token }))
      return token
    })

  return {
    read: state.read,
    write: (patch) => state.set(merge(state.read(), patch)),
    subscribe: state.subscribe,
    async token() {
      const { accessToken } = state.read()
      if (!accessToken) return asked ? undefined : ask('initial')
      return expiresAt !== undefined && expiresAt - renewBefore <= now() ? ask('expiring') : accessToken
    },
    async renew(refused) {
      const { accessToken } = state.read()
      return accessToken !== refused ? accessToken : ask('unauthorized')
    },
    end() {
      state.set(merge(state.read(), { accessToken: undefined, fleetId: undefined }))
    },
    connect() {},
  }
}
