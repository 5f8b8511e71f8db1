import { errorTable, type ErrorCode } from 'fleet-portal-api-client/contract/errors'

export interface FieldFault {
  path: string
  code: string
  /** The row of a file. The titles are row 1. */
  row?: number
}

interface FaultDetails {
  fields?: readonly FieldFault[]
  /** Data of the error besides its code, such as `remainingAmount`. */
  data?: Readonly<Record<string, unknown>>
  /** Seconds. */
  retryAfter?: number
  /** Commits the writes of the call: counted attempts, sent codes, revoked sessions. Default: they are rolled back. */
  commit?: boolean
  message?: string
}

/** A refused call, with an error code of the contract. */
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

/** The response of a refused call. */
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
