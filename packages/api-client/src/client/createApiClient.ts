import { refreshSession } from '../contract/session.ts'
import type { AnyRow, InputOf, OutputOf } from '../contract/row.ts'
import { settleKey } from '../contract/settle.ts'
import { ApiError, errorFromFailure, errorFromResponse } from './apiError.ts'
import { answerOf, requestFor, type PathOverrides } from './request.ts'
import { delay, withRetry } from './retry.ts'
import type { Session } from './session.ts'

const readTimeout = 60_000
/** How long a call that the server is still busy with is asked about, and how often. */
const pendingLimit = 120_000
const pendingPause = 1000

export interface ApiClientOptions {
  /** The API base that every path is relative to. */
  baseUrl: string
  session: Session
  fetch?: (request: Request) => Promise<Response>
  /** Other paths for single calls. */
  paths?: PathOverrides
  /** Put before the token in the Authorization header. Default none: the header is the token itself. */
  authScheme?: 'Bearer'
  /** The header of the idempotency key, or false for a server that refuses unknown headers. Default `Idempotency-Key`. */
  idempotency?: string | false
  /**
   * `careful` (default): a session is ended by a lost connection only after the retry layer and the look-up of the
   * outcome have failed too. `strict`: by the first lost connection, to the letter of the API's rules.
   */
  errorPolicy?: 'careful' | 'strict'
}

export interface CallOptions {
  signal?: AbortSignal
  /** One per intent of a person: the same key for another try of the same thing. */
  key?: string
  /** Tells when a lost answer is being looked up. */
  onChecking?: () => void
}

export interface ApiClient {
  readonly session: Session
  /**
   * Makes a call and resolves to its decoded answer; rejects with ApiError and nothing else.
   * Reads are retried. A write whose answer was lost is looked up by key: done is its answer; without effect it is
   * sent once more, or, where it moves money, rejected with kind `lost` for the person to decide. What the server is
   * still busy with after two minutes is rejected: with kind `unknown` where it moves money, else as it was lost.
   */
  call<R extends AnyRow>(row: R, input: InputOf<R>, options?: CallOptions): Promise<OutputOf<R>>
  /** Tells of every failure, for error pages, the deactivated-fleet dialog and reports to the host. */
  subscribeToErrors(listener: (error: ApiError, row: AnyRow) => void): () => void
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    // A proxy's page or a truncated body: with a success status nobody knows what happened.
    if (response.ok) throw new ApiError({ kind: 'server', status: 502, cause })
    return undefined
  }
}

const unknownAfter = (failure: ApiError) =>
  new ApiError({ kind: 'unknown', status: failure.status, cause: failure })

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
    const token = await session.token(signal).catch(asUnsent)
    if (!token) throw new ApiError({ kind: 'unauthorized', status: 401, code: 'Unauthorized' })
    try {
      return await exchange(row, input, token, key, signal)
    } catch (error) {
      const refused = error instanceof ApiError && error.kind === 'unauthorized' && error.endsSession
      const other = refused ? await session.renew(token, signal).catch(asUnsent) : undefined
      if (!other || other === token) throw error
      return exchange(row, input, other, key, signal)
    }
  }

  /** What became of a keyed call, by asking the server until it knows; still `pending` where that takes too long. */
  async function outcome(key: string) {
    const end = Date.now() + pendingLimit
    for (;;) {
      const state = (await withRetry(() => authorized(settleKey, { key }))) as OutputOf<typeof settleKey>
      if (state.state !== 'pending' || Date.now() + pendingPause > end) return state
      await delay(pendingPause)
    }
  }

  async function settled(row: AnyRow, input: unknown, key: string, failure: ApiError) {
    let state: Awaited<ReturnType<typeof outcome>>
    try {
      state = await outcome(key)
    } catch (error) {
      // A server without the look-up, or no way to reach it: for money that is neither success nor failure.
      const unsupported = error instanceof ApiError && [404, 405, 501].includes(error.status)
      throw row.kind === 'money' ? unknownAfter(failure) : unsupported ? failure : error
    }
    if (state.state === 'done') {
      if (state.status >= 400) {
        throw errorFromResponse(new Response(null, { status: state.status }), state.body)
      }
      try {
        return answerOf(row, state.body)
      } catch (error) {
        // It took effect, only its answer is gone: for money that is no failure.
        throw row.kind === 'money' ? unknownAfter(failure) : error
      }
    }
    // It may take effect yet: whoever sends it again risks a second one.
    if (state.state === 'pending') throw row.kind === 'money' ? unknownAfter(failure) : failure
    if (row.kind === 'money') throw new ApiError({ kind: 'lost', status: failure.status, cause: failure })
    return authorized(row, input, crypto.randomUUID())
  }

  async function keyed(row: AnyRow, input: unknown, { key = crypto.randomUUID(), onChecking }: CallOptions) {
    try {
      return await authorized(row, input, key)
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isAmbiguous || unsent.has(error)) throw error
      const isMoney = row.kind === 'money'
      if (!idempotency) throw isMoney ? unknownAfter(error) : error
      if (errorPolicy === 'strict' && !isMoney) throw error
      onChecking?.()
      return settled(row, input, key, error)
    }
  }

  session.connect(async (refreshToken) => {
    const tokens = await withRetry(() => exchange(refreshSession, { refreshToken }, undefined))
    return tokens as OutputOf<typeof refreshSession>
  })

  return {
    session,
    async call(row, input, callOptions = {}) {
      const { signal } = callOptions
      try {
        if (row.kind === 'read') {
          const once = () => authorized(row, input, undefined, signal)
          return (await (errorPolicy === 'strict' ? once() : withRetry(once, signal))) as never
        }
        if (row.access === 'public') return (await authorized(row, input)) as never
        return (await keyed(row, input, callOptions)) as never
      } catch (cause) {
        const error =
          cause instanceof ApiError ? cause : errorFromFailure(cause, false, signal?.aborted ?? false)
        if (row.access !== 'public' && error.endsSession && row.name !== 'logout') {
          session.end(error.kind === 'network' ? 'network' : 'refused')
        }
        if (error.kind !== 'aborted') for (const listener of listeners) listener(error, row)
        throw error
      }
    },
    subscribeToErrors(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
