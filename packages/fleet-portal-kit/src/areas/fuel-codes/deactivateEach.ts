import { ApiError } from 'api-client'
import type { ErrorCode } from 'api-client/contract/errors'

/** What became of one of several codes. */
export type DeactivationResult = { kind: 'done' } | { kind: 'refused'; error: unknown } | { kind: 'untried' }

/** Refusals that are about the one code; anything else would meet the next one too. */
const ofOneCode: ReadonlySet<ErrorCode | undefined> = new Set(['IllegalTransition', 'NotFound', 'BadRequest'])

const isOfOneCode = (error: unknown): boolean => error instanceof ApiError && ofOneCode.has(error.code)

/**
 * Deactivates codes one after the other and tells each outcome as it comes. A refusal of one code leaves the others
 * alone; after any other failure the rest is not tried any more.
 */
export async function deactivateEach(
  ids: readonly string[],
  deactivate: (id: string) => Promise<unknown>,
  tell: (id: string, outcome: DeactivationResult) => void,
): Promise<void> {
  let isStopped = false
  for (const id of ids) {
    if (isStopped) {
      tell(id, { kind: 'untried' })
      continue
    }
    try {
      await deactivate(id)
      tell(id, { kind: 'done' })
    } catch (error) {
      isStopped = !isOfOneCode(error)
      tell(id, { kind: 'refused', error })
    }
  }
}
