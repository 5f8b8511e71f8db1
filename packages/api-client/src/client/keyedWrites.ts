import type { AnyEndpoint } from '../contract/endpoint.ts'
import { resolveIdempotencyKey } from '../contract/idempotency.ts'
import { retryKey, uniqueId } from '../uniqueId.ts'
import type { ApiClientOptions, CallOptions } from './apiClient.ts'
import { ApiError, errorFromResponse } from './apiError.ts'
import { wasNotSent, type AuthorizedTransport } from './authorizedTransport.ts'
import type { OwnConnection } from './connection.ts'
import { isDefiniteAnswer } from './definiteAnswer.ts'
import { pollOutcome, type CallOutcome } from './outcome.ts'
import { decodeAnswer } from './request.ts'
import { withReadRetry } from './retry.ts'
import { withTimeout } from './withTimeout.ts'

/** How long the client waits for the answer of a money call before it looks up the outcome, in milliseconds. */
const moneyAnswerTimeout = 60_000

/** Statuses of a server that has no outcome lookup. */
const lookupMissing: ReadonlySet<number> = new Set([404, 405, 501])

interface KeyedWriteOptions extends Required<Pick<ApiClientOptions, 'errorPolicy'>> {
  send: AuthorizedTransport
  connection: OwnConnection
  /** Whether the server takes idempotency keys. Without them no outcome can be looked up. */
  hasKeys: boolean
  onBudgetSpent: (error: ApiError) => void
}

/** One keyed write: the values that all steps of sending it share. */
interface KeyedCall {
  endpoint: AnyEndpoint
  input: unknown
  epoch: number
  /** A write that moves no money is not sent again once this signal is aborted. */
  signal: AbortSignal | undefined
}

const withoutResponse = () => new ApiError({ kind: 'network', status: 0, hasResponse: false })

/** The causes of an unknown outcome that are no failed request. */
const stillRunning = new ApiError({ kind: 'server', status: 409, code: 'KeyInProgress' })
const noLookup = new ApiError({ kind: 'server', status: 501, code: 'NotImplemented' })

const endedAs = (kind: 'not-applied' | 'outcome-unknown', cause: ApiError, idempotencyKey: string) =>
  new ApiError({ kind, status: cause.status, cause, idempotencyKey })

const unknownOutcome = (lookupError: unknown, key: string) =>
  endedAs('outcome-unknown', lookupError instanceof ApiError ? lookupError : withoutResponse(), key)

/**
 * The keyed-write layer: sends each write under an idempotency key. When a write gets no definite answer, the layer
 * looks up the outcome by the key. A write that was not applied is sent once more, unless it moves money.
 */
export function createKeyedWrites(options: KeyedWriteOptions) {
  const { send, connection, errorPolicy, hasKeys, onBudgetSpent } = options

  /** Whether a failure says nothing about the effect of its call. An aborted call belongs to another session. */
  const isOutcomeOpen = (error: unknown): error is ApiError =>
    error instanceof ApiError && !isDefiniteAnswer(error) && error.kind !== 'aborted' && !wasNotSent(error)

  const canLookUp = ({ kind }: AnyEndpoint) => hasKeys && (kind === 'money' || errorPolicy !== 'strict')

  /** The answer of an earlier call, from the outcome lookup. `failure` is the error of that call. */
  async function lookUpAnswer(
    { endpoint, epoch, signal }: Omit<KeyedCall, 'input'>,
    key: string,
    failure: ApiError,
  ) {
    const isMoney = endpoint.kind === 'money'
    let outcome: Awaited<ReturnType<typeof pollOutcome>>
    try {
      const ask = async () => (await send(resolveIdempotencyKey, { key }, { epoch })) as CallOutcome
      outcome = await pollOutcome({ ask, connection, signal: isMoney ? undefined : signal, onBudgetSpent })
    } catch (error) {
      if (isMoney) throw unknownOutcome(error, key)
      const isMissing =
        error instanceof ApiError && isDefiniteAnswer(error) && lookupMissing.has(error.status)
      throw isMissing ? failure : error
    }
    if (outcome.state === 'void') throw endedAs('not-applied', failure, key)
    // The call may still take effect, so sending it again could apply it twice.
    if (outcome.state === 'pending') {
      if (!isMoney) throw failure
      throw unknownOutcome('failure' in outcome ? outcome.failure : stillRunning, key)
    }
    try {
      if (outcome.status >= 400) {
        throw errorFromResponse(new Response(null, { status: outcome.status }), outcome.body)
      }
      return decodeAnswer(endpoint, outcome.body)
    } catch (error) {
      // The call ran, but its answer is lost or broken: for money that is no failure.
      const isUnknown = isMoney && !(error instanceof ApiError && isDefiniteAnswer(error))
      throw isUnknown ? unknownOutcome(error, key) : error
    }
  }

  /** Sends once. A write that moves no money waits for a token as long as it would for a connection. */
  async function sendOnce({ endpoint, input, epoch, signal }: KeyedCall, key: string) {
    const attempt = () => send(endpoint, input, { epoch, idempotencyKey: key })
    try {
      return await attempt()
    } catch (error) {
      if (endpoint.kind === 'money' || errorPolicy === 'strict' || !wasNotSent(error)) throw error
      return withReadRetry(attempt, { connection, signal, onBudgetSpent, mayRetry: wasNotSent })
    }
  }

  /**
   * Sends once more under the retry key. The retry key depends on the first key alone, so that a second attempt of the
   * user takes the same path and the server applies the write once.
   */
  async function sendUnderRetryKey(call: KeyedCall, key: string) {
    call.signal?.throwIfAborted()
    const next = retryKey(key)
    try {
      return await sendOnce(call, next)
    } catch (error) {
      if (!isOutcomeOpen(error) || !canLookUp(call.endpoint)) throw error
      return lookUpAnswer(call, next, error)
    }
  }

  async function resolveOutcome(call: KeyedCall, key: string, failure: ApiError) {
    try {
      return await lookUpAnswer(call, key, failure)
    } catch (error) {
      const hadNoEffect = error instanceof ApiError && error.kind === 'not-applied'
      if (call.endpoint.kind === 'money' || !hadNoEffect) throw error
      return sendUnderRetryKey(call, key)
    }
  }

  return {
    async send(
      endpoint: AnyEndpoint,
      input: unknown,
      epoch: number,
      { key = uniqueId(), onOutcomeLookup, signal }: CallOptions,
    ): Promise<unknown> {
      const call: KeyedCall = { endpoint, input, epoch, signal }
      const isMoney = endpoint.kind === 'money'
      const answer = sendOnce(call, key)
      try {
        return await (isMoney && hasKeys ? withTimeout(moneyAnswerTimeout, () => answer) : answer)
      } catch (error) {
        // The server closed this key without effect, after an earlier attempt under it got no answer.
        const isKeyVoid = error instanceof ApiError && error.code === 'KeyVoid'
        if (!isMoney && isKeyVoid) return sendUnderRetryKey(call, key)
        if (!isOutcomeOpen(error)) throw error
        if (!canLookUp(endpoint)) throw isMoney ? unknownOutcome(noLookup, key) : error
        onOutcomeLookup?.()
        const lookedUp = resolveOutcome(call, key, error)
        // A slow answer may still arrive. It counts as much as the outcome lookup.
        const late = answer.catch((failure: unknown) => {
          if (isOutcomeOpen(failure)) return lookedUp
          throw failure
        })
        return Promise.race([lookedUp, late])
      }
    },

    /** The outcome of a call that an earlier page sent. */
    async getOutcome(endpoint: AnyEndpoint, key: string, epoch: number): Promise<unknown> {
      if (!hasKeys) throw unknownOutcome(noLookup, key)
      return lookUpAnswer({ endpoint, epoch, signal: undefined }, key, withoutResponse())
    },
  }
}
