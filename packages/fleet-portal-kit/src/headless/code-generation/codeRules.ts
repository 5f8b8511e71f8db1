import {
  bindings,
  fuelCodeLimits,
  codeIssues,
  needsMobileNumber,
  type NewFuelCode,
} from 'fleet-portal-api-client/contract/fuelCodes'
import { limits } from 'fleet-portal-api-client/contract/fields'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { isMobile } from 'fleet-portal-api-client/contract/mobile'
import { millilitres } from 'fleet-portal-api-client/money'
import * as z from 'zod/mini'
import type { CodeFieldError, CodeValues } from './codeDraft.ts'
import { plusDays } from '../../format/calendar.ts'
import { today, type Day } from '../../format/days.ts'

const pickedOption = z.object({ value: z.string(), label: z.string(), detail: z.optional(z.string()) })

const pickedDriver = z.extend(pickedOption, { mobileNumber: z.optional(z.string()) })
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

/** Whether a volume allows one-time use: up to and including 200 L. */
export const isOneTimeAllowed = (volume: number | null): boolean =>
  volume === null || volume <= fuelCodeLimits.oneTimeMax

/** Whether the SMS needs a typed mobile number, because the code names no driver. */
export const needsMobile = ({ fuelCodeType, sendSms }: CodeValues): boolean =>
  needsMobileNumber(fuelCodeType || undefined, sendSms)

/** The names of the form fields that the contract's rules check. */
const formNames = {
  volume: 'literVolume',
  isOneTime: 'isOneTime',
  driver: 'driver',
  vehicle: 'vehicle',
  mobileNumber: 'mobileNumber',
} as const

/** Parses a duration in days. Undefined unless it is between 1 and 1000. */
export function parseDays(text: string): number | undefined {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return days >= 1 && days <= fuelCodeLimits.maxDays ? days : undefined
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The last day of a period: its start plus its duration minus one day. Undefined if either is invalid. */
export function lastDayOf({ startDate, durationDays }: Pick<CodeValues, 'startDate' | 'durationDays'>) {
  const days = parseDays(durationDays)
  if (!isDay(startDate) || days === undefined) return undefined
  const end = plusDays(startDate, days - 1)
  return isDay(end) ? end : undefined
}

/** Validates a code. Returns one error per invalid field. */
export function validateCode(values: CodeValues, now: Day): CodeFieldError[] {
  const errors: CodeFieldError[] = []
  const addError = (path: keyof CodeValues, code: string) => void errors.push({ path, code })
  const { fuelCodeType, productCode, literVolume, startDate, durationDays, mobileNumber } = values
  if (fuelCodeType === '') addError('fuelCodeType', 'required')
  if (productCode === '') addError('productCode', 'required')
  if (literVolume === null) addError('literVolume', 'required')
  if (startDate === '') addError('startDate', 'required')
  else if (!isDay(startDate)) addError('startDate', 'day')
  else if (startDate < now) addError('startDate', 'past')
  else if (parseDays(durationDays) !== undefined && !lastDayOf(values)) addError('startDate', 'day')
  if (durationDays === '') addError('durationDays', 'required')
  else if (parseDays(durationDays) === undefined) addError('durationDays', 'between:1-1000')
  if (mobileNumber !== '' && !isMobile(mobileNumber)) addError('mobileNumber', 'mobile')
  const ruleInput = {
    fuelCodeType: fuelCodeType || undefined,
    volume: literVolume ?? undefined,
    isOneTime: values.isOneTime,
    hasDriver: values.driver !== null,
    hasVehicle: values.vehicle !== null,
    sendsSms: values.sendSms,
    hasMobileNumber: mobileNumber !== '',
  }
  return [...errors, ...codeIssues(ruleInput, formNames)]
}

/** The schema of the form values, complete or not. */
export const codeValues = z.object({
  name: z.string(),
  fuelCodeType: z.enum(['', ...bindings]),
  productCode: z.enum(['', ...fuels]),
  literVolume: z.nullable(z.int()),
  startDate: z.string(),
  durationDays: z.string(),
  isOneTime: z.boolean(),
  driver: z.nullable(pickedDriver),
  vehicle: z.nullable(pickedOption),
  sendSms: z.boolean(),
  mobileNumber: z.string(),
  autoRenew: z.boolean(),
  saveTemplate: z.boolean(),
})

/** The schema of the form, which also validates the code. Its issue messages are codes of the field rules. */
export const codeForm = codeValues.check(({ value, issues }) => {
  if (value.name.trim().length > limits.name) {
    issues.push({ code: 'custom', message: `maxLength:${limits.name}`, path: ['name'], input: value })
  }
  for (const { path, code } of validateCode(value, today())) {
    issues.push({ code: 'custom', message: code, path: [path], input: value })
  }
})

/** Converts form values to the input of the call. Undefined if a required value is missing. */
export function newFuelCodeOf(values: CodeValues, fleetId: string): NewFuelCode | undefined {
  const { fuelCodeType, productCode, literVolume, startDate, driver, vehicle, mobileNumber } = values
  const endDate = lastDayOf(values)
  if (!fuelCodeType || !productCode || literVolume === null || !endDate) return undefined
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

/** Converts valid form values to the input of the call. Throws if a required value is missing. */
export function toNewFuelCode(values: CodeValues, fleetId: string): NewFuelCode {
  const code = newFuelCodeOf(values, fleetId)
  if (!code) throw new Error('An unfinished code')
  return code
}

/** The names and plate numbers that a code is bound to. */
export const bearersOf = ({ fuelCodeType, driver, vehicle }: CodeValues) => ({
  type: fuelCodeType,
  drivers: driver ? [driver.label] : [],
  vehicles: vehicle ? [vehicle.label] : [],
})
