import type { OutputOf } from '../contract/row.ts'
import type { settleKey } from '../contract/settle.ts'
import { ApiError } from './apiError.ts'
import { delay, withRetry } from './retry.ts'
import { within } from './within.ts'

/** How long one question may take, how long a call is asked about in all, and how often while the server is at it. */
const questionLimit = 15_000
const wholeLimit = 120_000
const pause = 1000

export type Outcome = OutputOf<typeof settleKey>

const isTimeout = (error: unknown) => error instanceof ApiError && error.kind === 'timeout'

/**
 * What became of a keyed call, by asking the server until it knows; still `pending` where nobody can tell within two
 * minutes. A question that is not answered in time is put again. Rejects where the caller gives up.
 */
export async function lookUp(ask: () => Promise<Outcome>, givenUp?: AbortSignal): Promise<Outcome> {
  const end = Date.now() + wholeLimit
  const asked = async (limit: AbortSignal) => {
    const signal = AbortSignal.any(givenUp ? [limit, givenUp] : [limit])
    for (;;) {
      try {
        const outcome = await withRetry(() => within(questionLimit, ask), signal)
        if (outcome.state !== 'pending' || Date.now() + pause > end) return outcome
      } catch (error) {
        if (!isTimeout(error)) throw error
      }
      await delay(pause, signal)
    }
  }
  try {
    return await within(wholeLimit, asked)
  } catch (error) {
    if (isTimeout(error)) return { state: 'pending' }
    throw error
  }
}
