import type { ApiError } from './apiError.ts'

/** Refusals by status alone after which the call may still be at work: the server stopped waiting, or wants it again. */
const openStatuses: ReadonlySet<number> = new Set([408, 425])

/**
 * Whether a failure is the definite answer of its own call: the API refused it, and it had no effect. Everything else
 * leaves the effect open, and the outcome lookup decides: no response, a timeout, a fault of the server, an answer that
 * cannot be read whatever its status, and a key whose call is still running.
 */
export function isDefiniteAnswer(error: ApiError): boolean {
  const { kind, code, status, hasResponse, isUnreadable, hasEnvelope } = error
  if (kind === 'not-applied') return true
  if (kind === 'outcome-unknown' || !hasResponse || isUnreadable || !hasEnvelope) return false
  if (code === 'NotImplemented' || status === 501) return true
  return status >= 400 && status < 500 && !openStatuses.has(status) && code !== 'KeyInProgress'
}

/** Whether a request met no server at all: the connection is missing, and it is waited for. */
export const isDisconnected = ({ kind, hasResponse }: ApiError): boolean =>
  !hasResponse && (kind === 'network' || kind === 'forbidden')
