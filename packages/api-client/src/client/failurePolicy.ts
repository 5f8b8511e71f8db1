import type { AnyEndpoint } from '../contract/endpoint.ts'
import { getCurrentUser, logout } from '../contract/session.ts'
import type { ApiClientOptions, CallOptions } from './apiClient.ts'
import { ApiError, errorFromException, nameCall } from './apiError.ts'
import { callListeners } from './callListeners.ts'
import type { Connection } from './connection.ts'
import { isDisconnected } from './definiteAnswer.ts'
import type { Session } from './session.ts'

type ErrorListener = (error: ApiError, endpoint: AnyEndpoint) => void

interface FailurePolicyOptions
  extends Required<Pick<ApiClientOptions, 'errorPolicy'>>, Pick<ApiClientOptions, 'describeAccess'> {
  session: Session
  connection: Connection
}

/** The outermost layer: decides which failures end the session, and reports every failure to the listeners. */
export function createFailurePolicy({
  session,
  connection,
  errorPolicy,
  describeAccess,
}: FailurePolicyOptions) {
  const listeners = new Set<ErrorListener>()
  /** Errors of calls that waited for a connection until their time was used up. */
  const waitedOut = new WeakSet<ApiError>()

  /** Whether the client still waits for a lost connection, so that it does not end the session. */
  function mayReconnect(error: ApiError, { isBackgroundRefetch = false, partOfBatch = false }: CallOptions) {
    if (!isDisconnected(error) || errorPolicy === 'strict') return false
    const isUserCall = !isBackgroundRefetch && !partOfBatch
    return !(isUserCall && waitedOut.has(error) && connection.isDown())
  }

  function endsSession(endpoint: AnyEndpoint, error: ApiError, options: CallOptions) {
    // `Forbidden` refuses the user if the call reads the user, and only the role for any other call.
    const refusesUser = endpoint.name === getCurrentUser.name || errorPolicy === 'strict'
    const isRefusal = error.endsSession || (error.code === 'Forbidden' && refusesUser)
    if (endpoint.access === 'public' || endpoint.name === logout.name || !isRefusal) return false
    const isFleetRefusal =
      endpoint.refusalKeepsSession === true && error.hasResponse && error.kind === 'forbidden'
    return !isFleetRefusal && !mayReconnect(error, options)
  }

  return {
    onBudgetSpent: (error: ApiError) => void waitedOut.add(error),

    subscribe(listener: ErrorListener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Runs a call in the current session epoch. Rejects with ApiError only. */
    async run<T>(
      endpoint: AnyEndpoint,
      options: CallOptions,
      call: (epoch: number) => Promise<T>,
    ): Promise<T> {
      const epoch = session.epoch()
      try {
        return await call(epoch)
      } catch (cause) {
        const isAborted = endpoint.kind !== 'money' && (options.signal?.aborted ?? false)
        const failure = cause instanceof ApiError ? cause : errorFromException(cause, false, isAborted)
        const error = nameCall(failure, endpoint, describeAccess)
        // A failure of an earlier epoch says nothing about the session that followed.
        if (endsSession(endpoint, error, options) && session.epoch() === epoch) {
          const { kind, status, code, requestId } = error
          const reason = kind === 'network' ? 'network' : 'refused'
          session.end(reason, { endpoint: endpoint.name, kind, status, code, requestId })
        }
        if (error.kind !== 'aborted') callListeners(listeners, error, endpoint)
        throw error
      }
    },
  }
}
