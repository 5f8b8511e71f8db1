import { getCurrentUser, logout, refreshSession, type User } from '../contract/session.ts'
import type { AnyRow, OutputOf } from '../contract/row.ts'
import { settleKey } from '../contract/settle.ts'
import { againKey, uniqueId } from '../uniqueId.ts'
import type { ApiClient, ApiClientOptions, CallOptions } from './apiClient.ts'
import { ApiError, errorFromFailure, errorFromResponse, unreadable } from './apiError.ts'
import { isDefinite, isDisconnected } from './certainty.ts'
import { createConnection } from './connection.ts'
import { lookUp, type Outcome } from './outcome.ts'
import { answerOf, refusalIn, requestFor } from './request.ts'
import { withPatience, withRetry } from './retry.ts'
import { within } from './within.ts'

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
const abandoned = (cause?: unknown) => new ApiError({ kind: 'aborted', status: 0, isAnswered: false, cause })

const openEnd = (kind: 'lost' | 'unknown', failure: ApiError, reference: string) =>
  new ApiError({ kind, status: failure.status, cause: failure, reference })

const isRefusedToken = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.kind === 'unauthorized' &&
  (error.code === undefined || error.code === 'Unauthorized')

/** The server closed the key without effect when the call was lost before. */
const isClosed = (error: unknown): boolean => error instanceof ApiError && error.code === 'KeyVoid'

/** What is known of a call that an earlier page sent. */
const unheard = () => new ApiError({ kind: 'network', status: 0, isAnswered: false })

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, session, paths = {}, idempotency = 'Idempotency-Key', errorPolicy = 'careful' } = options
  const send = options.fetch ?? ((request: Request) => fetch(request))
  const listeners = new Set<(error: ApiError, row: AnyRow) => void>()
  // Any answer will do, whatever it says and whether or not the page may read it.
  const connection = createConnection((signal) =>
    send(new Request(baseUrl, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal })),
  )
  // Failures to get a token: whatever they say, the call itself had no effect.
  const unsent = new WeakSet<ApiError>()
  // Failures for want of a connection that was waited for until there was no time left.
  const waitedOut = new WeakSet<ApiError>()
  const onGivenUp = (error: ApiError) => void waitedOut.add(error)
  const asUnsent = (error: unknown): never => {
    if (error instanceof ApiError) unsent.add(error)
    throw error
  }

  /** What no address or header can carry, such as half a character, is bad input and says nothing of the network. */
  function prepared(row: AnyRow, input: unknown) {
    try {
      return requestFor(row, input, baseUrl, paths)
    } catch (cause) {
      throw cause instanceof ApiError
        ? cause
        : new ApiError({ kind: 'badrequest', status: 400, code: 'BadRequest', cause })
    }
  }

  /** One request, one answer. */
  async function exchange(
    row: AnyRow,
    input: unknown,
    token: string | undefined,
    key?: string,
    signal?: AbortSignal,
  ) {
    const { url, headers, body } = prepared(row, input)
    if (token) headers.set('Authorization', options.authScheme ? `${options.authScheme} ${token}` : token)
    if (key && idempotency) headers.set(idempotency, key)
    const timeout = row.kind === 'read' ? AbortSignal.timeout(readTimeout) : undefined
    const signals = [timeout, row.kind === 'read' ? signal : undefined].filter((one) => one !== undefined)
    let response: Response
    let answer: unknown
    try {
      response = await send(
        new Request(url, {
          method: row.method,
          headers,
          ...(body !== undefined && { body }),
          ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
          ...((row.secret || row.kind !== 'read') && { cache: 'no-store' as const }),
          credentials: 'omit',
        }),
      )
      connection.answered()
      answer = await bodyOf(response)
    } catch (cause) {
      const failure = errorFromFailure(cause, timeout?.aborted ?? false, signal?.aborted ?? false)
      if (isDisconnected(failure)) connection.failed()
      throw failure
    }
    if (!response.ok) throw errorFromResponse(response, answer)
    const refusal = refusalIn(answer, response)
    if (refusal) throw refusal
    return answerOf(row, answer, response)
  }

  /**
   * With the session's token, and once more with another one after a 401. Sends nothing, and passes on no answer, once
   * the session is in another epoch than the call began in.
   */
  async function authorized(
    row: AnyRow,
    input: unknown,
    epoch: number,
    key?: string,
    signal?: AbortSignal,
  ): Promise<unknown> {
    if (row.access === 'public') return exchange(row, input, undefined, key, signal)
    const assertSameSession = (cause?: unknown) => {
      if (session.epoch() !== epoch) throw abandoned(cause)
    }
    assertSameSession()
    // A call whose token is at hand goes out at once, before anything else of the page is done.
    const held = session.token(signal)
    const token = typeof held === 'object' ? await held.catch(asUnsent) : held
    if (!token) throw new ApiError({ kind: 'unauthorized', status: 401, code: 'Unauthorized' })
    assertSameSession()
    const answer = await sentWith(token, { row, input, key, signal }, assertSameSession)
    if (row.name === getCurrentUser.name) session.identify(answer as User)
    assertSameSession()
    return answer
  }

  interface Sending {
    row: AnyRow
    input: unknown
    key: string | undefined
    signal: AbortSignal | undefined
  }

  async function sentWith(
    token: string,
    { row, input, key, signal }: Sending,
    assertSameSession: (cause?: unknown) => void,
  ) {
    try {
      return await exchange(row, input, token, key, signal)
    } catch (error) {
      assertSameSession(error)
      const other = isRefusedToken(error) ? await session.renew(token, signal).catch(asUnsent) : undefined
      if (!other || other === token) throw error
      assertSameSession(error)
      return exchange(row, input, other, key, signal).catch((again: unknown) => {
        if (!isRefusedToken(again)) throw again
        const { kind, status, code, requestId, isUnreadable } = again
        throw new ApiError({ kind, status, code, requestId, isUnreadable, refusedAnew: true, cause: again })
      })
    }
  }

  /** The answer of a keyed call whose own answer was lost. */
  async function answerLookedUp(
    row: AnyRow,
    key: string,
    failure: ApiError,
    epoch: number,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const isMoney = row.kind === 'money'
    let outcome: Outcome
    try {
      const ask = async () => (await authorized(settleKey, { key }, epoch)) as Outcome
      outcome = await lookUp({ ask, connection, givenUp: isMoney ? undefined : signal, onGivenUp })
    } catch (error) {
      // A server without the look-up, or no way to reach it: for money that is neither success nor failure.
      const unsupported =
        error instanceof ApiError && isDefinite(error) && [404, 405, 501].includes(error.status)
      throw isMoney ? openEnd('unknown', failure, key) : unsupported ? failure : error
    }
    if (outcome.state === 'void') throw openEnd('lost', failure, key)
    // It may take effect yet: whoever sends it again risks a second one.
    if (outcome.state === 'pending') throw isMoney ? openEnd('unknown', failure, key) : failure
    try {
      if (outcome.status >= 400) {
        throw errorFromResponse(new Response(null, { status: outcome.status }), outcome.body)
      }
      return answerOf(row, outcome.body)
    } catch (error) {
      // It took effect and only its answer is gone, or it broke halfway: for money that is no failure.
      const isOpenEnd = isMoney && !(error instanceof ApiError && isDefinite(error))
      throw isOpenEnd ? openEnd('unknown', failure, key) : error
    }
  }

  /** Whether a failure of a keyed call leaves open what became of it. An abandoned one is another user's business. */
  const isOpen = (error: unknown): error is ApiError =>
    error instanceof ApiError && !isDefinite(error) && error.kind !== 'aborted' && !unsent.has(error)

  /** Whether what became of a call is asked, after a failure that leaves it open. */
  const isAsked = (row: AnyRow) => Boolean(idempotency) && (row.kind === 'money' || errorPolicy !== 'strict')

  /** Sends a keyed call once. A plain write waits for the token that it goes out with as long as for a connection. */
  async function sentOnce(row: AnyRow, input: unknown, key: string, epoch: number, signal?: AbortSignal) {
    const send = () => authorized(row, input, epoch, key)
    const isWaiting = (error: unknown) => error instanceof ApiError && unsent.has(error)
    try {
      return await send()
    } catch (error) {
      if (row.kind === 'money' || errorPolicy === 'strict' || !isWaiting(error)) throw error
      return withPatience(send, { connection, signal, onGivenUp, mayRetry: isWaiting })
    }
  }

  /** Under the next key: what a person sends once more goes the same way, and the server applies it once. */
  async function sentAgain(row: AnyRow, input: unknown, key: string, epoch: number, signal?: AbortSignal) {
    signal?.throwIfAborted()
    const next = againKey(key)
    try {
      return await sentOnce(row, input, next, epoch, signal)
    } catch (error) {
      if (!isOpen(error) || !isAsked(row)) throw error
      return answerLookedUp(row, next, error, epoch, signal)
    }
  }

  async function settled(
    row: AnyRow,
    input: unknown,
    key: string,
    failure: ApiError,
    epoch: number,
    signal: AbortSignal | undefined,
  ) {
    try {
      return await answerLookedUp(row, key, failure, epoch, signal)
    } catch (error) {
      const hadNoEffect = error instanceof ApiError && error.kind === 'lost'
      if (row.kind === 'money' || !hadNoEffect) throw error
      return sentAgain(row, input, key, epoch, signal)
    }
  }

  async function keyed(
    row: AnyRow,
    input: unknown,
    { key = uniqueId(), onChecking, signal }: CallOptions,
    epoch: number,
  ) {
    const isMoney = row.kind === 'money'
    const own = sentOnce(row, input, key, epoch, signal)
    try {
      return await (isMoney && idempotency ? within(moneyPatience, () => own) : own)
    } catch (error) {
      if (!isMoney && isClosed(error)) return sentAgain(row, input, key, epoch, signal)
      if (!isOpen(error)) throw error
      if (!isAsked(row)) throw isMoney ? openEnd('unknown', error, key) : error
      onChecking?.()
      const found = settled(row, input, key, error, epoch, signal)
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
      const tokens = await withRetry(
        () => within(renewalLimit, () => exchange(refreshSession, { refreshToken }, undefined)),
        connection,
      )
      return tokens as OutputOf<typeof refreshSession>
    },
    readUser: async (token) => {
      const user = await withRetry(
        () => within(renewalLimit, () => exchange(getCurrentUser, {}, token)),
        connection,
      )
      return user as User
    },
    revoke: (token) => within(renewalLimit, () => exchange(logout, {}, token)),
  })

  /** Whether a connection is missing for good: waited for to the end by a call of the person, and down still. */
  const isGone = (error: ApiError, isUnasked: boolean) =>
    !isUnasked && waitedOut.has(error) && connection.isDown()

  /** A failure ends the session where it says so, and whoever listens is told. */
  async function told<T>(
    row: AnyRow,
    run: (epoch: number) => Promise<T>,
    { signal, isReread = false, goesOn = false }: CallOptions = {},
  ): Promise<T> {
    const epoch = session.epoch()
    try {
      return await run(epoch)
    } catch (cause) {
      const isGivenUp = row.kind !== 'money' && (signal?.aborted ?? false)
      const error = cause instanceof ApiError ? cause : errorFromFailure(cause, false, isGivenUp)
      const isOfFleet = row.refusalKeepsSession === true && error.isAnswered && error.kind === 'forbidden'
      const isPassing =
        isDisconnected(error) && errorPolicy !== 'strict' && !isGone(error, isReread || goesOn)
      const isOver = error.endsSession && !isPassing && !isOfFleet
      // A failure in an earlier epoch says nothing of the session that has followed.
      if (row.access !== 'public' && isOver && row.name !== logout.name && session.epoch() === epoch) {
        const { kind, status, code, requestId } = error
        session.end(kind === 'network' ? 'network' : 'refused', {
          endpoint: row.name,
          kind,
          status,
          code,
          requestId,
        })
      }
      if (error.kind !== 'aborted') for (const listener of listeners) listener(error, row)
      throw error
    }
  }

  async function made(row: AnyRow, input: unknown, callOptions: CallOptions, epoch: number) {
    const { signal } = callOptions
    if (row.kind === 'read') {
      const once = () => authorized(row, input, epoch, undefined, signal)
      return errorPolicy === 'strict' ? once() : withPatience(once, { connection, signal, onGivenUp })
    }
    return row.access === 'public' ? authorized(row, input, epoch) : keyed(row, input, callOptions, epoch)
  }

  return {
    session,
    baseUrl,
    connection,
    call: (row, input, callOptions = {}) =>
      told(row, (epoch) => made(row, input, callOptions, epoch), callOptions) as never,
    lookUp: (row, key) =>
      told(row, (epoch) =>
        idempotency
          ? answerLookedUp(row, key, unheard(), epoch)
          : Promise.reject(openEnd('unknown', unheard(), key)),
      ) as never,
    subscribeToErrors(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
