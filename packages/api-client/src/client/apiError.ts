import { fieldOf, isErrorCode, type ErrorCode } from '../contract/errors.ts'
import { isDefiniteAnswer } from './definiteAnswer.ts'

/**
 * Why a call failed. The first six are the classes of the API; `not-applied` is a money call that certainly had no effect
 * after its answer was lost, `outcome-unknown` one whose effect could not be found out, `aborted` one that the caller gave up or
 * whose session passed to another user, `session-unavailable` one that was not sent because the page gave no session.
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

export interface FieldError {
  /** The name of the input field, dotted where nested. */
  path: string
  /** A code of the field rules, or an error code of the API. */
  code: string
  /** The row of an uploaded file, as a spreadsheet counts: the titles are row 1. */
  row?: number
}

interface ApiErrorDetails {
  kind: ErrorKind
  status: number
  code?: string | undefined
  fields?: readonly FieldError[]
  requestId?: string | undefined
  idempotencyKey?: string | undefined
  /** The server's own words. Shown only where the specification asks for them. */
  serverMessage?: string | undefined
  /** What the server adds to an error, such as `remainingAmount`. */
  data?: Readonly<Record<string, unknown>> | undefined
  /** Seconds to wait before another try, from Retry-After. */
  retryAfter?: number | undefined
  /** False where the request got no response. */
  hasResponse?: boolean
  /** True where an answer came that is not the API's, such as a page of a proxy, or that could not be decoded. */
  isUnreadable?: boolean
  /** False for a refusal without a JSON object in its body. */
  hasEnvelope?: boolean
  /** True where a token that was given just now was refused as well. */
  tokenRejectedTwice?: boolean
  cause?: unknown
}

/** The only error that leaves the client. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ErrorKind
  /** The HTTP status, or the one that the failure stands for: 503 for a timeout, 403 for no response. */
  readonly status: number
  /** A known code of the API, if the answer carried one. */
  readonly code: ErrorCode | undefined
  readonly fields: readonly FieldError[]
  readonly requestId: string | undefined
  /** What a call went under whose own answer was lost: its key, by which whoever runs the server can find it. */
  readonly idempotencyKey: string | undefined
  readonly serverMessage: string | undefined
  readonly data: Readonly<Record<string, unknown>>
  readonly retryAfter: number | undefined
  /** Whether the failure is the server's answer; without one nobody knows how far the request came. */
  readonly hasResponse: boolean
  /** Whether an answer came that is not the API's, such as a page of a proxy, or that could not be decoded. */
  readonly isUnreadable: boolean
  /** Whether a refusal carried a JSON object, as the API's refusals do. */
  readonly hasEnvelope: boolean
  /** Whether a token that was given just now was refused as well: the session's time being over is not what is wrong. */
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
   * Whether the session is over: refused without a code that says something more exact. A page of a proxy is no refusal.
   */
  get endsSession(): boolean {
    if (this.isUnreadable) return false
    const refused = this.kind === 'unauthorized' || this.kind === 'forbidden' || this.kind === 'network'
    return refused && (this.code === undefined || this.code === 'Unauthorized' || this.code === 'Forbidden')
  }

  /** Whether a call without effect (`not-applied`) failed by the server's own answer, and not on the way. */
  get failedAtServer(): boolean {
    return this.kind === 'not-applied' && this.cause instanceof ApiError && this.cause.hasResponse
  }

  /** Whether this failure alone leaves open if the call took effect. */
  get isAmbiguous(): boolean {
    return !isDefiniteAnswer(this)
  }
}

const kindByStatus: Readonly<Record<number, ErrorKind>> = {
  400: 'badrequest',
  401: 'unauthorized',
  403: 'forbidden',
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** Retry-After as seconds from now, written as such or as a date. */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const after = Number.isNaN(seconds) ? Math.ceil((Date.parse(header) - Date.now()) / 1000) : seconds
  return Number.isFinite(after) && after > 0 ? after : undefined
}

/** Stands for a body that is not JSON: a page of a proxy, a truncated text. */
export const unreadable = Symbol('unreadable')

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** The error of an answer that is not a success. Pages of proxies and truncated bodies have no code. */
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
    retryAfter: secondsOf(response.headers.get('Retry-After')),
    isUnreadable: body === unreadable,
    hasEnvelope: isRecord(body),
  })
}

/** The error of a request that got no answer. `timedOut` is the client's own limit, not the network's. */
export function errorFromException(cause: unknown, timedOut: boolean, aborted: boolean): ApiError {
  const failed = (kind: ErrorKind, status: number) =>
    new ApiError({ kind, status, cause, hasResponse: false })
  if (aborted) return failed('aborted', 0)
  if (timedOut) return failed('timeout', 503)
  // A rejected fetch is what other clients call "Network Error"; anything else that brings no response is a refusal.
  return cause instanceof TypeError ? failed('network', 0) : failed('forbidden', 403)
}
