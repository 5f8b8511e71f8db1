import { ApiError, type ErrorKind } from 'fleet-portal-api-client'

/** The result of one item of a batch. */
export type ItemResult = { kind: 'done' } | { kind: 'failed'; error: unknown } | { kind: 'notAttempted' }

/** Refusals of these statuses are about one item. */
const itemStatuses: ReadonlySet<number> = new Set([400, 404, 409, 422])
const itemKinds: ReadonlySet<ErrorKind> = new Set(['denied', 'not-applied'])

/** Whether the page took too long to decide about the item. It would take as long for each of the others. */
const isUndecided = ({ kind, cause }: ApiError): boolean =>
  kind === 'denied' && cause instanceof ApiError && cause.kind === 'timeout'

/** Whether the next item may succeed after this error. */
const isAboutItem = (error: unknown): boolean =>
  error instanceof ApiError &&
  !isUndecided(error) &&
  (itemKinds.has(error.kind) || (error.hasResponse && itemStatuses.has(error.status)))

/** The longest wait that a server may ask for, in seconds. After a longer one the batch stops. */
const longestWait = 60

/** The seconds that the server asks to wait. Undefined after other errors, and if the wait is too long. */
const waitAfter = (error: unknown): number | undefined => {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined
  const { retryAfter = 1 } = error
  return retryAfter <= longestWait ? retryAfter : undefined
}

const waitFor = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Changes items one after the other, and reports each result at once. An error about one item does not stop the batch. After too
 * many requests it waits as long as the server asks, and goes on. After any other error, and after the signal, the remaining items
 * are not attempted. The item that is being changed then is finished.
 */
export async function runEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  onResult: (item: T, result: ItemResult) => void,
  signal: AbortSignal,
): Promise<void> {
  let isStopped = false
  const runOne = async (item: T): Promise<ItemResult> => {
    try {
      await run(item)
      return { kind: 'done' }
    } catch (error) {
      const wait = waitAfter(error)
      if (wait !== undefined && !signal.aborted) {
        await waitFor(wait, signal)
        if (!signal.aborted) return runOne(item)
      }
      isStopped ||= !isAboutItem(error)
      return { kind: 'failed', error }
    }
  }
  for (const item of items) {
    onResult(item, isStopped || signal.aborted ? { kind: 'notAttempted' } : await runOne(item))
  }
}
