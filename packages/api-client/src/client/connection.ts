/** Whether the server can be reached, as far as the calls of one client know. */
export interface Connection {
  /** True within a second after a call met no server, at once where the browser says so, and until an answer comes. */
  isDown(): boolean
  /** Calls back after every change of `isDown`; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** What the client itself does with its connection. */
export interface OwnConnection extends Connection {
  /** A request got an answer, whatever it says. */
  answered(): void
  /** A request got none. */
  failed(): void
  /**
   * Resolves after so many milliseconds to false, or sooner to true when the connection is back. Rejects where the
   * caller gives up.
   */
  wait(ms: number, signal?: AbortSignal): Promise<boolean>
}

/** How soon a failure is looked into, and how often while calls wait or only somebody looks on, in milliseconds. */
const pauses = { first: 600, waiting: 3_000, watched: 15_000 }
const announceAfter = 900
const probeLimit = 10_000

export const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** Resolves at the end of a wait, or earlier to true; rejects where the caller gives up. */
function sleeper(ms: number, wakers: Set<() => void>, signal?: AbortSignal): Promise<boolean> {
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
 * Watches the connection of one client. While calls wait or somebody looks on, `probe` asks the server for any answer
 * at all, every few seconds and one at a time. Nothing is asked while the browser knows that it is offline.
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
  const tell = () => {
    for (const listener of listeners) listener()
  }
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
    // The browser knows of a network, which says nothing of the server yet: waiting calls try at once.
    wakeAll()
    tell()
    clearTimeout(probing)
    probing = undefined
    void ask()
  }
  /** The browser is listened to while anything waits or looks on. */
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
