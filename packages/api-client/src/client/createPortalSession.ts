import type { User } from '../contract/session.ts'
import { announceWrite, waitForAnnouncedWrite, announcementLifetime } from './writeAnnouncement.ts'
import { ApiError } from './apiError.ts'
import { withLease } from './lease.ts'
import { createPortalStorage, type PortalStorageOptions } from './createPortalStorage.ts'
import {
  isSameSubject,
  mergeState,
  observable,
  singleFlight,
  type Session,
  type SessionCalls,
  type SessionEnd,
  type SessionEndCause,
  type SessionEndReason,
  type SessionState,
  type Tokens,
} from './session.ts'

/** Options of `createPortalSession`. @since 0.1.0 */
export interface PortalSessionOptions extends PortalStorageOptions {
  /** The current time in milliseconds. Default: `Date.now`. */
  now?: () => number
}

const lockWait = 5_000

/** The values of a session, except the remembered email. */
const nothing: SessionState = {
  accessToken: undefined,
  refreshToken: undefined,
  fleetId: undefined,
  userDetails: undefined,
  role: undefined,
  singleUserFleet: undefined,
  connectionId: undefined,
  lastUserId: undefined,
}

/** Whether the server rejected the refresh token. An error page of a proxy is no rejection. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.hasResponse &&
  !error.isUnreadable &&
  (error.kind === 'unauthorized' || error.kind === 'forbidden' || error.kind === 'badrequest')

/**
 * Creates the session of the standalone portal. It is stored in the browser, shared by all tabs, and renewed with the
 * refresh token.
 *
 * One renewal runs at a time: in a tab through a shared promise, across tabs through a Web Lock, or through a lease in the
 * storage if the browser has no locks. A tab waits at most 5 s for the lock. Then it reads the storage again, and waits
 * for tokens that another tab has announced, so that a rotated refresh token is never sent twice.
 *
 * If the session ends or passes to another user during a renewal, the new tokens are discarded and revoked at the server.
 *
 * @since 0.1.0
 */
export function createPortalSession({ now = Date.now, ...options }: PortalSessionOptions = {}): Session {
  const store = createPortalStorage(options, now)
  let { epoch } = store.load()
  const state = observable(store.load().state)
  const flight = singleFlight<string | undefined>()
  let calls: SessionCalls | undefined
  let ended: SessionEnd | undefined

  const put = (patch: SessionState) => {
    const { accessToken } = patch
    if (accessToken && accessToken !== state.read().accessToken) store.learnClock(accessToken)
    store.save(patch, epoch)
    state.set(mergeState(state.read(), patch))
  }

  /** Starts a new epoch. Keeps only the remembered email. */
  const raise = (patch: SessionState, end: SessionEnd | undefined) => {
    // Written first, so that a tab that sees the new epoch also sees whether the user signed out.
    store.save({ lastUserId: patch.lastUserId }, epoch)
    epoch = store.raiseEpoch(epoch)
    if (end) ended = end
    put({ ...nothing, ...patch })
  }

  const write = (patch: SessionState) => {
    const isOther = patch.accessToken && isSameSubject(state.read().accessToken, patch.accessToken) === false
    if (isOther) raise(patch, { reason: 'user-changed' })
    else put(patch)
  }

  const end = (reason: SessionEndReason, cause?: SessionEndCause) => {
    const { accessToken, userDetails, lastUserId } = state.read()
    store.forgetClock()
    // A failed call without a session must not end the session a second time.
    if (accessToken === undefined && reason !== 'signed-out') return put({ ...nothing, lastUserId })
    raise(reason === 'signed-out' ? {} : { lastUserId: userDetails?.userId ?? lastUserId }, { reason, cause })
  }

  /** Applies the values that another tab stored. */
  const synchronize = () => {
    const before = state.read()
    const stored = store.load()
    if (stored.epoch !== epoch) {
      const isOver = before.accessToken !== undefined
      const isSignedOut = stored.state.lastUserId === undefined
      const elsewhere = stored.state.accessToken ? 'user-changed' : isSignedOut ? 'signed-out' : 'other-tab'
      if (isOver) ended = { reason: elsewhere }
      epoch = stored.epoch
    } else if (isSameSubject(before.accessToken, stored.state.accessToken) === false) {
      // Tokens of another user in the current epoch: remove the data of the current user.
      const { accessToken, refreshToken } = stored.state
      return raise({ accessToken, refreshToken }, { reason: 'user-changed' })
    }
    if (JSON.stringify(stored.state) !== JSON.stringify(before)) state.set(stored.state)
  }

  const discard = async (tokens: Tokens) => {
    await calls?.revoke(tokens.AccessToken).catch(() => undefined)
    return undefined
  }

  /** Stores the tokens of a renewal, unless its epoch is over. */
  const takeTokens = async (tokens: Tokens, begun: number): Promise<string | undefined> => {
    synchronize()
    if (epoch !== begun) return discard(tokens)
    const { accessToken, refreshToken, userDetails } = state.read()
    const next = { accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken ?? refreshToken }
    const isSame = isSameSubject(accessToken, tokens.AccessToken)
    if (isSame === false) raise(next, { reason: 'user-changed' })
    else {
      put(next)
      // Another tab may have signed out before this tab saw it.
      setTimeout(() => {
        if (store.isOver(begun)) void discard(tokens)
      }, announcementLifetime)
    }
    if (isSame === undefined && userDetails && calls) {
      const user = await calls.readUser(tokens.AccessToken).catch(() => undefined)
      if (user && epoch === begun) identify(user)
    }
    return tokens.AccessToken
  }

  const renewInside = async (refused: string | undefined): Promise<string | undefined> => {
    await waitForAnnouncedWrite(store.keyOf('renewed'), () => store.load().state.accessToken !== refused)
    synchronize()
    const { accessToken, refreshToken } = state.read()
    if (accessToken && accessToken !== refused) return accessToken
    if (!refreshToken || !calls) return undefined
    const begun = epoch
    let tokens: Tokens
    try {
      tokens = await calls.refresh(refreshToken)
    } catch (error) {
      // A lost connection or a busy server does not end the session. A rejected refresh token does,
      if (!isRefusal(error)) throw error
      synchronize()
      if (epoch !== begun) return undefined
      // unless another tab has renewed first and stored a newer refresh token.
      if (state.read().refreshToken !== refreshToken) return renewInside(refused)
      const { kind, status, code, requestId } = error as ApiError
      end('expired', { endpoint: 'refreshSession', kind, status, code, requestId })
      return undefined
    }
    const token = await takeTokens(tokens, begun)
    if (token) await announceWrite(store.keyOf('renewed'))
    return token
  }

  const renew = (refused: string | undefined) =>
    flight(epoch, async () => {
      const locks = globalThis.navigator?.locks
      if (!locks) return withLease(store.shared, store.keyOf('refresh-lease'), () => renewInside(refused))
      const waiting = new AbortController()
      const timer = setTimeout(() => waiting.abort(), lockWait)
      let held = false
      try {
        return await locks.request(store.keyOf('refresh'), { signal: waiting.signal }, () => {
          held = true
          clearTimeout(timer)
          return renewInside(refused)
        })
      } catch (error) {
        if (held) throw error
        // The tab that holds the lock is suspended or closed, or the page may not use locks. The server accepts a second
        // renewal in its overlap window.
        return renewInside(refused)
      } finally {
        clearTimeout(timer)
      }
    })

  function identify(user: User) {
    const { accessToken, refreshToken, userDetails, lastUserId } = state.read()
    if (accessToken === undefined) return
    if (userDetails && userDetails.userId !== user.userId) {
      raise({ accessToken, refreshToken, userDetails: user }, { reason: 'user-changed' })
    } else if (lastUserId !== undefined || JSON.stringify(userDetails) !== JSON.stringify(user)) {
      put({ userDetails: user, lastUserId: undefined })
    }
  }

  store.subscribe(synchronize)

  return {
    read: state.read,
    write,
    subscribe: state.subscribe,
    status: () => (state.read().accessToken === undefined ? 'ended' : 'active'),
    epoch: () => epoch,
    lastEnd: () => ended,
    token() {
      const { accessToken } = state.read()
      return accessToken && store.isPast(accessToken) ? renew(accessToken) : accessToken
    },
    renew,
    refresh: async () => (await renew(state.read().accessToken)) !== undefined,
    start({ AccessToken, RefreshToken }) {
      const { userDetails, lastUserId } = state.read()
      const before = userDetails?.userId ?? lastUserId
      // The same user may sign in again: `identify` compares the users.
      raise({ accessToken: AccessToken, refreshToken: RefreshToken, lastUserId: before }, undefined)
    },
    identify,
    end,
    connect(given) {
      calls = given
    },
  }
}
