import { ApiError } from './apiError.ts'

/**
 * Rejects with kind `timeout` when a run takes longer than a limit in milliseconds. It also aborts the run's signal, but
 * does not wait for the run to stop.
 */
export function withTimeout<T>(limit: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const timeout = new ApiError({ kind: 'timeout', status: 503, hasResponse: false })
      controller.abort(timeout)
      reject(timeout)
    }, limit)
    run(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
