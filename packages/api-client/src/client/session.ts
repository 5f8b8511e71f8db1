import type { User } from '../contract/session.ts'

/** What the browser keeps of a session. */
export interface SessionState {
  accessToken?: string | undefined
  refreshToken?: string | undefined
  fleetId?: string | undefined
  userDetails?: User | undefined
  /** The e-mail that the person asked to be remembered. Outlives the session. */
  email?: string | undefined
  role?: string | undefined
  /** The socket's id in this tab. */
  connectionId?: string | undefined
  singleUserFleet?: boolean | undefined
}

export type SessionEnd = 'signed-out' | 'expired' | 'refused' | 'network'

/** What a client needs of a session. Two implementations: `portalSession` and `embeddedSession`. */
export interface Session {
  /** The present state; a new object after every change. */
  read(): SessionState
  /** Merges; `undefined` removes a value. */
  write(patch: SessionState): void
  subscribe(listener: () => void): () => void
  /**
   * A token to send: the stored one at once, or the promise of a renewed one where its time has passed. `undefined` when
   * signed out.
   */
  token(signal?: AbortSignal): Promise<string | undefined> | string | undefined
  /** A token other than the one that was refused, renewed at most once for any number of callers. */
  renew(refused: string | undefined, signal?: AbortSignal): Promise<string | undefined>
  /** Ends the session here. The portal forgets tokens and fleet; `signed-out` forgets everything but the e-mail. */
  end(reason: SessionEnd): void
  /** Called once by the client that owns this session. */
  connect(
    refresh: (refreshToken: string) => Promise<{ AccessToken: string; RefreshToken?: string | undefined }>,
  ): void
}

/** The seconds in a JWT's payload, without checking the signature: only the server can. */
export function tokenTimes(token: string): { expiresAt?: number; issuedAt?: number } {
  try {
    const payload = token.split('.')[1]
    if (!payload) return {}
    const json = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >
    const seconds = (value: unknown) => (typeof value === 'number' ? value * 1000 : undefined)
    const expiresAt = seconds(json['exp'])
    const issuedAt = seconds(json['iat'])
    return { ...(expiresAt && { expiresAt }), ...(issuedAt && { issuedAt }) }
  } catch {
    return {}
  }
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

export function merge(state: SessionState, patch: SessionState): SessionState {
  const next = { ...state, ...patch }
  for (const key of Object.keys(next) as (keyof SessionState)[]) if (next[key] === undefined) delete next[key]
  return next
}

/** Runs one renewal at a time; callers meanwhile share its result. */
export function singleFlight<T>(): (run: () => Promise<T>) => Promise<T> {
  let flight: Promise<T> | undefined
  return (run) => (flight ??= run().finally(() => (flight = undefined)))
}
