import { announce, announced } from './announcement.ts'
import { ApiError } from './apiError.ts'
import { withLease } from './lease.ts'
import { usableStore, type Store } from './usableStore.ts'
import {
  merge,
  observable,
  singleFlight,
  tokenTimes,
  type Session,
  type SessionEnd,
  type SessionState,
} from './session.ts'

export interface PortalSessionOptions {
  /** Keys start with it, so that two portals on one origin do not meet. Default `fleet-portal`. */
  namespace?: string
  /** Where shared values live; `localStorage` by default, memory where the browser refuses it. */
  storage?: Store
  /** Where this tab's own values live; `sessionStorage` by default. */
  tabStorage?: Store
  now?: () => number
}

const sharedKeys = [
  'accessToken',
  'refreshToken',
  'fleetId',
  'userDetails',
  'email',
  'role',
  'singleUserFleet',
] as const
const tabKeys = ['connectionId'] as const
const lockWait = 5_000
const freshFor = 60_000

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && !error.isAmbiguous && error.status >= 400 && error.status !== 429

/**
 * The session of the standalone portal: kept in the browser, shared by all tabs, renewed by refresh token.
 * One renewal at a time in a tab by a shared promise, across tabs by a Web Lock, or by a lease in the store where the
 * browser has no locks, that is waited for at most 5 s; whoever gets the lock reads the store again first, and waits
 * for what the tab before has announced to be there, so that a rotated refresh token is never sent twice.
 */
export function portalSession(options: PortalSessionOptions = {}): Session {
  const { namespace = 'fleet-portal', now = Date.now } = options
  const shared = usableStore(() => options.storage ?? globalThis.localStorage)
  const tab = usableStore(() => options.tabStorage ?? globalThis.sessionStorage)
  const keyOf = (name: string) => `${namespace}:${name}`

  const load = (): SessionState => {
    const state: Record<string, unknown> = {}
    const take = (store: Store, names: readonly string[]) => {
      for (const name of names) {
        const raw = store.getItem(keyOf(name))
        if (raw === null) continue
        try {
          state[name] = JSON.parse(raw)
        } catch {
          store.removeItem(keyOf(name))
        }
      }
    }
    take(shared, sharedKeys)
    take(tab, tabKeys)
    return state
  }

  const state = observable(load())
  const flight = singleFlight<string | undefined>()
  let refresh: Parameters<Session['connect']>[0] | undefined
  // How far the server's clock is ahead of this one, in milliseconds, learnt from the tokens it issues. Kept with them,
  // so that a page that opens later does not take a good token for one whose time is over.
  const skew = () => Number(shared.getItem(keyOf('clock-skew'))) || 0
  const learnClock = (token: string) => {
    const { issuedAt, expiresAt } = tokenTimes(token)
    if (issuedAt !== undefined) save(shared, 'clock-skew', issuedAt - now())
    // A token that was given just now has some time left, whatever this clock says.
    else if (expiresAt !== undefined && expiresAt <= now() + skew())
      save(shared, 'clock-skew', expiresAt - freshFor - now())
  }

  const save = (store: Store, name: string, value: unknown) => {
    if (value === undefined) store.removeItem(keyOf(name))
    else store.setItem(keyOf(name), JSON.stringify(value))
  }

  const write = (patch: SessionState) => {
    const { accessToken } = patch
    if (accessToken && accessToken !== state.read().accessToken) learnClock(accessToken)
    for (const name of sharedKeys) if (name in patch) save(shared, name, patch[name])
    for (const name of tabKeys) if (name in patch) save(tab, name, patch[name])
    state.set(merge(state.read(), patch))
  }

  const end = (reason: SessionEnd) => {
    const tokens = { accessToken: undefined, refreshToken: undefined, fleetId: undefined }
    const person = {
      role: undefined,
      userDetails: undefined,
      singleUserFleet: undefined,
      connectionId: undefined,
    }
    save(shared, 'clock-skew', undefined)
    write(reason === 'signed-out' ? { ...tokens, ...person } : tokens)
  }

  const takeTokens = (answer: { AccessToken: string; RefreshToken?: string | undefined }) => {
    write({
      accessToken: answer.AccessToken,
      ...(answer.RefreshToken && { refreshToken: answer.RefreshToken }),
    })
    return answer.AccessToken
  }

  const renewInside = async (refused: string | undefined): Promise<string | undefined> => {
    await announced(keyOf('renewed'), () => load().accessToken !== refused)
    const stored = load()
    if (stored.accessToken && stored.accessToken !== refused) {
      state.set(stored)
      return stored.accessToken
    }
    if (!stored.refreshToken || !refresh) return undefined
    try {
      const token = takeTokens(await refresh(stored.refreshToken))
      await announce(keyOf('renewed'))
      return token
    } catch (error) {
      // A lost connection or a server that is busy says nothing about the session; a refusal ends it.
      if (!isRefusal(error)) throw error
      // Unless another tab was first and the refused token is no longer the one to go by.
      if (load().refreshToken !== stored.refreshToken) return renewInside(refused)
      end('expired')
      return undefined
    }
  }

  const renew = (refused: string | undefined) =>
    flight(async () => {
      const locks = globalThis.navigator?.locks
      if (!locks) return withLease(shared, keyOf('refresh-lease'), () => renewInside(refused))
      const waiting = new AbortController()
      const timer = setTimeout(() => waiting.abort(), lockWait)
      let held = false
      try {
        return await locks.request(keyOf('refresh'), { signal: waiting.signal }, () => {
          held = true
          clearTimeout(timer)
          return renewInside(refused)
        })
      } catch (error) {
        if (held) throw error
        // The tab that holds the lock is asleep or gone, or the page may not use locks: the server's overlap window
        // takes a second renewal.
        return renewInside(refused)
      } finally {
        clearTimeout(timer)
      }
    })

  const isPast = (token: string) => {
    const { expiresAt } = tokenTimes(token)
    return expiresAt !== undefined && expiresAt <= now() + skew()
  }

  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === null || event.key.startsWith(`${namespace}:`)) state.set(load())
  })

  return {
    read: state.read,
    write,
    subscribe: state.subscribe,
    token() {
      const { accessToken } = state.read()
      return accessToken && isPast(accessToken) ? renew(accessToken) : accessToken
    },
    renew,
    end,
    connect(call) {
      refresh = call
    },
  }
}
