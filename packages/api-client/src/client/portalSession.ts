import { ApiError } from './apiError.ts'
import {
  merge,
  observable,
  singleFlight,
  tokenTimes,
  type Session,
  type SessionEnd,
  type SessionState,
} from './session.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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

function memoryStore(): Store {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** A store that works: the browser's, or memory where it is blocked or full. */
function usable(pick: () => Store): Store {
  try {
    const store = pick()
    const probe = 'fleet-portal:probe'
    store.setItem(probe, '1')
    store.removeItem(probe)
    return store
  } catch {
    return memoryStore()
  }
}

/**
 * The session of the standalone portal: kept in the browser, shared by all tabs, renewed by refresh token.
 * One renewal at a time in a tab by a shared promise, across tabs by a Web Lock that is waited for at most 5 s;
 * whoever gets the lock reads the store again first, so that a rotated refresh token is never sent twice.
 */
export function portalSession(options: PortalSessionOptions = {}): Session {
  const { namespace = 'fleet-portal', now = Date.now } = options
  const shared = usable(() => options.storage ?? globalThis.localStorage)
  const tab = usable(() => options.tabStorage ?? globalThis.sessionStorage)
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
  // How far the server's clock is ahead of this one, learnt from the tokens it issues.
  let skew = 0

  const save = (store: Store, name: string, value: unknown) => {
    try {
      if (value === undefined) store.removeItem(keyOf(name))
      else store.setItem(keyOf(name), JSON.stringify(value))
    } catch {
      // A full store: this tab goes on from memory.
    }
  }

  const write = (patch: SessionState) => {
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
    write(reason === 'signed-out' ? { ...tokens, ...person } : tokens)
  }

  const takeTokens = (answer: { AccessToken: string; RefreshToken?: string | undefined }) => {
    const { issuedAt } = tokenTimes(answer.AccessToken)
    if (issuedAt) skew = issuedAt - now()
    write({
      accessToken: answer.AccessToken,
      ...(answer.RefreshToken && { refreshToken: answer.RefreshToken }),
    })
    return answer.AccessToken
  }

  const renewInside = async (refused: string | undefined) => {
    const stored = load()
    if (stored.accessToken && stored.accessToken !== refused) {
      state.set(stored)
      return stored.accessToken
    }
    if (!stored.refreshToken || !refresh) return undefined
    try {
      return takeTokens(await refresh(stored.refreshToken))
    } catch (error) {
      // A lost connection says nothing about the session; a refusal ends it.
      if (error instanceof ApiError && (error.isAmbiguous || error.kind === 'aborted')) throw error
      end('expired')
      return undefined
    }
  }

  const renew = (refused: string | undefined) =>
    flight(async () => {
      const locks = globalThis.navigator?.locks
      if (!locks) return renewInside(refused)
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
        // A tab that holds the lock is asleep or gone: the server's overlap window takes the second renewal.
        if (!held && waiting.signal.aborted) return renewInside(refused)
        throw error
      } finally {
        clearTimeout(timer)
      }
    })

  const isPast = (token: string) => {
    const { expiresAt } = tokenTimes(token)
    return expiresAt !== undefined && expiresAt <= now() + skew
  }

  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === null || event.key.startsWith(`${namespace}:`)) state.set(load())
  })

  return {
    read: state.read,
    write,
    subscribe: state.subscribe,
    async token() {
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
