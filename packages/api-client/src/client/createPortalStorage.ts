import * as z from 'zod/mini'
import { tokenClaims, type SessionState } from './session.ts'
import { safeStorage, type KeyValueStorage } from './safeStorage.ts'

/** Where a portal session is stored. @since 0.1.0 */
export interface PortalStorageOptions {
  /** The prefix of every key. Give two portals on one origin two namespaces. Default: `fleet-portal`. */
  namespace?: string
  /** Values that all tabs share. Default: `localStorage`, or memory if the browser denies it. */
  storage?: KeyValueStorage
  /** Values of this tab. Default: `sessionStorage`. */
  tabStorage?: KeyValueStorage
}

const sharedKeys = [
  'accessToken',
  'refreshToken',
  'fleetId',
  'userDetails',
  'email',
  'role',
  'singleUserFleet',
  'lastUserId',
] as const
const tabKeys = ['connectionId'] as const
/** Values of one session. They are valid only in the epoch that they were stored in. */
const sessionKeys = [
  'accessToken',
  'refreshToken',
  'fleetId',
  'userDetails',
  'role',
  'singleUserFleet',
] as const
const freshFor = 60_000
const epochNumber = z.int()

/**
 * Stores the values of a portal session in the browser. Tokens carry the epoch that they were stored in. If a tab stores
 * tokens after another tab has signed out, the epoch of these tokens is over, and no tab uses them.
 */
export function createPortalStorage(options: PortalStorageOptions, now: () => number) {
  const { namespace = 'fleet-portal' } = options
  const shared = safeStorage(() => options.storage ?? globalThis.localStorage)
  const tab = safeStorage(() => options.tabStorage ?? globalThis.sessionStorage)
  const keyOf = (name: string) => `${namespace}:${name}`

  const take = (from: KeyValueStorage, name: string): unknown => {
    const raw = from.getItem(keyOf(name))
    if (raw === null) return undefined
    try {
      return JSON.parse(raw) as unknown
    } catch {
      from.removeItem(keyOf(name))
      return undefined
    }
  }
  const put = (into: KeyValueStorage, name: string, value: unknown) => {
    if (value === undefined) into.removeItem(keyOf(name))
    else into.setItem(keyOf(name), JSON.stringify(value))
  }
  const epochAt = (name: 'epoch' | 'tokenEpoch'): number => {
    const parsed = z.safeParse(epochNumber, take(shared, name))
    return parsed.success ? parsed.data : 0
  }
  // The offset of the server's clock in milliseconds, derived from the tokens that it issues. Stored with them, so that a
  // page that opens later does not treat a valid token as expired.
  const skew = () => Number(take(shared, 'clock-skew')) || 0

  return {
    shared,
    keyOf,

    load(): { state: SessionState; epoch: number } {
      const state: Record<string, unknown> = {}
      for (const name of sharedKeys) state[name] = take(shared, name)
      for (const name of tabKeys) state[name] = take(tab, name)
      const epoch = epochAt('epoch')
      if (state['accessToken'] !== undefined && epochAt('tokenEpoch') !== epoch) {
        for (const name of sessionKeys) state[name] = undefined
      }
      for (const name of Object.keys(state)) if (state[name] === undefined) delete state[name]
      return { state, epoch }
    },

    save(patch: SessionState, epoch: number) {
      // Written before the tokens, so that no tab sees new tokens with an old epoch.
      if (patch.accessToken !== undefined) put(shared, 'tokenEpoch', epoch || undefined)
      for (const name of sharedKeys) if (name in patch) put(shared, name, patch[name])
      for (const name of tabKeys) if (name in patch) put(tab, name, patch[name])
    },

    /** A new epoch, higher than those of this tab and the storage. */
    raiseEpoch(known: number): number {
      const next = Math.max(known, epochAt('epoch')) + 1
      put(shared, 'epoch', next)
      put(shared, 'tokenEpoch', undefined)
      return next
    },

    /** Whether an epoch is over; removes tokens that were stored in an epoch that is. */
    isOver(epoch: number): boolean {
      const present = epochAt('epoch')
      if (present === epoch) return false
      if (epochAt('tokenEpoch') !== present) for (const name of sessionKeys) put(shared, name, undefined)
      return true
    },

    learnClock(token: string) {
      const { issuedAt, expiresAt } = tokenClaims(token)
      if (issuedAt !== undefined) put(shared, 'clock-skew', issuedAt - now())
      // A token that was issued just now is valid, even if the clock of this computer is wrong.
      else if (expiresAt !== undefined && expiresAt <= now() + skew())
        put(shared, 'clock-skew', expiresAt - freshFor - now())
    },
    forgetClock: () => put(shared, 'clock-skew', undefined),
    isPast(token: string): boolean {
      const { expiresAt } = tokenClaims(token)
      return expiresAt !== undefined && expiresAt <= now() + skew()
    },

    /** Calls back after another tab has changed a value of this session, and when the browser shows a kept page again. */
    subscribe(listener: () => void) {
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key === null || event.key.startsWith(`${namespace}:`)) listener()
      })
      // A page in the back/forward cache gets no storage events.
      globalThis.addEventListener?.('pageshow', ({ persisted }) => {
        if (persisted) listener()
      })
    },
  }
}
