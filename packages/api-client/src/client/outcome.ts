import type { EndpointOutput } from '../contract/endpoint.ts'
import type { resolveIdempotencyKey } from '../contract/idempotency.ts'
import { ApiError } from './apiError.ts'
import { isDefiniteAnswer, isDisconnected } from './definiteAnswer.ts'
import { isOffline, type OwnConnection } from './connection.ts'
import { createTimeBudget } from './timeBudget.ts'
import { delay, maxDelay, backoffDelay } from './retry.ts'
import { abortable, withTimeout } from './withTimeout.ts'

/** The timeout of one lookup, and the delay between two lookups while the call is still running, in milliseconds. */
const lookupTimeout = 15_000
const pause = 1000

export type CallOutcome = EndpointOutput<typeof resolveIdempotencyKey>

/** The outcome that the polling ended with. `failure` is the error of the last lookup, if it failed. */
type PolledOutcome = CallOutcome | { state: 'pending'; failure: ApiError }

interface OutcomeLookup {
  ask: () => Promise<CallOutcome>
  connection: OwnConnection
  signal?: AbortSignal | undefined
  /** Called with the last error when two minutes have passed without a connection. */
  onBudgetSpent: (error: ApiError) => void
}

/**
 * Requests the outcome of a keyed call from the server, for up to two minutes. Resolves to `pending` if the outcome stays
 * unknown. Rejects with a definite refusal of the lookup, with the signal's reason, and with the last error if there was no
 * connection until the end. Any other failed lookup says nothing about the call, and is repeated.
 */
export async function pollOutcome({
  ask,
  connection,
  signal,
  onBudgetSpent,
}: OutcomeLookup): Promise<PolledOutcome> {
  const time = createTimeBudget()
  const wait = (ms: number) => time.spend(ms, (most) => connection.wait(most, signal))
  let failures = 0
  let failure: ApiError | undefined
  for (;;) {
    signal?.throwIfAborted()
    while (isOffline() && time.left() > 0) await wait(maxDelay)
    let error: unknown
    const isLast = time.left() < lookupTimeout
    try {
      const outcome = await time.spend(lookupTimeout, (most) => abortable(withTimeout(most, ask), signal))
      if (outcome.state !== 'pending' || time.left() < pause) return outcome
      failures = 0
      await time.spend(pause, () => delay(pause, signal))
      continue
    } catch (cause) {
      error = cause
    }
    if (!(error instanceof ApiError)) throw error
    // The end of the two minutes cuts the last lookup short, so its timeout says nothing about the server.
    if (!failure || !isLast || error.kind !== 'timeout') failure = error
    // 429 is a definite answer, but a later lookup may succeed.
    if (failure.kind === 'aborted' || (isDefiniteAnswer(failure) && failure.status !== 429)) throw failure
    if (time.left() <= 0) {
      if (!isDisconnected(failure)) return { state: 'pending', failure }
      onBudgetSpent(failure)
      throw failure
    }
    const { retryAfter } = failure
    if (retryAfter) await time.spend(retryAfter * 1000, (most) => delay(most, signal))
    else await wait(backoffDelay(++failures, 1000, 2))
  }
}
