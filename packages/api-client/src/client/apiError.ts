import type { AnyEndpoint } from '../contract/endpoint.ts'
import { fieldOf, isDeactivatedFleetError, isErrorCode, type ErrorCode } from '../contract/errors.ts'
import type { ApiClientOptions } from './apiClient.ts'
import { isDefiniteAnswer } from './definiteAnswer.ts'

/**
 * Why a call failed. The first six are the error classes of the API.
 *
 * - `not-applied`: the answer of a money call was lost, and the call certainly had no effect.
 * - `outcome-unknown`: the answer of a money call was lost, and its effect could not be found out. `cause` is the error of
 *   the outcome lookup.
 * - `aborted`: the caller aborted the call, or the session passed to another user.
 * - `session-unavailable`: the call was not sent, because the page gave no session.
 * - `denied`: the call was not sent, because the page denied it. `serverMessage` is the reason of the page.
 *
 * @since 0.1.0
 */
export type ErrorKind =
  | 'timeout'
  | 'forbidden'
  | 'network'
  | 'unauthorized'
  | 'badrequest'
  | 'server'
  | 'not-applied'
  | 'outcome-unknown'
  | 'aborted'
  | 'session-unavailable'
  | 'denied'

/** A field that the server rejected. @since 0.1.0 */
export interface FieldError {
  /** The name of the input field, dotted where nested. */
  path: string
  /** A code of a field rule, or an error code of the API. */
  code: string
  /** The row of an uploaded file. Row 1 is the header. */
  row?: number
  /** What the field may be, for logs: `active | inactive`, `<= 1000`. Only of input that was not sent. */
  allowed?: string | undefined
}

/** The values of a new `ApiError`. @since 0.1.0 */
export interface ApiErrorDetails {
  /** The kind of failure. It decides what the caller can do next. */
  kind: ErrorKind
  /** The HTTP status, or 0 if there was no response. */
  status: number
  /** The error code of the contract, if the server sent a known one. */
  code?: string | undefined
  /** The fields that the server rejected. */
  fields?: readonly FieldError[]
  /** The support ID of the request. */
  requestId?: string | undefined
  /** The idempotency key of a failed write. */
  idempotencyKey?: string | undefined
  /** The server's message. Shown only if the specification requires it. */
  serverMessage?: string | undefined
  /** Further fields of the error body, such as `remainingAmount`. */
  data?: Readonly<Record<string, unknown>> | undefined
  /** Seconds to wait before the next attempt, from Retry-After. */
  retryAfter?: number | undefined
  /** False if the request got no response. */
  hasResponse?: boolean
  /** True if the answer is not the API's, such as a page of a proxy, or could not be decoded. */
  isUnreadable?: boolean
  /** False for a refusal without a JSON object in its body. */
  hasEnvelope?: boolean
  /** True if a token that was renewed just now was rejected as well. */
  tokenRejectedTwice?: boolean
  /** The error that caused this one. */
  cause?: unknown
}

/**
 * The only error that the client throws. Its message is for logs: `GET listDrivers: forbidden 403 Forbidden, request
 * 5b1f…, requires DRIVER view: portal-admin, purchaser`. It has no text of the server and no value of the request.
 *
 * @since 0.1.0
 */
export class ApiError extends Error {
  /** Always `ApiError`. */
  override readonly name = 'ApiError'
  /** The name of the endpoint that failed: that of the call, or `refreshSession` if the token could not be renewed. */
  readonly endpoint: string | undefined
  /** The kind of failure. It decides what the caller can do next. */
  readonly kind: ErrorKind
  /** The HTTP status. Without a response: 503 for a timeout, 403 for a refused connection, 0 for no connection. */
  readonly status: number
  /** The error code of the API, if the answer has a known one. */
  readonly code: ErrorCode | undefined
  /** The fields that the server rejected. */
  readonly fields: readonly FieldError[]
  /** The support ID of the request. */
  readonly requestId: string | undefined
  /** The idempotency key of a call whose answer was lost. Support can find the call by it. */
  readonly idempotencyKey: string | undefined
  /** The message of the server, for logs. Screens show the sentence of the code. */
  readonly serverMessage: string | undefined
  /** Further values of the error body. */
  readonly data: Readonly<Record<string, unknown>>
  /** The seconds to wait before another attempt, from the Retry-After header. */
  readonly retryAfter: number | undefined
  /** Whether the server answered. Without an answer the request may or may not have arrived. */
  readonly hasResponse: boolean
  /** Whether the answer is not the API's, such as a page of a proxy, or could not be decoded. */
  readonly isUnreadable: boolean
  /** Whether the error body is a JSON object, as the API's error bodies are. */
  readonly hasEnvelope: boolean
  /** Whether a token that was renewed just now was rejected as well. Then an expired token is not the cause. */
  readonly tokenRejectedTwice: boolean

  constructor(details: ApiErrorDetails) {
    super(`${details.kind} ${details.status} ${details.code ?? ''}`.trim(), { cause: details.cause })
    this.kind = details.kind
    this.status = details.status
    this.code = isErrorCode(details.code) ? details.code : undefined
    const field = this.code && fieldOf(this.code)
    this.fields = details.fields?.length
      ? details.fields
      : field && this.code
        ? [{ path: field, code: this.code }]
        : []
    this.requestId = details.requestId
    this.idempotencyKey = details.idempotencyKey
    this.serverMessage = details.serverMessage
    this.data = details.data ?? {}
    this.retryAfter = details.retryAfter
    this.hasResponse = details.hasResponse ?? true
    this.isUnreadable = details.isUnreadable ?? false
    this.hasEnvelope = details.hasEnvelope ?? true
    this.tokenRejectedTwice = details.tokenRejectedTwice ?? false
  }

  /**
   * Whether the failure ends the session: a refusal that names no reason. A page of a proxy is no refusal, and `Forbidden`
   * refuses a call to the role of the user, whose session goes on.
   */
  get endsSession(): boolean {
    if (this.isUnreadable) return false
    const refused = this.kind === 'unauthorized' || this.kind === 'forbidden' || this.kind === 'network'
    return refused && (this.code === undefined || this.code === 'Unauthorized')
  }

  /** Whether a `not-applied` call got an answer from the server, and was not lost on the way. */
  get failedAtServer(): boolean {
    return this.kind === 'not-applied' && this.cause instanceof ApiError && this.cause.hasResponse
  }

  /** Whether this failure leaves open if the call took effect. */
  get isAmbiguous(): boolean {
    return !isDefiniteAnswer(this)
  }
}

/** A word of a message. A text of a server that is no plain id or code is left out. */
const isWord = (text: string | undefined) => /^[\w.:-]+$/.test(text ?? '')

/** Completes the message of an error with its call. An error that has a call keeps it: callers share a failed renewal. */
export function nameCall(
  error: ApiError,
  { name, method, access }: AnyEndpoint,
  describeAccess: ApiClientOptions['describeAccess'] = JSON.stringify,
): ApiError {
  if (error.endpoint) return error
  const { message, stack, requestId, idempotencyKey, cause } = error
  let text = `${method} ${name}: ${message}`
  if (isWord(requestId)) text += `, request ${requestId}`
  if (isWord(idempotencyKey)) text += `, key ${idempotencyKey}`
  for (const { path, code, allowed } of error.fields) {
    if (isWord(path + code)) text += `, ${path} ${code}${allowed ? ` (${allowed})` : ''}`
  }
  const isRefusal = error.kind === 'forbidden' && error.hasResponse && !isDeactivatedFleetError(error)
  if (isRefusal && access !== 'public') text += `, requires ${describeAccess(access)}`
  if (cause instanceof ApiError && cause.kind !== error.kind) text += `, because ${cause.message}`
  // The stack, which consoles print, begins with the message.
  return Object.assign(error, { endpoint: name, message: text, stack: stack?.replace(message, () => text) })
}

const kindByStatus: Readonly<Record<number, ErrorKind>> = {
  400: 'badrequest',
  401: 'unauthorized',
  403: 'forbidden',
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/**
 * Seconds from now of a Retry-After header, which holds seconds or a date. A date is compared with that of the server, because the
 * clock of this computer may be wrong.
 */
function secondsToRetry(headers: Headers): number | undefined {
  const header = headers.get('Retry-After')
  if (!header) return undefined
  const seconds = Number(header)
  const now = Date.parse(headers.get('Date') ?? '') || Date.now()
  const after = Number.isNaN(seconds) ? Math.ceil((Date.parse(header) - now) / 1000) : seconds
  return Number.isFinite(after) && after > 0 ? after : undefined
}

/** The body of an answer that is no JSON, such as a page of a proxy or a truncated text. */
export const unreadable = Symbol('unreadable')

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** The error of an unsuccessful answer. Pages of proxies and truncated bodies have no code. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const record = isRecord(body) ? body : {}
  return new ApiError({
    kind: kindByStatus[response.status] ?? 'server',
    status: response.status,
    code: textOf(record['errorCode']) ?? textOf(record['code']),
    fields: Array.isArray(record['fields']) ? (record['fields'] as FieldError[]) : [],
    requestId: textOf(record['requestId']) ?? response.headers.get('X-Request-Id') ?? undefined,
    serverMessage: textOf(record['message']),
    data: (record['data'] ?? undefined) as Record<string, unknown> | undefined,
    retryAfter: secondsToRetry(response.headers),
    isUnreadable: body === unreadable,
    hasEnvelope: isRecord(body),
  })
}

/** The error of a request without an answer. `timedOut` says that the client's own timeout ended it. */
export function errorFromException(cause: unknown, timedOut: boolean, aborted: boolean): ApiError {
  const failed = (kind: ErrorKind, status: number) =>
    new ApiError({ kind, status, cause, hasResponse: false })
  if (aborted) return failed('aborted', 0)
  if (timedOut) return failed('timeout', 503)
  // A rejected fetch is a network error. Any other failure without a response counts as a refusal.
  return cause instanceof TypeError ? failed('network', 0) : failed('forbidden', 403)
}
