import type { ApiError, ErrorKind } from 'fleet-portal-api-client'
import type { Cause } from '../../locales/en/errors.ts'

const unavailableStatuses: ReadonlySet<number> = new Set([502, 503, 504])
/** Codes that say no more than the HTTP status. */
const genericCodes: ReadonlySet<string | undefined> = new Set([undefined, 'TooManyRequests', 'Server'])

/** Kinds that say all. */
const causelessKinds: ReadonlySet<ErrorKind> = new Set([
  'not-applied',
  'outcome-unknown',
  'aborted',
  'denied',
])

/** The cause of a failed call. Undefined for a refusal with its own code, and if the cause is unknown. */
export function causeOfError({
  kind,
  status,
  code,
  hasResponse,
  isUnreadable,
  cause,
}: ApiError): Cause | undefined {
  if (causelessKinds.has(kind)) return undefined
  if (!genericCodes.has(code)) return undefined
  if (status === 429) return 'tooMany'
  if (kind === 'timeout') return 'timeout'
  // Both kinds mean that no answer arrived. A request that the browser blocked has the kind `forbidden`.
  if (!hasResponse && (kind === 'network' || kind === 'forbidden')) return 'network'
  // An answer that could not be decoded has a cause. The error page of a proxy has none; its status is checked below.
  if (isUnreadable && cause !== undefined) return 'unreadable'
  if (kind === 'server' && unavailableStatuses.has(status)) return 'down'
  return isUnreadable ? 'unreadable' : undefined
}
