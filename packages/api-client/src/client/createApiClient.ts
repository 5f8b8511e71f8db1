import { refreshSession } from '../contract/session.ts'
import type { AnyRow, OutputOf } from '../contract/row.ts'
import { settleKey } from '../contract/settle.ts'
import { againKey, uniqueId } from '../uniqueId.ts'
import type { ApiClient, ApiClientOptions, CallOptions } from './apiClient.ts'
import { ApiError, errorFromFailure, errorFromResponse } from './apiError.ts'
import { lookUp, type Outcome } from './outcome.ts'
import { answerOf, requestFor } from './request.ts'
import { withRetry } from './retry.ts'
import { within } from './within.ts'

const readTimeout = 60_000
const renewalLimit = 60_000
/** How long the answer of a payment is waited for before the server is asked what became of it. */
const moneyPatience = 60_000

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    // A proxy's page or a truncated body: with a success status nobody knows what happened.
    if (response.ok) throw new ApiError({ kind: 'server', status: 502, isUnreadable: true, cause })
    return undefined
  }
}

const openEnd = (kind: 'lost' | 'unknown', failure: ApiError, reference: string) =>
  new ApiError({ kind, status: failure.status, cause: failure, reference })

const isRefusedToken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'unauthorized' && error.endsSession

/** The server closed the key without effect when the call was lost before. */
const isClosed = (error: unknown): boolean => error instanceof ApiError && error.code === 'KeyVoid'

/** What is known of a call that an earlier page sent. */
const unheard = () => new ApiError({ kind: 'network', status: 0, isAnswered: false })

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, session, paths = {}, idempotency = 'Idempotency-Key', errorPolicy = 'careful' } = options
  const send = options.fetch ?? ((request: Request) => fetch(request))
  const listeners = new Set<(error: ApiError, row: AnyRow) => void>()
  // Failures to get a token: whatever they say, the call itself had no effect.
  const unsent = new WeakSet<ApiError>()
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
      answer = await bodyOf(response)
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      throw errorFromFailure(cause, timeout?.aborted ?? false, signal?.aborted ?? false)
    }
    if (!response.ok) throw errorFromResponse(response, answer)
    return answerOf(row, answer, response)
  }

  /** With the session's token, and once more with another one after a 401. */
  async function authorized(row: AnyRow, input: unknown, key?: string, signal?: AbortSignal) {
    if (row.access === 'public') return exchange(row, input, undefined, key, signal)
    // A call whose token is at hand goes out at once, before anything else of the page is done.
    const held = session.token(signal)
    const token = typeof held === 'object' ? await held.catch(asUnsent) : held
    if (!token) throw new ApiError({ kind: 'unauthorized', status: 401, code: 'Unauthorized' })
    try {
      return await exchange(row, input, token, key, signal)
    } catch (error) {
      const other = isRefusedToken(error) ? await session.renew(token, signal).catch(asUnsent) : undefined
      if (!other || other === token) throw error
      return exchange(row, input, other, key, signal).catch((again: unknown) => {
        if (!isRefusedToken(again)) throw again
        const { kind, status, code, requestId } = again
        throw new ApiError({ kind, status, code, requestId, refusedAnew: true, cause: again })
      })
    }
  }

  /** The answer of a keyed call whose own answer was lost. */
  async function answerLookedUp(
    row: AnyRow,
    key: string,
    failure: ApiError,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const isMoney = row.kind === 'money'
    let outcome: Outcome
    try {
      const ask = async () => (await authorized(settleKey, { key })) as Outcome
      outcome = await lookUp(ask, isMoney ? undefined : signal)
    } catch (error) {
      // A server without the look-up, or no way to reach it: for money that is neither success nor failure.
      const unsupported = error instanceof ApiError && [404, 405, 501].includes(error.status)
      throw isMoney ? openEnd('unknown', failure, key) : unsupported ? failure : error
    }
    if (outcome.state === 'void') throw openEnd('lost', failure, key)
    // It may take effect yet: whoever sends it again risks a second one.
    if (outcome.state === 'pending') throw isMoney ? openEnd('unknown', failure, key) : failure
    if (outcome.status >= 400) {
      throw errorFromResponse(new Response(null, { status: outcome.status }), outcome.body)
    }
    try {
      return answerOf(row, outcome.body)
    } catch (error) {
      // It took effect, only its answer is gone: for money that is no failure.
      throw isMoney ? openEnd('unknown', failure, key) : error
    }
  }

  /** Under the next key: what a person sends once more goes the same way, and the server applies it once. */
  async function sentAgain(row: AnyRow, input: unknown, key: string, signal?: AbortSignal) {
    signal?.throwIfAborted()
    return authorized(row, input, againKey(key))
  }

  async function settled(
    row: AnyRow,
    input: unknown,
    key: string,
    failure: ApiError,
    signal: AbortSignal | undefined,
  ) {
    try {
      return await answerLookedUp(row, key, failure, signal)
    } catch (error) {
      const hadNoEffect = error instanceof ApiError && error.kind === 'lost'
      if (row.kind === 'money' || !hadNoEffect) throw error
      return sentAgain(row, input, key, signal)
    }
  }

  async function keyed(row: AnyRow, input: unknown, { key = uniqueId(), onChecking, signal }: CallOptions) {
    const isMoney = row.kind === 'money'
    const isOpen = (error: unknown): error is ApiError =>
      error instanceof ApiError && error.isAmbiguous && !unsent.has(error)
    const own = authorized(row, input, key)
    try {
      return await (isMoney && idempotency ? within(moneyPatience, () => own) : own)
    } catch (error) {
      if (!isMoney && isClosed(error)) return sentAgain(row, input, key, signal)
      if (!isOpen(error)) throw error
      if (!idempotency) throw isMoney ? openEnd('unknown', error, key) : error
      if (errorPolicy === 'strict' && !isMoney) throw error
      onChecking?.()
      const found = settled(row, input, key, error, signal)
      // What only takes long may still answer, and that is as good.
      const late = own.catch((failure: unknown) => {
        if (isOpen(failure)) return found
        throw failure
      })
      return Promise.race([found, late])
    }
  }

  session.connect(async (refreshToken) => {
    const tokens = await withRetry(() =>
      within(renewalLimit, () => exchange(refreshSession, { refreshToken }, undefined)),
    )
    return tokens as OutputOf<typeof refreshSession>
  })

  /** A failure ends the session where it says so, and whoever listens is told. */
  async function told<T>(
    row: AnyRow,
    run: () => Promise<T>,
    { signal, isReread = false, goesOn = false }: CallOptions = {},
  ): Promise<T> {
    try {
      return await run()
    } catch (cause) {
      const isGivenUp = row.kind !== 'money' && (signal?.aborted ?? false)
      const error = cause instanceof ApiError ? cause : errorFromFailure(cause, false, isGivenUp)
      const isPassing = (isReread || goesOn) && error.kind === 'network' && errorPolicy !== 'strict'
      const isOfFleet = row.refusalKeepsSession === true && error.isAnswered && error.kind === 'forbidden'
      const isOver = error.endsSession && !isPassing && !isOfFleet
      if (row.access !== 'public' && isOver && row.name !== 'logout') {
        session.end(error.kind === 'network' ? 'network' : 'refused')
      }
      if (error.kind !== 'aborted') for (const listener of listeners) listener(error, row)
      throw error
    }
  }

  async function made(row: AnyRow, input: unknown, callOptions: CallOptions) {
    const { signal } = callOptions
    if (row.kind === 'read') {
      const once = () => authorized(row, input, undefined, signal)
      return errorPolicy === 'strict' ? once() : withRetry(once, signal)
    }
    return row.access === 'public' ? authorized(row, input) : keyed(row, input, callOptions)
  }

  return {
    session,
    baseUrl,
    call: (row, input, callOptions = {}) =>
      told(row, () => made(row, input, callOptions), callOptions) as never,
    lookUp: (row, key) =>
      told(row, () =>
        idempotency
          ? answerLookedUp(row, key, unheard())
          : Promise.reject(openEnd('unknown', unheard(), key)),
      ) as never,
    subscribeToErrors(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
