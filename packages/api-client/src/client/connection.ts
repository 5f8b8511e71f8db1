import { callListeners } from './callListeners.ts'

/** Whether the server can be reached, as far as this client knows from its calls. @since 0.1.0 */
export interface Connection {
  /** True within a second after a call found no server, at once when the browser is offline, and until an answer arrives. */
  isDown(): boolean
  /** Calls back after every change of `isDown`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** The connection as the client itself uses it. */
export interface OwnConnection extends Connection {
  /** A request got an answer of any kind. */
  answered(): void
  /** A request got no answer. */
  failed(): void
  /**
   * Resolves to true as soon as the connection is back, or to false after a number of milliseconds. Rejects when the
   * signal is aborted.
   */
  wait(ms: number, signal?: AbortSignal): Promise<boolean>
}

/** When the server is probed, in milliseconds: after the first failure, while calls wait, and while only listeners watch. */
const pauses = { first: 600, waiting: 3_000, watched: 15_000 }
const announceAfter = 900
const probeLimit = 10_000

export const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** Resolves to false after a time, or earlier to true. Rejects when the signal is aborted. */
export function sleeper(ms: number, wakers: Set<() => void>, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const end = () => {
      clearTimeout(timer)
      wakers.delete(wake)
      signal?.removeEventListener('abort', stop)
    }
    const wake = () => {
      end()
      resolve(true)
    }
    const stop = () => {
      end()
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      end()
      resolve(false)
    }, ms)
    wakers.add(wake)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Watches the connection of one client. While calls wait or listeners watch, it probes the server every few seconds, one
 * probe at a time. It does not probe while the browser is offline.
 */
export function createConnection(probe: (signal: AbortSignal) => Promise<unknown>): OwnConnection {
  const listeners = new Set<() => void>()
  const wakers = new Set<() => void>()
  let isFailing = false
  let isAnnounced = false
  let isProbing = false
  let announcing: ReturnType<typeof setTimeout> | undefined
  let probing: ReturnType<typeof setTimeout> | undefined
  let isListening = false

  const isDown = () => isAnnounced || isOffline()
  const tell = () => callListeners(listeners)
  const wakeAll = () => {
    for (const wake of wakers) wake()
  }

  function announce() {
    clearTimeout(announcing)
    if (!isFailing || isAnnounced) return
    isAnnounced = true
    tell()
  }

  function answered() {
    if (!isFailing) return
    isFailing = false
    clearTimeout(announcing)
    clearTimeout(probing)
    probing = undefined
    if (!isAnnounced) return
    isAnnounced = false
    wakeAll()
    tell()
  }

  async function ask() {
    probing = undefined
    if (!isFailing || isProbing || isOffline()) return
    if (wakers.size === 0 && listeners.size === 0) return
    isProbing = true
    try {
      await probe(AbortSignal.timeout(probeLimit))
      answered()
    } catch {
      announce()
    } finally {
      isProbing = false
    }
    askLater(wakers.size > 0 ? pauses.waiting : pauses.watched)
  }

  function askLater(ms: number) {
    if (!isFailing || isProbing) return
    probing ??= setTimeout(() => void ask(), ms)
  }

  function failed() {
    if (isFailing) return
    isFailing = true
    announcing = setTimeout(announce, announceAfter)
    askLater(pauses.first)
  }

  const online = () => {
    // The browser is online again. The server may still be unreachable, but waiting calls try at once.
    wakeAll()
    tell()
    clearTimeout(probing)
    probing = undefined
    void ask()
  }
  /** Listens to the browser's events only while calls wait or listeners watch. */
  function heed() {
    const isNeeded = listeners.size > 0 || wakers.size > 0
    if (isNeeded === isListening) return
    isListening = isNeeded
    const change = isNeeded ? globalThis.addEventListener : globalThis.removeEventListener
    change?.call(globalThis, 'online', online)
    change?.call(globalThis, 'offline', tell)
  }

  return {
    isDown,
    subscribe(listener) {
      listeners.add(listener)
      heed()
      askLater(pauses.first)
      return () => {
        listeners.delete(listener)
        heed()
      }
    },
    answered,
    failed,
    async wait(ms, signal) {
      const asleep = sleeper(ms, wakers, signal)
      heed()
      askLater(isAnnounced ? pauses.waiting : pauses.first)
      try {
        return await asleep
      } finally {
        heed()
      }
    },
  }
}
