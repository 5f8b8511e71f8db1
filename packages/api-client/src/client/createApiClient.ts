import { getCurrentUser, logout, refreshSession, type User } from '../contract/session.ts'
import type { AnyEndpoint, EndpointOutput } from '../contract/endpoint.ts'
import { resolveIdempotencyKey } from '../contract/idempotency.ts'
import { retryKey, uniqueId } from '../uniqueId.ts'
import type { ApiClient, ApiClientOptions, CallOptions } from './apiClient.ts'
import { ApiError, errorFromException, errorFromResponse, unreadable } from './apiError.ts'
import { isDefiniteAnswer, isDisconnected } from './definiteAnswer.ts'
import { createConnection } from './connection.ts'
import { pollOutcome, type Outcome } from './outcome.ts'
import { decodeAnswer, errorInSuccessBody, buildRequest } from './request.ts'
import { withReadRetry, withRenewalRetry } from './retry.ts'
import { withTimeout } from './withTimeout.ts'

const readTimeout = 60_000
const renewalLimit = 60_000
/** How long the answer of a payment is waited for before the server is asked what became of it. */
const moneyPatience = 60_000

/** The body of an answer. A page of a proxy, or a truncated body, is an ApiError that is unreadable. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return unreadable
  }
}

/** A call whose session ended or passed to another user while it was under way. */
const abandoned = (cause?: unknown) => new ApiError({ kind: 'aborted', status: 0, hasResponse: false, cause })

const openEnd = (kind: 'not-applied' | 'outcome-unknown', failure: ApiError, idempotencyKey: string) =>
  new ApiError({ kind, status: failure.status, cause: failure, idempotencyKey })

const isRefusedToken = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'unauthorized' &&
  (error.code === undefined || error.code === 'Unauthorized')

/** The server closed the key without effect when the call was lost before. */
const isClosed = (error: unknown): boolean => error instanceof ApiError && error.code === 'KeyVoid'

/** What is known of a call that an earlier page sent. */
const unheard = () => new ApiError({ kind: 'network', status: 0, hasResponse: false })

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, session, paths = {}, idempotency = 'Idempotency-Key', errorPolicy = 'careful' } = options
  const send = options.fetch ?? ((request: Request) => fetch(request))
  const listeners = new Set<(error: ApiError, endpoint: AnyEndpoint) => void>()
  // Any answer will do, whatever it says and whether or not the page may read it.
  const connection = createConnection((signal) =>
    send(new Request(baseUrl, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal })),
  )
  // Failures to get a token: whatever they say, the call itself had no effect.
  const unsent = new WeakSet<ApiError>()
  // Failures for want of a connection that was waited for until there was no time left.
  const waitedOut = new WeakSet<ApiError>()
  const onBudgetSpent = (error: ApiError) => void waitedOut.add(error)
  const asUnsent = (error: unknown): never => {
    if (error instanceof ApiError) unsent.add(error)
    throw error
  }

  /** What no address or header can carry, such as half a character, is bad input and says nothing of the network. */
  function prepared(endpoint: AnyEndpoint, input: unknown) {
    try {
      return buildRequest(endpoint, input, baseUrl, paths)
    } catch (cause) {
      throw cause instanceof ApiError
        ? cause
        : new ApiError({ kind: 'badrequest', status: 400, code: 'BadRequest', cause })
    }
  }

  /** One request, one answer. */
  async function exchange(
    endpoint: AnyEndpoint,
    input: unknown,
    token: string | undefined,
    key?: string,
    signal?: AbortSignal,
  ) {
    const { url, headers, body } = prepared(endpoint, input)
    if (token) headers.set('Authorization', options.authScheme ? `${options.authScheme} ${token}` : token)
    if (key && idempotency) headers.set(idempotency, key)
    const timeout = endpoint.kind === 'read' ? AbortSignal.timeout(readTimeout) : undefined
    const signals = [timeout, endpoint.kind === 'read' ? signal : undefined].filter(
      (one) => one !== undefined,
    )
    let response: Response
    let answer: unknown
    try {
      response = await send(
        new Request(url, {
          method: endpoint.method,
          headers,
          ...(body !== undefined && { body }),
          ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
          ...((endpoint.secret || endpoint.kind !== 'read') && { cache: 'no-store' as const }),
          credentials: 'omit',
        }),
      )
      connection.answered()
      answer = await bodyOf(response)
    } catch (cause) {
      const failure = errorFromException(cause, timeout?.aborted ?? false, signal?.aborted ?? false)
      if (isDisconnected(failure)) connection.failed()
      throw failure
    }
    if (!response.ok) throw errorFromResponse(response, answer)
    const refusal = errorInSuccessBody(answer, response)
    if (refusal) throw refusal
    return decodeAnswer(endpoint, answer, response)
  }

  /**
   * With the session's token, and once more with another one after a 401. Sends nothing, and passes on no answer, once
   * the session is in another epoch than the call began in.
   */
  async function authorized(
    endpoint: AnyEndpoint,
    input: unknown,
    epoch: number,
    key?: string,
    signal?: AbortSignal,
  ): Promise<unknown> {
    if (endpoint.access === 'public') return exchange(endpoint, input, undefined, key, signal)
    const assertSameSession = (cause?: unknown) => {
      if (session.epoch() !== epoch) throw abandoned(cause)
    }
    assertSameSession()
    // A call whose token is at hand goes out at once, before anything else of the page is done.
    const held = session.token(signal)
    const token = typeof held === 'object' ? await held.catch(asUnsent) : held
    if (!token) throw new ApiError({ kind: 'unauthorized', status: 401, code: 'Unauthorized' })
    assertSameSession()
    const answer = await sentWith(token, { endpoint, input, key, signal }, assertSameSession)
    if (endpoint.name === getCurrentUser.name) session.identify(answer as User)
    assertSameSession()
    return answer
  }

  interface Sending {
    endpoint: AnyEndpoint
    input: unknown
    key: string | undefined
    signal: AbortSignal | undefined
  }

  async function sentWith(
    token: string,
    { endpoint, input, key, signal }: Sending,
    assertSameSession: (cause?: unknown) => void,
  ) {
    try {
      return await exchange(endpoint, input, token, key, signal)
    } catch (error) {
      assertSameSession(error)
      const other = isRefusedToken(error) ? await session.renew(token, signal).catch(asUnsent) : undefined
      if (!other || other === token) throw error
      assertSameSession(error)
      return exchange(endpoint, input, other, key, signal).catch((again: unknown) => {
        if (!isRefusedToken(again)) throw again
        const { kind, status, code, requestId, isUnreadable } = again
        throw new ApiError({
          kind,
          status,
          code,
          requestId,
          isUnreadable,
          tokenRejectedTwice: true,
          cause: again,
        })
      })
    }
  }

  /** The answer of a keyed call whose own answer was lost. */
  async function answerLookedUp(
    endpoint: AnyEndpoint,
    key: string,
    failure: ApiError,
    epoch: number,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const isMoney = endpoint.kind === 'money'
    let outcome: Outcome
    try {
      const ask = async () => (await authorized(resolveIdempotencyKey, { key }, epoch)) as Outcome
      outcome = await pollOutcome({ ask, connection, givenUp: isMoney ? undefined : signal, onBudgetSpent })
    } catch (error) {
      // A server without the look-up, or no way to reach it: for money that is neither success nor failure.
      const unsupported =
        error instanceof ApiError && isDefiniteAnswer(error) && [404, 405, 501].includes(error.status)
      throw isMoney ? openEnd('outcome-unknown', failure, key) : unsupported ? failure : error
    }
    if (outcome.state === 'void') throw openEnd('not-applied', failure, key)
    // It may take effect yet: whoever sends it again risks a second one.
    if (outcome.state === 'pending') throw isMoney ? openEnd('outcome-unknown', failure, key) : failure
    try {
      if (outcome.status >= 400) {
        throw errorFromResponse(new Response(null, { status: outcome.status }), outcome.body)
      }
      return decodeAnswer(endpoint, outcome.body)
    } catch (error) {
      // It took effect and only its answer is gone, or it broke halfway: for money that is no failure.
      const isOpenEnd = isMoney && !(error instanceof ApiError && isDefiniteAnswer(error))
      throw isOpenEnd ? openEnd('outcome-unknown', failure, key) : error
    }
  }

  /** Whether a failure of a keyed call leaves open what became of it. An abandoned one is another user's business. */
  const isOpen = (error: unknown): error is ApiError =>
    error instanceof ApiError && !isDefiniteAnswer(error) && error.kind !== 'aborted' && !unsent.has(error)

  /** Whether what became of a call is asked, after a failure that leaves it open. */
  const isAsked = (endpoint: AnyEndpoint) =>
    Boolean(idempotency) && (endpoint.kind === 'money' || errorPolicy !== 'strict')

  /** Sends a keyed call once. A plain write waits for the token that it goes out with as long as for a connection. */
  async function sentOnce(
    endpoint: AnyEndpoint,
    input: unknown,
    key: string,
    epoch: number,
    signal?: AbortSignal,
  ) {
    const send = () => authorized(endpoint, input, epoch, key)
    const isWaiting = (error: unknown) => error instanceof ApiError && unsent.has(error)
    try {
      return await send()
    } catch (error) {
      if (endpoint.kind === 'money' || errorPolicy === 'strict' || !isWaiting(error)) throw error
      return withReadRetry(send, { connection, signal, onBudgetSpent, mayRetry: isWaiting })
    }
  }

  /** Under the next key: what a person sends once more goes the same way, and the server applies it once. */
  async function sentAgain(
    endpoint: AnyEndpoint,
    input: unknown,
    key: string,
    epoch: number,
    signal?: AbortSignal,
  ) {
    signal?.throwIfAborted()
    const next = retryKey(key)
    try {
      return await sentOnce(endpoint, input, next, epoch, signal)
    } catch (error) {
      if (!isOpen(error) || !isAsked(endpoint)) throw error
      return answerLookedUp(endpoint, next, error, epoch, signal)
    }
  }

  async function settled(
    endpoint: AnyEndpoint,
    input: unknown,
    key: string,
    failure: ApiError,
    epoch: number,
    signal: AbortSignal | undefined,
  ) {
    try {
      return await answerLookedUp(endpoint, key, failure, epoch, signal)
    } catch (error) {
      const hadNoEffect = error instanceof ApiError && error.kind === 'not-applied'
      if (endpoint.kind === 'money' || !hadNoEffect) throw error
      return sentAgain(endpoint, input, key, epoch, signal)
    }
  }

  async function keyed(
    endpoint: AnyEndpoint,
    input: unknown,
    { key = uniqueId(), onOutcomeLookup, signal }: CallOptions,
    epoch: number,
  ) {
    const isMoney = endpoint.kind === 'money'
    const own = sentOnce(endpoint, input, key, epoch, signal)
    try {
      return await (isMoney && idempotency ? withTimeout(moneyPatience, () => own) : own)
    } catch (error) {
      if (!isMoney && isClosed(error)) return sentAgain(endpoint, input, key, epoch, signal)
      if (!isOpen(error)) throw error
      if (!isAsked(endpoint)) throw isMoney ? openEnd('outcome-unknown', error, key) : error
      onOutcomeLookup?.()
      const found = settled(endpoint, input, key, error, epoch, signal)
      // What only takes long may still answer, and that is as good.
      const late = own.catch((failure: unknown) => {
        if (isOpen(failure)) return found
        throw failure
      })
      return Promise.race([found, late])
    }
  }

  session.connect({
    async refresh(refreshToken) {
      const tokens = await withRenewalRetry(
        () => withTimeout(renewalLimit, () => exchange(refreshSession, { refreshToken }, undefined)),
        connection,
      )
      return tokens as EndpointOutput<typeof refreshSession>
    },
    readUser: async (token) => {
      const user = await withRenewalRetry(
        () => withTimeout(renewalLimit, () => exchange(getCurrentUser, {}, token)),
        connection,
      )
      return user as User
    },
    revoke: (token) => withTimeout(renewalLimit, () => exchange(logout, {}, token)),
  })

  /** Whether a connection is missing for good: waited for to the end by a call of the person, and down still. */
  const isGone = (error: ApiError, isUnasked: boolean) =>
    !isUnasked && waitedOut.has(error) && connection.isDown()

  /** A failure ends the session where it says so, and whoever listens is told. */
  async function told<T>(
    endpoint: AnyEndpoint,
    run: (epoch: number) => Promise<T>,
    { signal, isBackgroundRefetch = false, partOfBatch = false }: CallOptions = {},
  ): Promise<T> {
    const epoch = session.epoch()
    try {
      return await run(epoch)
    } catch (cause) {
      const isGivenUp = endpoint.kind !== 'money' && (signal?.aborted ?? false)
      const error = cause instanceof ApiError ? cause : errorFromException(cause, false, isGivenUp)
      const isOfFleet =
        endpoint.refusalKeepsSession === true && error.hasResponse && error.kind === 'forbidden'
      const isPassing =
        isDisconnected(error) &&
        errorPolicy !== 'strict' &&
        !isGone(error, isBackgroundRefetch || partOfBatch)
      const isOver = error.endsSession && !isPassing && !isOfFleet
      // A failure in an earlier epoch says nothing of the session that has followed.
      if (
        endpoint.access !== 'public' &&
        isOver &&
        endpoint.name !== logout.name &&
        session.epoch() === epoch
      ) {
        const { kind, status, code, requestId } = error
        session.end(kind === 'network' ? 'network' : 'refused', {
          endpoint: endpoint.name,
          kind,
          status,
          code,
          requestId,
        })
      }
      if (error.kind !== 'aborted') for (const listener of listeners) listener(error, endpoint)
      throw error
    }
  }

  async function made(endpoint: AnyEndpoint, input: unknown, callOptions: CallOptions, epoch: number) {
    const { signal } = callOptions
    if (endpoint.kind === 'read') {
      const once = () => authorized(endpoint, input, epoch, undefined, signal)
      return errorPolicy === 'strict' ? once() : withReadRetry(once, { connection, signal, onBudgetSpent })
    }
    return endpoint.access === 'public'
      ? authorized(endpoint, input, epoch)
      : keyed(endpoint, input, callOptions, epoch)
  }

  return {
    session,
    baseUrl,
    connection,
    call: (endpoint, input, callOptions = {}) =>
      told(endpoint, (epoch) => made(endpoint, input, callOptions, epoch), callOptions) as never,
    getOutcome: (endpoint, key) =>
      told(endpoint, (epoch) =>
        idempotency
          ? answerLookedUp(endpoint, key, unheard(), epoch)
          : Promise.reject(openEnd('outcome-unknown', unheard(), key)),
      ) as never,
    subscribeToErrors(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
