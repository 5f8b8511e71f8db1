import { ApiError } from './apiError.ts'
import { isDisconnected } from './definiteAnswer.ts'
import { isOffline, type OwnConnection } from './connection.ts'
import { createTimeBudget } from './timeBudget.ts'

const tries = 3
const budget = 10_000
export const maxDelay = 10_000
const leastAfterWaking = 3_000
const lossesOfOneCall = 4

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

/** Waits that grow, with some jitter so that many clients do not come at the same moment. */
export const backoffDelay = (attempt: number, first = 300, factor = 3): number =>
  Math.min(maxDelay, first * factor ** (attempt - 1)) * (0.75 + Math.random() / 2)

/** Whether the server, or the page that gives the session, may answer otherwise a moment later. */
const isBusy = ({ status, kind }: ApiError): boolean =>
  kind === 'session-unavailable' || status === 429 || status === 502 || status === 503

/** Errors that have been tried to the end: an outer call does not begin again with them. */
const spent = new WeakSet<ApiError>()

/**
 * The retry layer of a renewal, whose caller waits for the connection: three tries within ten seconds, and one while
 * the connection is known to be missing. A timeout is not retried: its sixty seconds are the verdict.
 */
export async function withRenewalRetry<T>(run: () => Promise<T>, connection: OwnConnection): Promise<T> {
  const began = Date.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ApiError) || !(error.kind === 'network' || isBusy(error))) throw error
      const wait = error.retryAfter ? error.retryAfter * 1000 : backoffDelay(attempt)
      if (attempt >= tries || Date.now() - began + wait > budget || connection.isDown()) {
        spent.add(error)
        throw error
      }
      await delay(wait)
    }
  }
}

interface Patient {
  connection: OwnConnection
  signal?: AbortSignal | undefined
  /** Called with the failure when the time to wait for a connection is used up. */
  onBudgetSpent: (error: ApiError) => void
  /** Whether a failure may be tried again at all. Default: all may. */
  mayRetry?: (error: ApiError) => boolean
}

/**
 * The retry layer of reads. A missing connection is waited for, two minutes in all: with waits that grow to ten
 * seconds, and at once when it is back. Where the server answers other calls meanwhile, four tries are enough. A busy
 * server is tried three times within ten seconds, or when it says, where that is within ten seconds.
 */
export async function withReadRetry<T>(run: () => Promise<T>, patient: Patient): Promise<T> {
  const { connection, signal, onBudgetSpent, mayRetry = () => true } = patient
  const time = createTimeBudget()
  let isWoken = false
  /** Until the connection is back; where it seemed to be and was not, no sooner than after a while. */
  const wait = async (ms: number) => {
    isWoken = await time.spend(ms, async (most) => {
      const least = isWoken ? Math.min(most, leastAfterWaking) : 0
      if (least > 0) await delay(least, signal)
      return least === 0 || connection.isDown() ? connection.wait(most - least, signal) : true
    })
  }
  let losses = 0
  let refusals = 0
  let busySince: number | undefined
  for (;;) {
    signal?.throwIfAborted()
    // Not even a moment is lost where there is a connection; where there is none, nothing is sent.
    while (isOffline() && time.left() > 0) await wait(maxDelay)
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ApiError) || !mayRetry(error)) throw error
      if (isDisconnected(error)) {
        if (time.left() <= 0) {
          onBudgetSpent(error)
          throw error
        }
        losses++
        // The connection is there, and something else stops this call: the page can say so.
        if (losses >= lossesOfOneCall && !connection.isDown()) throw error
        await wait(backoffDelay(losses))
        continue
      }
      if (!isBusy(error) || error.kind === 'timeout' || spent.has(error)) throw error
      refusals++
      const pause = error.retryAfter ? error.retryAfter * 1000 : backoffDelay(refusals)
      busySince ??= Date.now()
      // A longer wait is shown to the person, who may do something else meanwhile.
      const isLate = Date.now() - busySince + pause > budget
      if (refusals >= tries || isLate) throw error
      await time.spend(pause, () => delay(pause, signal))
    }
  }
}
