import type { User } from '../contract/session.ts'

/** The state of a session. The portal keeps it in the browser, an embedded widget in memory. */
export interface SessionState {
  accessToken?: string | undefined
  refreshToken?: string | undefined
  fleetId?: string | undefined
  /** The signed-in user, as the server last described them. Gone with the session. */
  userDetails?: User | undefined
  /** The e-mail that the user asked to be remembered. Outlives the session. */
  email?: string | undefined
  role?: string | undefined
  /** The socket's id in this tab. */
  connectionId?: string | undefined
  singleUserFleet?: boolean | undefined
  /** The id of the user whose session ended by itself: their unsent work waits for them. Signing out removes it. */
  lastUserId?: string | undefined
}

/**
 * Why a session ended: the user signed out, its time was over, the server refused its token, the connection stayed away,
 * another user took its place, or another tab ended it.
 */
export type SessionEndReason = 'signed-out' | 'expired' | 'refused' | 'network' | 'user-changed' | 'other-tab'

/** The call whose failure ended a session. */
export interface SessionEndCause {
  /** The name of the endpoint. */
  endpoint: string
  kind: string
  /** The HTTP status; 0 without an answer. */
  status: number
  code: string | undefined
  requestId: string | undefined
}

export interface SessionEnd {
  reason: SessionEndReason
  /** Missing where no call failed. */
  cause?: SessionEndCause | undefined
}

export interface Tokens {
  AccessToken: string
  RefreshToken?: string | undefined
}

/** The calls that a session needs of the client that owns it. None of them goes through the session itself. */
export interface SessionCalls {
  refresh: (refreshToken: string) => Promise<Tokens>
  /** The user that a token belongs to. */
  readUser: (token: string) => Promise<User>
  /** Signs a token out at the server. */
  revoke: (token: string) => Promise<unknown>
}

/** What a client needs of a session. Two implementations: `createPortalSession` and `createEmbeddedSession`. */
export interface Session {
  /** The present state; a new object after every change. */
  read(): SessionState
  /** Merges; `undefined` removes a value. */
  write(patch: SessionState): void
  subscribe(listener: () => void): () => void
  /** `unknown` until the page of an embedded widget has answered for the first time. */
  status(): 'unknown' | 'active' | 'ended'
  /**
   * Rises when a session starts, ends, or passes to another user, in any tab. The answer of a call that began in an
   * earlier epoch must not be used.
   */
  epoch(): number
  /** How the session before this epoch ended; undefined where none has ended on this page. */
  lastEnd(): SessionEnd | undefined
  /**
   * A token to send: the stored one at once, or the promise of a renewed one where its time has passed. `undefined` when
   * signed out.
   */
  token(signal?: AbortSignal): Promise<string | undefined> | string | undefined
  /** A token other than the one that was refused, renewed at most once for any number of callers. */
  renew(refused: string | undefined, signal?: AbortSignal): Promise<string | undefined>
  /** Gets a new token now, also after the session has ended. Resolves to whether a session is active. */
  refresh(): Promise<boolean>
  /** Starts a session with the tokens of a sign-in. Nothing of an earlier session remains. */
  start(tokens: Tokens): void
  /** The server described the user of the present token. A user other than before raises the epoch. */
  identify(user: User): void
  /** Ends the session here. The portal forgets tokens, user and fleet; `signed-out` forgets everything but the e-mail. */
  end(reason: SessionEndReason, cause?: SessionEndCause): void
  /** Called once by the client that owns this session. */
  connect(calls: SessionCalls): void
}

/** What a JWT says of itself (RFC 7519), without checking its signature: only the server can. */
export interface TokenClaims {
  /** Milliseconds. */
  expiresAt?: number
  /** Milliseconds. */
  issuedAt?: number
  /** The `sub` claim: the user that the token belongs to. */
  subject?: string
}

/** The claims of a token; none for a token that is no JWT. */
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

/** Whether two tokens name the same user; undefined where one of them does not say. */
export function isSameSubject(one: string | undefined, other: string | undefined): boolean | undefined {
  const [first, second] = [tokenClaims(one).subject, tokenClaims(other).subject]
  return first === undefined || second === undefined ? undefined : first === second
}

/** State with listeners; what both sessions are built on. */
export function observable(initial: SessionState) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set(next: SessionState) {
      state = next
      for (const listener of listeners) listener()
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

/** Runs one renewal at a time; callers meanwhile share its result. */
export function singleFlight<T>(): (run: () => Promise<T>) => Promise<T> {
  let flight: Promise<T> | undefined
  return (run) => (flight ??= run().finally(() => (flight = undefined)))
}
