import { errorTable, type ErrorCode } from './errors.ts'

/** An error code with its status, and the field that it is about. @since 0.1.0 */
export interface ErrorCodeEntry {
  /** The code, as `ApiError.code` has it. */
  readonly code: ErrorCode
  /** The HTTP status. */
  readonly status: number
  /** The input field, if the code is about one. */
  readonly field?: string
}

/** Every error code with its status, for programs that list or document them. @since 0.1.0 */
export const errorCodes: readonly ErrorCodeEntry[] = Object.entries(errorTable).map(([code, entry]) => ({
  code: code as ErrorCode,
  ...entry,
}))
