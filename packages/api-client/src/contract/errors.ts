/**
 * Every error code of the API with its HTTP status and, if the error is about one field, that field. Screens show such an
 * error at the field, and have their own messages.
 *
 * @since 0.1.0
 */
export const errorTable = {
  // Session and identity
  P1002: { status: 401 },
  P1005: { status: 404, field: 'email' },
  P1006: { status: 400, field: 'otp' },
  P1007: { status: 400, field: 'otp' },
  P1008: { status: 401 },
  P1009: { status: 400 },
  P1010: { status: 400 },
  P1026: { status: 429 },
  P1028: { status: 409 },
  P1029: { status: 423 },
  E9999: { status: 400 },
  U1002: { status: 403 },
  U1013: { status: 403 },
  // Fleet and invitations
  F1001: { status: 403 },
  F1002: { status: 409, field: 'email' },
  F1003: { status: 400 },
  F1004: { status: 409, field: 'email' },
  F1005: { status: 400 },
  F1006: { status: 403 },
  // Drivers, vehicles, groups and users
  D1000: { status: 409, field: 'driverLicenseId' },
  V1000: { status: 409, field: 'plateNumber' },
  G1000: { status: 409, field: 'name' },
  // Fuel
  InsufficientAmount: { status: 400 },
  BuyFuelLimitExceeded: { status: 400 },
  PriceChanged: { status: 409 },
  ReferenceStationClosed: { status: 409 },
  D1002: { status: 400 },
  V1002: { status: 400 },
  InsufficientFuel: { status: 400 },
  IllegalTransition: { status: 409 },
  RedemptionLimitExceeded: { status: 400 },
  // Cash-in and loyalty
  2553: { status: 400, field: 'cardNumber' },
  PY0036: { status: 400, field: 'cardNumber' },
  W1001: { status: 400, field: 'amount' },
  L1001: { status: 409, field: 'mobileNumber' },
  L1002: { status: 404, field: 'mobileNumber' },
  C1018: { status: 400, field: 'amount' },
  C1000: { status: 400, field: 'amount' },
  // Access rules about the last administrator and the own access
  LastAdmin: { status: 409 },
  OwnAccess: { status: 409 },
  // Errors of the transport
  Unauthorized: { status: 401 },
  Forbidden: { status: 403 },
  FleetTypeNotAllowed: { status: 403 },
  NotFound: { status: 404 },
  BadRequest: { status: 400 },
  TooLarge: { status: 413 },
  KeyReused: { status: 422 },
  KeyInProgress: { status: 409 },
  KeyVoid: { status: 409 },
  TooManyRequests: { status: 429 },
  NotImplemented: { status: 501 },
  Server: { status: 500 },
} as const satisfies Record<string, { status: number; field?: string }>

/** A code of the error table. @since 0.1.0 */
export type ErrorCode = `${keyof typeof errorTable}`

/** Whether a value is a code of the error table. @since 0.1.0 */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value)
}

/** The field that a code belongs to, if any. @since 0.1.0 */
export function fieldOf(code: ErrorCode): string | undefined {
  const entry: { status: number; field?: string } = errorTable[code as keyof typeof errorTable]
  return entry.field
}

/** Codes by which the server says that the fleet was deactivated. */
const deactivatedFleetCodes: ReadonlySet<ErrorCode | undefined> = new Set(['F1001', 'F1006'] as const)

/** Whether the server rejected a call because the fleet is deactivated. @since 0.1.0 */
export const isDeactivatedFleetError = ({ code }: { code: ErrorCode | undefined }): boolean =>
  deactivatedFleetCodes.has(code)
