import type { ApiError } from './apiError.ts'

/** Refusals after which the call may still be running: the server stopped waiting for it, or wants it again. */
const openStatuses: ReadonlySet<number> = new Set([408, 425])

/**
 * Whether an error is the definite answer of its own call: the API refused the call, and it had no effect. Any other error
 * leaves the effect open, and the outcome lookup decides: no response, a timeout, a server error, an answer that cannot be
 * read, and a key whose call is still running.
 */
export function isDefiniteAnswer(error: ApiError): boolean {
  const { kind, code, status, hasResponse, isUnreadable, hasEnvelope } = error
  if (kind === 'not-applied' || kind === 'denied') return true
  if (kind === 'outcome-unknown' || !hasResponse || isUnreadable || !hasEnvelope) return false
  if (code === 'NotImplemented' || status === 501) return true
  return status >= 400 && status < 500 && !openStatuses.has(status) && code !== 'KeyInProgress'
}

/** Whether a request found no server. The client then waits for the connection. */
export const isDisconnected = ({ kind, hasResponse }: ApiError): boolean =>
  !hasResponse && (kind === 'network' || kind === 'forbidden')
