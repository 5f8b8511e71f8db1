import { ApiError, type ErrorKind } from 'fleet-portal-api-client'
import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'

/** Statuses by which the server refuses a call because of its input, or because of the state of the item. */
const finalStatuses: ReadonlySet<number> = new Set([400, 403, 404, 409, 410, 422])

/** Refusals about the key of a call. Another attempt has another key, or finds that the first one has ended. */
const keyCodes: ReadonlySet<ErrorCode | undefined> = new Set(['KeyInProgress', 'KeyVoid', 'KeyReused'])

/** The page may decide differently, or the call was lost on its way. */
const openKinds: ReadonlySet<ErrorKind> = new Set(['denied', 'not-applied'])

/**
 * Whether the same call would be refused again: another user has already changed or removed the item, or a rule forbids the
 * change. False for failures that may go away by themselves, and for a call that the page denied.
 */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.hasResponse &&
  !openKinds.has(error.kind) &&
  !error.isAmbiguous &&
  finalStatuses.has(error.status) &&
  !keyCodes.has(error.code)
