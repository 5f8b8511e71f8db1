import type { EndpointOutput } from '../contract/endpoint.ts'
import type { resolveIdempotencyKey } from '../contract/idempotency.ts'
import { ApiError } from './apiError.ts'
import { isDefiniteAnswer, isDisconnected } from './definiteAnswer.ts'
import { isOffline, type OwnConnection } from './connection.ts'
import { createTimeBudget } from './timeBudget.ts'
import { delay, maxDelay, backoffDelay } from './retry.ts'
import { withTimeout } from './withTimeout.ts'

/** How long one question may take, and how often it is asked while the server is still at work. */
const questionLimit = 15_000
const pause = 1000

export type Outcome = EndpointOutput<typeof resolveIdempotencyKey>

interface Question {
  ask: () => Promise<Outcome>
  connection: OwnConnection
  signal?: AbortSignal | undefined
  /** Called with the last failure where two minutes went by without a connection. */
  onBudgetSpent: (error: ApiError) => void
}

/**
 * What became of a keyed call, by asking the server for two minutes; still `pending` where that was not found out.
 * Rejects with a definite refusal of the question, where the caller gives up, and where there was no connection to the
 * end. Any other failure of the question says nothing of the call: it is asked again, at once when the connection is back.
 */
export async function pollOutcome({ ask, connection, signal, onBudgetSpent }: Question): Promise<Outcome> {
  const time = createTimeBudget()
  const wait = (ms: number) => time.spend(ms, (most) => connection.wait(most, signal))
  let failures = 0
  for (;;) {
    signal?.throwIfAborted()
    while (isOffline() && time.left() > 0) await wait(maxDelay)
    let failure: unknown
    try {
      const outcome = await time.spend(questionLimit, (most) => given(withTimeout(most, ask), signal))
      if (outcome.state !== 'pending' || time.left() < pause) return outcome
      failures = 0
      await time.spend(pause, () => delay(pause, signal))
      continue
    } catch (error) {
      failure = error
    }
    if (!(failure instanceof ApiError)) throw failure
    // A server that is busy answers definitely, and later otherwise.
    if (failure.kind === 'aborted' || (isDefiniteAnswer(failure) && failure.status !== 429)) throw failure
    if (time.left() <= 0) {
      if (!isDisconnected(failure)) return { state: 'pending' }
      onBudgetSpent(failure)
      throw failure
    }
    const { retryAfter } = failure
    if (retryAfter) await time.spend(retryAfter * 1000, (most) => delay(most, signal))
    else await wait(backoffDelay(++failures, 1000, 2))
  }
}

/** Waits no longer than the caller does. */
function given<T>(running: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return running
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    running.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
