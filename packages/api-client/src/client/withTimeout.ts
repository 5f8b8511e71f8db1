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

/** Rejects when the signal is aborted, although the promise continues. */
export function abortable<T>(running: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return running
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    running.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
