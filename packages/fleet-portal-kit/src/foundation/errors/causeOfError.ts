import type { ApiError } from 'api-client'
import type { Cause } from '../../locales/en/errors.ts'

const unavailable: ReadonlySet<number> = new Set([502, 503, 504])
/** Codes of the transport, which say no more than the status does. */
const general: ReadonlySet<string | undefined> = new Set([undefined, 'TooManyRequests', 'Server'])

/** The cause of a failure; undefined for a refusal, and where nothing more is known than that it failed. */
export function causeOfError({
  kind,
  status,
  code,
  hasResponse,
  isUnreadable,
  cause,
}: ApiError): Cause | undefined {
  if (kind === 'not-applied' || kind === 'outcome-unknown' || kind === 'aborted') return undefined
  if (!general.has(code)) return undefined
  if (status === 429) return 'tooMany'
  if (kind === 'timeout') return 'timeout'
  // Both mean that no answer came: `forbidden` is what the API calls a failure that is not the network's own.
  if (!hasResponse && (kind === 'network' || kind === 'forbidden')) return 'network'
  // An answer that could not be decoded carries what was wrong with it; the page of a proxy says its status itself.
  if (isUnreadable && cause !== undefined) return 'unreadable'
  if (kind === 'server' && unavailable.has(status)) return 'down'
  return isUnreadable ? 'unreadable' : undefined
}
