import { ApiError } from './apiError.ts'

/**
 * Waits for a run no longer than a limit in milliseconds: past it the signal is aborted and the wait ends with kind
 * `timeout`, whether or not the run heeds the signal.
 */
export function withTimeout<T>(limit: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const given = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const timeout = new ApiError({ kind: 'timeout', status: 503, hasResponse: false })
      given.abort(timeout)
      reject(timeout)
    }, limit)
    run(given.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
