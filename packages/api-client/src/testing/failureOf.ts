import { vi } from 'vitest'
import { ApiError } from '../client/apiError.ts'

/** The error of a call, after all fake timers have run. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const caught = promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  const error = await caught
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`)
  return error
}
