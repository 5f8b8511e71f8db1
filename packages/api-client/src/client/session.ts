import type { User } from '../contract/session.ts'
import { callListeners } from './callListeners.ts'

/** The state of a session. The portal keeps it in the browser, an embedded widget in memory. @since 0.1.0 */
export interface SessionState {
  /** Sent in the Authorization header of each call. */
  accessToken?: string | undefined
  /** Renews the access token. Embedded sessions have none. */
  refreshToken?: string | undefined
  /** The selected fleet. */
  fleetId?: string | undefined
  /** The signed-in user, as last read from the server. Removed with the session. */
  userDetails?: User | undefined
  /** The email that the user wants to be remembered. Kept after the session. */
  email?: string | undefined
  /** The role of the user in the selected fleet. */
  role?: string | undefined
  /** The socket's id in this tab. */
  connectionId?: string | undefined
  /** Whether the user has access to one fleet only. */
  singleUserFleet?: boolean | undefined
  /** The id of the user whose session expired: their unsent work is kept. Signing out removes it. */
  lastUserId?: string | undefined
}

/**
 * Why a session ended: the user signed out, it expired, the server refused its token, the connection was lost, another user
 * signed in, or another tab ended it.
 *
 * @since 0.1.0
 */
export type SessionEndReason = 'signed-out' | 'expired' | 'refused' | 'network' | 'user-changed' | 'other-tab'

/** The call whose failure ended a session. @since 0.1.0 */
export interface SessionEndCause {
  /** The name of the endpoint. */
  endpoint: string
  /** The kind of the `ApiError`. */
  kind: string
  /** The HTTP status; 0 without an answer. */
  status: number
  /** The error code of the contract, if the server sent one. */
  code: string | undefined
  /** The support ID of the request. */
  requestId: string | undefined
}

/** Why a session ended. @since 0.1.0 */
export interface SessionEnd {
  /** The reason. */
  reason: SessionEndReason
  /** The failed call. Undefined if no call failed. */
  cause?: SessionEndCause | undefined
}

/** The tokens of a renewed session. @since 0.1.0 */
export interface Tokens {
  /** The new access token. */
  AccessToken: string
  /** The new refresh token. Undefined if the old one stays valid. */
  RefreshToken?: string | undefined
}

/** The calls that a session makes through its client. They do not use the session's own token. @since 0.1.0 */
export interface SessionCalls {
  /** Renews the access token. */
  refresh: (refreshToken: string) => Promise<Tokens>
  /** The user that a token belongs to. */
  readUser: (token: string) => Promise<User>
  /** Signs a token out at the server. */
  revoke: (token: string) => Promise<unknown>
}

/** The session of a client. Made by `createPortalSession` or `createEmbeddedSession`. @since 0.1.0 */
export interface Session {
  /** The current state. A new object after every change. */
  read(): SessionState
  /** Merges values into the state. `undefined` removes a value. */
  write(patch: SessionState): void
  /** Calls back after every change of the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Whether a user is signed in. `unknown` until `getSession` of an embedded session has resolved for the first time. */
  status(): 'unknown' | 'active' | 'ended'
  /**
   * Rises when a session starts, ends, or passes to another user, in any tab. The answer of a call that began in an
   * earlier epoch must not be used.
   */
  epoch(): number
  /** How the previous session ended. Undefined if none has ended on this page. */
  lastEnd(): SessionEnd | undefined
  /** The stored token, or a promise of a renewed token if the stored one has expired. `undefined` when signed out. */
  token(signal?: AbortSignal): Promise<string | undefined> | string | undefined
  /** Resolves to another token than the rejected one. Callers share one renewal. */
  renew(refused: string | undefined, signal?: AbortSignal): Promise<string | undefined>
  /** Gets a new token now, even after the session has ended. Resolves to whether a user is signed in. */
  refresh(): Promise<boolean>
  /** Starts a session with the tokens of a sign-in. Clears the previous session. */
  start(tokens: Tokens): void
  /** Stores the user of the current token. Another user than before raises the epoch. */
  identify(user: User): void
  /** Ends the session on this device. Clears tokens, user and fleet. `signed-out` clears everything except the email. */
  end(reason: SessionEndReason, cause?: SessionEndCause): void
  /** Called once by the client that owns this session. */
  connect(calls: SessionCalls): void
}

/** The claims of a JWT (RFC 7519). The signature is not verified. */
export interface TokenClaims {
  /** Milliseconds. */
  expiresAt?: number
  /** Milliseconds. */
  issuedAt?: number
  /** The `sub` claim: the user that the token belongs to. */
  subject?: string
}

/** The claims of a token. Empty if the token is no JWT. */
export function tokenClaims(token: string | undefined): TokenClaims {
  try {
    const payload = token?.split('.')[1]
    if (!payload) return {}
    const json = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >
    const milliseconds = (value: unknown) => (typeof value === 'number' ? value * 1000 : undefined)
    const expiresAt = milliseconds(json['exp'])
    const issuedAt = milliseconds(json['iat'])
    const subject = json['sub']
    return {
      ...(expiresAt && { expiresAt }),
      ...(issuedAt && { issuedAt }),
      ...(typeof subject === 'string' && subject !== '' && { subject }),
    }
  } catch {
    return {}
  }
}

/** Whether two tokens belong to the same user. Undefined if one of them has no `sub` claim. */
export function isSameSubject(one: string | undefined, other: string | undefined): boolean | undefined {
  const [first, second] = [tokenClaims(one).subject, tokenClaims(other).subject]
  return first === undefined || second === undefined ? undefined : first === second
}

/** State with listeners. Both kinds of sessions are built on it. */
export function observable(initial: SessionState) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set(next: SessionState) {
      state = next
      callListeners(listeners)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function mergeState(state: SessionState, patch: SessionState): SessionState {
  const next = { ...state, ...patch }
  for (const key of Object.keys(next) as (keyof SessionState)[]) if (next[key] === undefined) delete next[key]
  return next
}

/** Runs one renewal at a time. Concurrent callers of one epoch share its result. */
export function singleFlight<T>(): (epoch: number, run: () => Promise<T>) => Promise<T> {
  let flight: { epoch: number; result: Promise<T> } | undefined
  return (epoch, run) => {
    if (flight?.epoch === epoch) return flight.result
    const result = run().finally(() => {
      if (flight?.result === result) flight = undefined
    })
    flight = { epoch, result }
    return result
  }
}
