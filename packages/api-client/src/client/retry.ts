import { ApiError } from './apiError.ts'
import { isDisconnected } from './definiteAnswer.ts'
import { isOffline, sleeper, type OwnConnection } from './connection.ts'
import { createTimeBudget } from './timeBudget.ts'

const tries = 3
const budget = 10_000
export const maxDelay = 10_000
const leastAfterWaking = 3_000
const lossesOfOneCall = 4

/** Resolves after a time in milliseconds. Rejects at once when the signal is aborted. */
export const delay = (ms: number, signal?: AbortSignal): Promise<unknown> => sleeper(ms, new Set(), signal)

/** Exponential backoff in milliseconds, with jitter so that clients do not retry at the same moment. */
export const backoffDelay = (attempt: number, first = 300, factor = 3): number =>
  Math.min(maxDelay, first * factor ** (attempt - 1)) * (0.75 + Math.random() / 2)

/**
 * Whether the server, or the page that provides the session, may succeed a moment later. A refused password does not, and each attempt
 * counts against its account.
 */
const isBusy = ({ status, kind, cause }: ApiError): boolean =>
  kind === 'session-unavailable'
    ? (cause as ApiError | undefined)?.kind !== 'unauthorized'
    : [429, 502, 503].includes(status)

/** Errors that were retried to the limit. An outer retry layer does not retry them again. */
const spent = new WeakSet<ApiError>()

/**
 * The retry layer of a token renewal: three attempts within ten seconds, and one attempt while the connection is down,
 * because the caller waits for the connection. A timeout is not retried.
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
  /** Called with the last error when the time budget for a missing connection is spent. */
  onBudgetSpent: (error: ApiError) => void
  /** Whether an error may be retried at all. Default: always. */
  mayRetry?: (error: ApiError) => boolean
}

/**
 * The retry layer of reads. It waits up to two minutes for a missing connection: with delays that grow to ten seconds,
 * and without a delay once the connection is back. If the server answers other calls meanwhile, it gives up after four
 * attempts. It tries a busy server three times within ten seconds, or at the time of Retry-After within ten seconds.
 */
export async function withReadRetry<T>(run: () => Promise<T>, patient: Patient): Promise<T> {
  const { connection, signal, onBudgetSpent, mayRetry = () => true } = patient
  const time = createTimeBudget()
  let isWoken = false
  /** Waits until the connection is back. If it seemed to be back and was not, it waits a minimum time first. */
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
    // Sends at once while the browser is online, and nothing while it is offline.
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
        // The connection works for other calls, so the page shows this failure.
        if (losses >= lossesOfOneCall && !connection.isDown()) throw error
        await wait(backoffDelay(losses))
        continue
      }
      if (!isBusy(error) || error.kind === 'timeout' || spent.has(error)) throw error
      refusals++
      const pause = error.retryAfter ? error.retryAfter * 1000 : backoffDelay(refusals)
      busySince ??= Date.now()
      // A longer delay is shown to the user, who can do something else meanwhile.
      const isLate = Date.now() - busySince + pause > budget
      if (refusals >= tries || isLate) throw error
      await time.spend(pause, () => delay(pause, signal))
    }
  }
}
