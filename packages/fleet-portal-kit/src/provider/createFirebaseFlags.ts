import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { uniqueId } from 'api-client'
import { flagState, type FlagState } from 'api-client/contract/flags'
import * as z from 'zod/mini'
import type { FlagSource } from './flagSource.ts'

export interface FirebaseFlagsOptions {
  /** The database, with its namespace where the host name does not tell it: `https://flags.example.ph/?ns=portal`. */
  url: string
  /** Where the flags lie in it, `<path>/<name>` each as `{ enabled, users? }`. Default `flags`. */
  path?: string
  /** Keeps the last known flags for a visit on which the database is away. Default the browser's; null keeps nothing. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | null
}

type States = Readonly<Record<string, FlagState>>

const tree = z.record(z.string(), z.unknown())
/** How long the connection outlives its last listener, so that going from page to page does not open it anew. */
const linger = 5_000

/** The flags that can be read; what is no flag counts as not known. */
function statesOf(value: unknown): States {
  const read = tree.safeParse(value)
  if (!read.success) return {}
  const known = Object.entries(read.data).flatMap(([name, state]) => {
    const flag = flagState.safeParse(state)
    return flag.success ? [[name, flag.data] as const] : []
  })
  return Object.fromEntries(known)
}

/** Hears the flags; the SDK is fetched when they are first asked for. Over a websocket alone, so that it adds no script. */
async function listen(url: string, path: string, hear: (value: unknown) => void): Promise<() => void> {
  const [{ initializeApp, deleteApp }, { getDatabase, onValue, ref }] = await Promise.all([
    import('firebase/app'),
    import('firebase/database'),
  ])
  // An app of its own: the page around may have one.
  const app = initializeApp({}, `fleet-portal-${uniqueId()}`)
  const database = getDatabase(app, url.replace(/^http/, 'ws'))
  onValue(ref(database, path), (snapshot) => hear(snapshot.val()))
  return () => void deleteApp(app)
}

/**
 * Flags of a Firebase Realtime Database, live. Until it has answered, and while it is away, the flags are as they were
 * last known in this browser.
 */
export function createFirebaseFlags({ url, path = 'flags', storage }: FirebaseFlagsOptions): FlagSource {
  const key = `fleet-portal:flags:${url}`
  const listeners = new Set<() => void>()
  const hashes = new Map<string, string>()
  const store = () => (storage === undefined ? globalThis.localStorage : storage)

  const remembered = (): States => {
    try {
      return statesOf(JSON.parse(store()?.getItem(key) ?? '{}'))
    } catch {
      return {}
    }
  }
  let states = remembered()

  const hear = (value: unknown) => {
    states = statesOf(value)
    try {
      store()?.setItem(key, JSON.stringify(states))
    } catch {
      // A full or forbidden store: the next visit begins without.
    }
    for (const listener of listeners) listener()
  }

  let connection: Promise<() => void> | undefined
  const open = () => {
    connection ??= listen(url, path, hear)
    // A chunk that could not be fetched is asked for again with the next listener.
    connection.catch(() => (connection = undefined))
  }
  const closeIfUnused = () => {
    if (listeners.size > 0) return
    void connection?.then((close) => close()).catch(() => undefined)
    connection = undefined
  }

  const hashOf = (email: string) => {
    const lower = email.toLowerCase()
    const hash = hashes.get(lower) ?? bytesToHex(sha256(utf8ToBytes(lower)))
    hashes.set(lower, hash)
    return hash
  }

  return {
    get(name, email) {
      const state = Object.hasOwn(states, name) ? states[name] : undefined
      if (!state) return undefined
      return state.enabled || (email !== undefined && state.users?.[hashOf(email)] === true)
    },
    subscribe(listener) {
      listeners.add(listener)
      open()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) setTimeout(closeIfUnused, linger)
      }
    },
  }
}
