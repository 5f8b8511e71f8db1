import { errorTable, type ErrorCode } from 'api-client/contract/errors'

export interface FieldFault {
  path: string
  code: string
  /** The row of a file, the titles being row 1. */
  row?: number
}

interface FaultDetails {
  fields?: readonly FieldFault[]
  /** What the error tells beside its code, such as `remainingAmount`. */
  data?: Readonly<Record<string, unknown>>
  /** Seconds. */
  retryAfter?: number
  /** Keeps what the call wrote: counted attempts, codes that were sent, revoked sessions. Default: nothing stays. */
  commit?: boolean
  message?: string
}

/** A refusal by one of the contract's codes. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly code: ErrorCode
  readonly details: FaultDetails

  constructor(code: ErrorCode, details: FaultDetails = {}) {
    super(details.message ?? code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorTable[this.code as keyof typeof errorTable].status
  }
}

/** The body and headers of a refusal. */
export function faultResponse(fault: Fault, requestId: string): Response {
  const { fields, data, retryAfter, message } = fault.details
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (retryAfter !== undefined) headers.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))))
  const body = {
    errorCode: fault.code,
    message: message ?? `Refused: ${fault.code}.`,
    requestId,
    ...(fields && { fields }),
    ...(data && { data }),
  }
  return new Response(JSON.stringify(body), { status: fault.status, headers })
}
