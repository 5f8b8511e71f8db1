import type { EndpointOutput } from 'fleet-portal-api-client'
import type { Binding, createFuelCodes, FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import type { MoneyState } from 'fleet-portal-api-client/money-flow'

/** A vehicle that a code is for. @since 0.1.0 */
export interface PickedOption {
  /** The id. */
  value: string
  /** The plate number, as lists show it. */
  label: string
  /** Further text of lists. */
  detail?: string | undefined
}

/** A driver that a code is for. @since 0.1.0 */
export interface PickedDriver {
  /** The id. */
  value: string
  /** The name, as lists show it. */
  label: string
  /** Further text of lists. */
  detail?: string | undefined
  /** The mobile number, if it is known. */
  mobileNumber?: string | undefined
}

/** The values of a code that is not generated yet, or of a template. Empty fields are '' or null. @since 0.1.0 */
export interface CodeValues {
  /** The name of a template. Codes have none. */
  name: string
  /** Who may use the code. */
  fuelCodeType: Binding | ''
  /** The fuel. */
  productCode: Fuel | ''
  /** Millilitres. */
  literVolume: number | null
  /** The first day on which the code may be used: `2026-11-20`. */
  startDate: string
  /** The number of days on which the code may be used, as text: `7`. */
  durationDays: string
  /** Whether the code can be used once only. */
  isOneTime: boolean
  /** The driver. */
  driver: PickedDriver | null
  /** The vehicle. */
  vehicle: PickedOption | null
  /** Whether the code is sent by SMS. */
  sendSms: boolean
  /** The mobile number for the SMS: 09 and nine digits. */
  mobileNumber: string
  /** Whether a new code follows when the period ends. */
  autoRenew: boolean
  /** Whether the values are saved as a template. */
  saveTemplate: boolean
}

/** An error of one field of a code. @since 0.1.0 */
export interface CodeFieldError {
  /** The field. */
  path: keyof CodeValues
  /** A code of the field rules, such as `required`. */
  code: string
}

/** A fuel code that the user has prepared and not yet generated. @since 0.1.0 */
export interface CodeDraft {
  /** Identifies the draft. */
  draftId: string
  /** The values of the code. */
  values: CodeValues
  /** The errors that validation or the server reported. The next change clears them. */
  errors: readonly CodeFieldError[]
}

/** The codes of one call. @since 0.1.0 */
export interface GeneratedCodes {
  /** The idempotency key of the call. */
  key: string
  /** The drafts of the call, in its order. Undefined for a draft that is no longer on this page. */
  sent: readonly (CodeDraft | undefined)[]
  /** The generated codes. Undefined if the server does not return them. */
  codes: readonly FuelCode[] | undefined
  /** Another tab sent the same drafts. This tab sent nothing. */
  isFromOtherTab: boolean
}

/** The state of the call that generates fuel codes. `count` is their number. @since 0.1.0 */
export type CodesCall = MoneyState<{ count: number }, EndpointOutput<typeof createFuelCodes>>
