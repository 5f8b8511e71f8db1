import type { AnyEndpoint } from '../contract/endpoint.ts'
import { getCurrentUser, type User } from '../contract/session.ts'
import { ApiError } from './apiError.ts'
import type { Session } from './session.ts'
import type { RequestOptions, Transport } from './transport.ts'
import { abortable } from './withTimeout.ts'

export interface AuthorizedRequestOptions extends Omit<RequestOptions, 'token'> {
  /** The session epoch in which the call began. */
  epoch: number
}

export type AuthorizedTransport = (
  endpoint: AnyEndpoint,
  input: unknown,
  options: AuthorizedRequestOptions,
) => Promise<unknown>

/** Errors of calls that were never sent, because the session gave no token. */
const notSent = new WeakSet<ApiError>()

/** Whether a call failed before it was sent. Such a call had no effect. */
export const wasNotSent = (error: unknown): error is ApiError =>
  error instanceof ApiError && notSent.has(error)

const rethrowAsNotSent = (error: unknown): never => {
  if (error instanceof ApiError) notSent.add(error)
  throw error
}

/** The call belongs to an earlier session epoch: the session ended or passed to another user meanwhile. */
const abortedBySessionChange = (cause?: unknown) =>
  new ApiError({ kind: 'aborted', status: 0, hasResponse: false, cause })

const isRejectedToken = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'unauthorized' &&
  (error.code === undefined || error.code === 'Unauthorized')

/** A token that was renewed just now was rejected as well. */
const asRejectedTwice = (error: ApiError) => {
  const { kind, status, code, requestId, isUnreadable } = error
  return new ApiError({
    kind,
    status,
    code,
    requestId,
    isUnreadable,
    tokenRejectedTwice: true,
    cause: error,
  })
}

/**
 * The session layer: adds the token of the session, and after a 401 sends once more with a renewed token. Once the
 * session is in another epoch than the call, it sends nothing more and returns no answer.
 */
export function createAuthorizedTransport(send: Transport, session: Session): AuthorizedTransport {
  return async function sendAuthorized(endpoint, input, { epoch, ...options }) {
    if (endpoint.access === 'public') return send(endpoint, input, options)
    const assertSameEpoch = (cause?: unknown) => {
      if (session.epoch() !== epoch) throw abortedBySessionChange(cause)
    }

    assertSameEpoch()
    // A token that is available without waiting is used without waiting: the call goes out in the same task.
    const { signal } = options
    const available = session.token(signal)
    const isPending = typeof available === 'object'
    const token = isPending ? await abortable(available, signal).catch(rethrowAsNotSent) : available
    if (!token) throw new ApiError({ kind: 'unauthorized', status: 401, code: 'Unauthorized' })
    assertSameEpoch()

    let answer: unknown
    try {
      answer = await send(endpoint, input, { ...options, token })
    } catch (error) {
      assertSameEpoch(error)
      if (!isRejectedToken(error)) throw error
      const renewed = await abortable(session.renew(token, signal), signal).catch(rethrowAsNotSent)
      if (!renewed || renewed === token) throw error
      assertSameEpoch(error)
      answer = await send(endpoint, input, { ...options, token: renewed }).catch((second: unknown) => {
        throw isRejectedToken(second) ? asRejectedTwice(second) : second
      })
    }
    // Checked before the user is identified too: the answer may describe the user of an earlier epoch.
    assertSameEpoch()
    if (endpoint.name === getCurrentUser.name) session.identify(answer as User)
    assertSameEpoch()
    return answer
  }
}
