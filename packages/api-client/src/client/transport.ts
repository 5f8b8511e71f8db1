import type { AnyEndpoint } from '../contract/endpoint.ts'
import type { ApiClientOptions } from './apiClient.ts'
import { ApiError, errorFromException, errorFromResponse, nameCall, unreadable } from './apiError.ts'
import type { OwnConnection } from './connection.ts'
import { isDisconnected } from './definiteAnswer.ts'
import { buildRequest, decodeAnswer, errorInSuccessBody } from './request.ts'

/** The longest time that a read waits for its answer, in milliseconds. */
const readTimeout = 60_000

export interface RequestOptions {
  token?: string | undefined
  idempotencyKey?: string | undefined
  /** Aborts a read. A write is never aborted. */
  signal?: AbortSignal | undefined
}

/** Sends one request and resolves to its decoded answer. Rejects with ApiError. */
export type Transport = (endpoint: AnyEndpoint, input: unknown, options?: RequestOptions) => Promise<unknown>

interface TransportOptions extends Pick<
  ApiClientOptions,
  'baseUrl' | 'paths' | 'authScheme' | 'describeAccess'
> {
  sendRequest: (request: Request) => Promise<Response>
  /** The name of the header that carries the idempotency key, or false for none. */
  idempotencyHeader: string | false
  connection: OwnConnection
}

/** The JSON body of a response. A body that is no JSON, such as a page of a proxy, becomes `unreadable`. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return unreadable
  }
}

/** The lowest layer of the client: one HTTP request, one answer. It has no session and does not retry. */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, paths = {}, authScheme, sendRequest, idempotencyHeader, connection } = options

  /** Values that no URL or header can carry, such as half a surrogate pair, are bad input and no network failure. */
  function prepareRequest(endpoint: AnyEndpoint, input: unknown) {
    try {
      return buildRequest(endpoint, input, baseUrl, paths)
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      throw new ApiError({ kind: 'badrequest', status: 400, code: 'BadRequest', cause })
    }
  }

  const send: Transport = async (endpoint, input, { token, idempotencyKey, signal } = {}) => {
    const { url, headers, body } = prepareRequest(endpoint, input)
    if (token) headers.set('Authorization', authScheme ? `${authScheme} ${token}` : token)
    if (idempotencyHeader && idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey)
    const isRead = endpoint.kind === 'read'
    const timeout = isRead ? AbortSignal.timeout(readTimeout) : undefined
    const signals = [timeout, isRead ? signal : undefined].filter((one) => one !== undefined)
    let response: Response
    let answer: unknown
    try {
      response = await sendRequest(
        new Request(url, {
          method: endpoint.method,
          headers,
          ...(body !== undefined && { body }),
          ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
          ...((endpoint.secret || !isRead) && { cache: 'no-store' as const }),
          credentials: 'omit',
        }),
      )
      connection.answered()
      answer = await readBody(response)
    } catch (cause) {
      const error = errorFromException(cause, timeout?.aborted ?? false, signal?.aborted ?? false)
      if (isDisconnected(error)) connection.failed()
      throw error
    }
    if (!response.ok) throw errorFromResponse(response, answer)
    const error = errorInSuccessBody(answer, response)
    if (error) throw error
    return decodeAnswer(endpoint, answer, response)
  }

  return (endpoint, input, requestOptions) =>
    // Every failure of a transport is an ApiError.
    send(endpoint, input, requestOptions).catch((error: ApiError) => {
      throw nameCall(error, endpoint, options.describeAccess)
    })
}
