import { ApiError } from './apiError.ts'

const tries = 3
const budget = 10_000
const offlineWait = 120_000

/** Resolves after a time, or at once with a rejection where the caller gives up. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

const isOffline = () => globalThis.navigator?.onLine === false

/** While the browser knows that it is offline there is no verdict: wait for the connection, two minutes at most. */
async function connection(signal?: AbortSignal): Promise<void> {
  const back = new AbortController()
  const online = () => back.abort()
  globalThis.addEventListener?.('online', online, { once: true })
  const both = AbortSignal.any(signal ? [back.signal, signal] : [back.signal])
  await delay(offlineWait, both).catch(() => undefined)
  globalThis.removeEventListener?.('online', online)
  signal?.throwIfAborted()
}

function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'session-unavailable') return true
  return error.kind === 'network' || error.status === 429 || error.status === 502 || error.status === 503
}

/** Errors that have been tried to the end: an outer call does not begin again with them. */
const spent = new WeakSet<ApiError>()

/**
 * The one retry layer, for calls without effect: three tries within ten seconds, waits that grow with some jitter,
 * Retry-After obeyed where it fits. A timeout is not retried: its sixty seconds are the verdict.
 */
export async function withRetry<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const started = Date.now()
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted()
    // Not even a moment is lost where there is a connection.
    if (isOffline()) await connection(signal)
    try {
      return await run()
    } catch (error) {
      const offline = isOffline()
      if (!isPassing(error) || error.kind === 'timeout' || spent.has(error)) throw error
      if (offline) {
        attempt = 0
        continue
      }
      const wait = error.retryAfter
        ? error.retryAfter * 1000
        : 300 * 3 ** (attempt - 1) * (0.75 + Math.random() / 2)
      if (attempt >= tries || Date.now() - started + wait > budget) {
        spent.add(error)
        throw error
      }
      await delay(wait, signal)
    }
  }
}
