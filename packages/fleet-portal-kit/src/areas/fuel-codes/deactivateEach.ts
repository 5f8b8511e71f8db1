import { ApiError } from 'fleet-portal-api-client'
import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'

/** The result of deactivating one code of a batch. */
export type DeactivationResult =
  { kind: 'deactivated' } | { kind: 'failed'; error: unknown } | { kind: 'notAttempted' }

/** Errors that concern one code. Any other error would also affect the next code. */
const codeSpecificErrors: ReadonlySet<ErrorCode | undefined> = new Set([
  'IllegalTransition',
  'NotFound',
  'BadRequest',
])

const isCodeSpecific = (error: unknown): boolean =>
  error instanceof ApiError && codeSpecificErrors.has(error.code)

/**
 * Deactivates codes one after the other, and reports each result at once. An error that concerns one code does not stop
 * the batch. After any other error the remaining codes are not attempted.
 */
export async function deactivateEach(
  ids: readonly string[],
  deactivate: (id: string) => Promise<unknown>,
  onResult: (id: string, result: DeactivationResult) => void,
): Promise<void> {
  let isStopped = false
  for (const id of ids) {
    if (isStopped) {
      onResult(id, { kind: 'notAttempted' })
      continue
    }
    try {
      await deactivate(id)
      onResult(id, { kind: 'deactivated' })
    } catch (error) {
      isStopped = !isCodeSpecific(error)
      onResult(id, { kind: 'failed', error })
    }
  }
}
