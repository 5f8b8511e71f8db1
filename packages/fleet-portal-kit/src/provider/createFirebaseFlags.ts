import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { uniqueId } from 'fleet-portal-api-client'
import { flagState, type FlagState } from 'fleet-portal-api-client/contract/flags'
import * as z from 'zod/mini'
import type { FlagSource } from './flagSource.ts'

/** Options of `createFirebaseFlags`. @since 0.1.0 */
export interface FirebaseFlagsOptions {
  /** The URL of the database, with its namespace if the host name does not contain it: `https://flags.example.ph/?ns=portal`. */
  url: string
  /** The path of the flags. Each is `<path>/<name>` with `{ enabled, users? }`. Default: `flags`. */
  path?: string
  /** Stores the last known flags, for when the database is unavailable. Default: `localStorage`. `null` stores nothing. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | null
}

type States = Readonly<Record<string, FlagState>>

const tree = z.record(z.string(), z.unknown())
/** How long the connection stays open without listeners, in milliseconds, so that navigation does not reopen it. */
const closeDelay = 5_000

/** The valid flags in a database value. Invalid entries count as unknown. */
function statesOf(value: unknown): States {
  const read = z.safeParse(tree, value)
  if (!read.success) return {}
  const known = Object.entries(read.data).flatMap(([name, state]) => {
    const flag = z.safeParse(flagState, state)
    return flag.success ? [[name, flag.data] as const] : []
  })
  return Object.fromEntries(known)
}

/** Subscribes to the flags. The SDK is loaded on first use. It uses a websocket only, so it adds no scripts to the page. */
async function listen(url: string, path: string, onValues: (value: unknown) => void): Promise<() => void> {
  const [{ initializeApp, deleteApp }, { getDatabase, onValue, ref }] = await Promise.all([
    import('firebase/app'),
    import('firebase/database'),
  ])
  // A named app, because your page may have its own Firebase app.
  const app = initializeApp({}, `fleet-portal-${uniqueId()}`)
  const database = getDatabase(app, url.replace(/^http/, 'ws'))
  onValue(ref(database, path), (snapshot) => onValues(snapshot.val()))
  return () => void deleteApp(app)
}

/**
 * Creates a source of live flags from a Firebase Realtime Database. Until the database answers, and while it is
 * unavailable, the flags that this browser stored last apply.
 *
 * @since 0.1.0
 */
export function createFirebaseFlags({ url, path = 'flags', storage }: FirebaseFlagsOptions): FlagSource {
  const key = `fleet-portal:flags:${url}`
  const listeners = new Set<() => void>()
  const hashes = new Map<string, string>()
  const store = () => (storage === undefined ? globalThis.localStorage : storage)

  const readStored = (): States => {
    try {
      return statesOf(JSON.parse(store()?.getItem(key) ?? '{}'))
    } catch {
      return {}
    }
  }
  // Read when a browser needs it: servers create a source too, and some have a storage that all users share.
  let states: States | undefined

  const onValues = (value: unknown) => {
    states = statesOf(value)
    try {
      store()?.setItem(key, JSON.stringify(states))
    } catch {
      // The storage is full or forbidden. The next visit starts without stored flags.
    }
    for (const listener of listeners) listener()
  }

  let connection: Promise<() => void> | undefined
  const open = () => {
    connection ??= listen(url, path, onValues)
    // If the SDK could not be loaded, the next listener loads it again.
    connection.catch(() => (connection = undefined))
  }
  const closeIfUnused = () => {
    if (listeners.size > 0) return
    void connection?.then((close) => close()).catch(() => undefined)
    connection = undefined
  }

  const hashOf = (email: string) => {
    const normalized = email.toLowerCase()
    const hash = hashes.get(normalized) ?? bytesToHex(sha256(utf8ToBytes(normalized)))
    hashes.set(normalized, hash)
    return hash
  }

  return {
    get(name, email) {
      states ??= readStored()
      const state = Object.hasOwn(states, name) ? states[name] : undefined
      if (!state) return undefined
      return state.enabled || (email !== undefined && state.users?.[hashOf(email)] === true)
    },
    subscribe(listener) {
      listeners.add(listener)
      open()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) setTimeout(closeIfUnused, closeDelay)
      }
    },
  }
}
