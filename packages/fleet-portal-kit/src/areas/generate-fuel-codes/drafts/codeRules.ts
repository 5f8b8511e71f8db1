import {
  bindings,
  fuelCodeLimits,
  codeIssues,
  needsMobileNumber,
  type Binding,
  type NewFuelCode,
} from 'api-client/contract/fuelCodes'
import { fuels, type Fuel } from 'api-client/contract/products'
import { isMobile } from 'api-client/contract/mobile'
import { millilitres } from 'api-client/money'
import * as z from 'zod/mini'
import { plusDays } from '../../../format/calendar.ts'
import { today, type Day } from '../../../format/days.ts'

const chosen = z.object({ value: z.string(), label: z.string(), detail: z.optional(z.string()) })
/** What a picker shows of its choice. */
export type Chosen = z.output<typeof chosen>

const chosenDriver = z.extend(chosen, { mobileNumber: z.optional(z.string()) })
/** With where an SMS goes, if known. */
export type ChosenDriver = z.output<typeof chosenDriver>

/** What a person fills in for a code or a template. Volume in millilitres; '' and null stand for nothing yet. */
export interface CodeValues {
  name: string
  fuelCodeType: Binding | ''
  productCode: Fuel | ''
  literVolume: number | null
  startDate: Day
  durationDays: string
  isOneTime: boolean
  driver: ChosenDriver | null
  vehicle: Chosen | null
  sendSms: boolean
  mobileNumber: string
  autoRenew: boolean
  saveTemplate: boolean
}

export interface CodeFault {
  path: keyof CodeValues
  /** A code of the field rules, such as `required`. */
  code: string
}

export const blankCode = (start: Day): CodeValues => ({
  name: '',
  fuelCodeType: '',
  productCode: '',
  literVolume: null,
  startDate: start,
  durationDays: '',
  isOneTime: false,
  driver: null,
  vehicle: null,
  sendSms: false,
  mobileNumber: '',
  autoRenew: false,
  saveTemplate: false,
})

/** One-time use ends above 200 L; at exactly 200 L it is still there. */
export const mayBeOneTime = (volume: number | null): boolean =>
  volume === null || volume <= fuelCodeLimits.oneTimeMax

/** Whether the SMS needs a typed mobile number, because the code names no driver. */
export const needsMobile = ({ fuelCodeType, sendSms }: CodeValues): boolean =>
  needsMobileNumber(fuelCodeType || undefined, sendSms)

/** The fields of the form that the rules of codes are about. */
const formNames = {
  volume: 'literVolume',
  isOneTime: 'isOneTime',
  driver: 'driver',
  vehicle: 'vehicle',
  mobileNumber: 'mobileNumber',
} as const

/** Days of a duration's text, or undefined where it is none of 1 to 1000. */
export function daysOf(text: string): number | undefined {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return days >= 1 && days <= fuelCodeLimits.maxDays ? days : undefined
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The last day of a period: its start plus its days minus one. Undefined while either is missing. */
export function lastDayOf({ startDate, durationDays }: Pick<CodeValues, 'startDate' | 'durationDays'>) {
  const days = daysOf(durationDays)
  if (!isDay(startDate) || days === undefined) return undefined
  const end = plusDays(startDate, days - 1)
  return isDay(end) ? end : undefined
}

/** Why a code cannot be made as it stands, field by field. */
export function faultsOf(values: CodeValues, now: Day): CodeFault[] {
  const faults: CodeFault[] = []
  const refuse = (path: keyof CodeValues, code: string) => void faults.push({ path, code })
  const { fuelCodeType, productCode, literVolume, startDate, durationDays, mobileNumber } = values
  if (fuelCodeType === '') refuse('fuelCodeType', 'required')
  if (productCode === '') refuse('productCode', 'required')
  if (literVolume === null) refuse('literVolume', 'required')
  if (startDate === '') refuse('startDate', 'required')
  else if (!isDay(startDate)) refuse('startDate', 'day')
  else if (startDate < now) refuse('startDate', 'past')
  else if (daysOf(durationDays) !== undefined && !lastDayOf(values)) refuse('startDate', 'day')
  if (durationDays === '') refuse('durationDays', 'required')
  else if (daysOf(durationDays) === undefined) refuse('durationDays', 'between:1-1000')
  if (mobileNumber !== '' && !isMobile(mobileNumber)) refuse('mobileNumber', 'mobile')
  const content = {
    fuelCodeType: fuelCodeType || undefined,
    volume: literVolume ?? undefined,
    isOneTime: values.isOneTime,
    hasDriver: values.driver !== null,
    hasVehicle: values.vehicle !== null,
    sendsSms: values.sendSms,
    hasMobileNumber: mobileNumber !== '',
  }
  return [...faults, ...codeIssues(content, formNames)]
}

/** The fields of a code or a template, finished or not. */
export const codeValues = z.object({
  name: z.string(),
  fuelCodeType: z.enum(['', ...bindings]),
  productCode: z.enum(['', ...fuels]),
  literVolume: z.nullable(z.int()),
  startDate: z.string(),
  durationDays: z.string(),
  isOneTime: z.boolean(),
  driver: z.nullable(chosenDriver),
  vehicle: z.nullable(chosen),
  sendSms: z.boolean(),
  mobileNumber: z.string(),
  autoRenew: z.boolean(),
  saveTemplate: z.boolean(),
})

/** The form of a code or a template. Its issues are codes of the field rules. */
export const codeForm = codeValues.check(({ value, issues }) => {
  for (const { path, code } of faultsOf(value, today())) {
    issues.push({ code: 'custom', message: code, path: [path], input: value })
  }
})

/** A code as the call takes it. Throws where something is missing: faults are looked for before. */
export function newCodeOf(values: CodeValues, fleetId: string): NewFuelCode {
  const { fuelCodeType, productCode, literVolume, startDate, driver, vehicle, mobileNumber } = values
  const endDate = lastDayOf(values)
  if (!fuelCodeType || !productCode || literVolume === null || !endDate) throw new Error('An unfinished code')
  const isAny = fuelCodeType === 'any'
  return {
    fleetId,
    driverIds: driver && !isAny ? [driver.value] : [],
    vehicleIds: vehicle && !isAny ? [vehicle.value] : [],
    startDate,
    endDate,
    fuelCodeType,
    productCode,
    literVolume: millilitres(literVolume),
    sendFuelCode: values.sendSms,
    saveTemplate: values.saveTemplate,
    maxUsage: values.isOneTime ? 1 : 0,
    autoRenew: values.autoRenew,
    ...(mobileNumber && { mobileNumber }),
  }
}

/** The names and plates that a code is bound to. */
export const bearersOf = ({ fuelCodeType, driver, vehicle }: CodeValues) => ({
  type: fuelCodeType,
  drivers: driver ? [driver.label] : [],
  vehicles: vehicle ? [vehicle.label] : [],
})
