import * as z from 'zod/mini'
import { capitalFuel } from './products.ts'
import { requires, defineEndpoint, type FieldIssue } from './endpoint.ts'
import { day, fromDay, instant, toDay } from './days.ts'
import { exactLitres, hasAny, id, litres, queryFlag, text } from './codecs.ts'
import { mobileField } from './fields.ts'
import { listCount, paging } from './paging.ts'
import { sorting } from './sorting.ts'

/** The bindings of a fuel code or fleet card. @since 0.1.0 */
export const bindings = ['driver-specific', 'vehicle-specific', 'driver-vehicle-specific', 'any'] as const
/** Who may use a code or a fleet card. @since 0.1.0 */
export type Binding = (typeof bindings)[number]

/** Whether a binding names a driver. @since 0.1.0 */
export const needsDriver = (binding: Binding): boolean =>
  binding === 'driver-specific' || binding === 'driver-vehicle-specific'
/** Whether a binding names a vehicle. @since 0.1.0 */
export const needsVehicle = (binding: Binding): boolean =>
  binding === 'vehicle-specific' || binding === 'driver-vehicle-specific'

/** The statuses of a fuel code. @since 0.1.0 */
export const fuelCodeStatuses = ['Active', 'Scheduled', 'Expired', 'Redeemed', 'Deactivated'] as const
/** The status of a fuel code. @since 0.1.0 */
export type FuelCodeStatus = (typeof fuelCodeStatuses)[number]

/** Volumes in millilitres, durations in days. One-time use ends above `oneTimeMax`. @since 0.1.0 */
export const fuelCodeLimits = { min: 1_000, max: 10_000_000, oneTimeMax: 200_000, maxDays: 1000 } as const

/** A code that drivers redeem for fuel. @since 0.1.0 */
export const fuelCode = z.looseObject({
  fuelCodeId: id,
  fuelCode: text,
  fuelCodeType: z.enum(bindings),
  drivers: z.nullish(z.array(z.looseObject({ driverId: z.nullish(id), firstName: text, lastName: text }))),
  vehicles: z.nullish(z.array(z.looseObject({ vehicleId: z.nullish(id), plateNumber: text }))),
  productCode: capitalFuel,
  literVolume: litres,
  volumeRedeemed: litres,
  maxUsage: z.number(),
  sendSms: z.boolean(),
  autoRenew: z.boolean(),
  startDate: text,
  endDate: text,
  createdAt: instant,
  status: z.enum(fuelCodeStatuses),
})
/** A code that drivers redeem for fuel. @since 0.1.0 */
export type FuelCode = z.output<typeof fuelCode>

/**
 * One code to generate. `maxUsage` is 1 for one-time and 0 for unlimited use; `endDate` is the last day it works.
 *
 * @since 0.1.0
 */
export const newFuelCode = z.object({
  fleetId: id,
  driverIds: z.array(id),
  vehicleIds: z.array(id),
  startDate: day,
  endDate: day,
  fuelCodeType: z.enum(bindings),
  productCode: capitalFuel,
  literVolume: exactLitres,
  sendFuelCode: z.boolean(),
  saveTemplate: z.boolean(),
  maxUsage: z.union([z.literal(0), z.literal(1)]),
  autoRenew: z.boolean(),
  mobileNumber: z.optional(mobileField),
})
/** One code to generate. @since 0.1.0 */
export type NewFuelCode = z.output<typeof newFuelCode>

/** The inputs of the business rules of codes and templates. Forms omit empty fields. @since 0.1.0 */
export interface CodeContent {
  /** Who may use the code. */
  fuelCodeType: Binding | undefined
  /** Millilitres. */
  volume: number | undefined
  /** Whether the code can be used once only. */
  isOneTime: boolean
  /** Whether the code names a driver. */
  hasDriver: boolean
  /** Whether the code names a vehicle. */
  hasVehicle: boolean
  /** Whether the code is sent by SMS. */
  sendsSms: boolean
  /** Whether a mobile number is given. */
  hasMobileNumber: boolean
}
/** A field that a business rule can reject. @since 0.1.0 */
export type CodeField = 'volume' | 'isOneTime' | 'driver' | 'vehicle' | 'mobileNumber'

/** Whether an SMS needs a mobile number of its own, because the code names no driver. @since 0.1.0 */
export const needsMobileNumber = (binding: Binding | undefined, sendsSms: boolean): boolean =>
  sendsSms && binding !== undefined && !needsDriver(binding)

/**
 * The rules that codes and templates share. `names` are the fields of the input or form that is checked.
 *
 * @since 0.1.0
 */
export function codeIssues<Name extends string>(
  { fuelCodeType, volume, ...content }: CodeContent,
  names: Readonly<Record<CodeField, Name>>,
): { path: Name; code: string }[] {
  const { min, max, oneTimeMax } = fuelCodeLimits
  const issues: Partial<Record<CodeField, string | false>> = {
    volume: volume !== undefined && ((volume < min && 'litresMin') || (volume > max && 'litresMax')),
    isOneTime: content.isOneTime && volume !== undefined && volume > oneTimeMax && 'oneTimeMax',
    driver: fuelCodeType && needsDriver(fuelCodeType) && !content.hasDriver && 'required',
    vehicle: fuelCodeType && needsVehicle(fuelCodeType) && !content.hasVehicle && 'required',
    mobileNumber: needsMobileNumber(fuelCodeType, content.sendsSms) && !content.hasMobileNumber && 'required',
  }
  return Object.entries(issues).flatMap(([field, code]) =>
    code ? [{ path: names[field as CodeField], code }] : [],
  )
}

const dayLength = 24 * 60 * 60 * 1000
/** The number of days from one day to another, both included. */
const daysIn = (start: string, end: string) =>
  Math.round((Date.parse(end) - Date.parse(start)) / dayLength) + 1

/** Whether a code may be eligible from one day to another. At most 1,000 days, both included. @since 0.1.0 */
export const isCodePeriod = (start: string, end: string): boolean =>
  end >= start && daysIn(start, end) <= fuelCodeLimits.maxDays

const newCodeNames = {
  volume: 'literVolume',
  isOneTime: 'maxUsage',
  driver: 'driverIds',
  vehicle: 'vehicleIds',
  mobileNumber: 'mobileNumber',
} as const

function newCodeIssues(code: NewFuelCode, today: string): FieldIssue[] {
  const { startDate, endDate, driverIds, vehicleIds, maxUsage, sendFuelCode, mobileNumber } = code
  const content = {
    fuelCodeType: code.fuelCodeType,
    volume: code.literVolume,
    isOneTime: maxUsage === 1,
    hasDriver: driverIds.length > 0,
    hasVehicle: vehicleIds.length > 0,
    sendsSms: sendFuelCode,
    hasMobileNumber: Boolean(mobileNumber),
  }
  return [
    ...(startDate < today ? [{ path: 'startDate', code: 'past' }] : []),
    ...(isCodePeriod(startDate, endDate) ? [] : [{ path: 'endDate', code: 'between:1-1000' }]),
    ...codeIssues(content, newCodeNames),
  ]
}

/** Creates all codes or none. The answer has the codes, or their count. @since 0.1.0 */
export const createFuelCodes = defineEndpoint({
  name: 'createFuelCodes',
  method: 'POST',
  kind: 'money',
  access: requires('GENERATE_FUEL_CODE', 'modify'),
  activeFleetOnly: true,
  body: { whole: 'codes' },
  headers: { fleetId: 'X-Fleet-Id' },
  input: z.object({ fleetId: id, codes: z.array(newFuelCode).check(z.minLength(1, 'required')) }),
  output: z
    .looseObject({ fuelCodes: z.optional(z.array(fuelCode)), count: z.optional(z.number()) })
    .check(z.refine((answer) => hasAny(answer, 'fuelCodes', 'count'), 'required')),
  errors: ['D1002', 'V1002', 'InsufficientFuel'],
  check: ({ codes }: { codes: readonly NewFuelCode[] }, today) =>
    codes.flatMap((code, index) =>
      newCodeIssues(code, today).map((issue) => ({ ...issue, path: `codes.${index}.${issue.path}` })),
    ),
})

/** Lists the fuel codes of a fleet. @since 0.1.0 */
export const listFuelCodes = defineEndpoint({
  name: 'listFuelCodes',
  method: 'GET',
  kind: 'read',
  access: requires('MY_FUEL_CODE', 'view'),
  repeats: ['fleetId'],
  input: z.object({
    fleetId: id,
    startDate: z.optional(fromDay),
    endDate: z.optional(toDay),
    productCode: z.optional(capitalFuel),
    status: z.optional(z.enum(fuelCodeStatuses)),
    oneTimeUse: z.optional(queryFlag),
    fuelCodeType: z.optional(z.enum(bindings)),
    autoRenew: z.optional(queryFlag),
    sendSms: z.optional(queryFlag),
    searchKey: z.optional(text),
    ...sorting('fuelCode', 'status', 'productCode', 'literVolume', 'endDate', 'maxUsage', 'createdAt'),
    ...paging,
  }),
  list: { items: 'fuelCodes', id: 'fuelCodeId' },
  report: { type: 'fuel-code', filterNames: { status: 'fuelCodeStatus' } },
  output: z.looseObject({ fuelCodes: z.array(fuelCode), ...listCount }),
})

/** Counts the fuel codes by status. @since 0.1.0 */
export const countFuelCodes = defineEndpoint({
  name: 'countFuelCodes',
  method: 'GET',
  kind: 'read',
  access: requires('MY_FUEL_CODE', 'view'),
  input: z.object({ fleetId: id }),
  output: z.looseObject({ total: z.number(), active: z.number() }),
})

/** Lists the active fuel codes of a fleet. @since 0.1.0 */
export const listActiveFuelCodes = defineEndpoint({
  name: 'listActiveFuelCodes',
  method: 'GET',
  kind: 'read',
  access: requires('MY_FUEL_CODE', 'view'),
  input: z.object({ fleetId: id }),
  output: z.looseObject({ fuelCodes: z.array(fuelCode) }),
})

/** Deactivates a code for good, or overrides fields of one that is still scheduled. @since 0.1.0 */
export const updateFuelCode = defineEndpoint({
  name: 'updateFuelCode',
  method: 'PUT',
  kind: 'write',
  access: requires('MY_FUEL_CODE', 'modify'),
  activeFleetOnly: true,
  input: z.object({
    fuelCodeId: id,
    status: z.optional(z.literal('Deactivated')),
    endDate: z.optional(day),
    autoRenew: z.optional(z.boolean()),
  }),
  output: z.unknown(),
  errors: ['IllegalTransition'],
})
