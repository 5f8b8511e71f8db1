import type { ApiClient, CallOptions } from 'fleet-portal-api-client'
import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { daysUntil, plusDays } from '../../format/calendar.ts'
import type { Day } from '../../format/days.ts'
import type { CodeValues } from '../../headless/code-generation/codeDraft.ts'
import { blankCode } from '../../headless/code-generation/codeRules.ts'
import { fullName } from '../cells/PersonName.tsx'
import { pickDriver, pickVehicle } from './codeBearer.ts'
import { daysOfCode } from './codeDefaults.ts'
import { findBearers, type Bearers } from './findBearers.ts'

type CodeDriver = NonNullable<FuelCode['drivers']>[number]

/** The only item of a list. A code of several drivers or vehicles cannot be repeated as one draft. */
const onlyOne = <T>(items: readonly T[] | null | undefined): T | undefined =>
  items?.length === 1 ? items[0] : undefined

/** The active drivers that a driver of a code may be: several without an id in the answer, if they have the same name. */
function activeDrivers(driver: CodeDriver, { driversNamed }: Bearers) {
  const { driverId } = driver
  const sameName = driversNamed(fullName(driver))
  return typeof driverId === 'string' ? sameName.filter((one) => one.driverId === driverId) : sameName
}

/** The start of a code moved by a week, or by as many weeks as it takes not to start in the past. */
const nextStart = (start: Day, today: Day): Day => {
  const weeks = Math.max(1, Math.ceil(daysUntil(today, start) / 7))
  return plusDays(start, weeks * 7)
}

/** The drivers and vehicles of a code that are not active any more. */
function inactiveOf({ drivers, vehicles }: FuelCode, bearers: Bearers): string[] {
  return [
    ...(drivers?.filter((driver) => activeDrivers(driver, bearers).length === 0).map(fullName) ?? []),
    ...(vehicles?.map(({ plateNumber }) => plateNumber).filter((plate) => !bearers.vehicleOf(plate)) ?? []),
  ]
}

function repeatedValues(code: FuelCode, bearers: Bearers, today: Day): CodeValues {
  const codeDriver = onlyOne(code.drivers)
  const driver = codeDriver && onlyOne(activeDrivers(codeDriver, bearers))
  const plate = onlyOne(code.vehicles)?.plateNumber
  const vehicle = plate === undefined ? undefined : bearers.vehicleOf(plate)
  return {
    ...blankCode(nextStart(code.startDate, today)),
    fuelCodeType: code.fuelCodeType,
    driver: driver ? pickDriver(driver) : null,
    vehicle: vehicle ? pickVehicle(vehicle) : null,
    productCode: code.productCode,
    literVolume: code.literVolume,
    durationDays: daysOfCode(code),
    isOneTime: code.maxUsage === 1,
    sendSms: code.sendSms,
  }
}

/** Drafts that repeat codes. `skipped` are the names of drivers and the plate numbers that are no longer active. */
export interface RepeatedCodes {
  values: CodeValues[]
  skipped: readonly string[]
}

/**
 * The values of drafts that repeat codes: the same driver, vehicle, product and litres, with dates at least one week later. A driver
 * or vehicle that is no longer active is missing, and so is the mobile number of the form. Auto-renew is off, because the earlier
 * code goes on with it. Rejects with ApiError.
 */
export async function repeatCodes(
  client: ApiClient,
  fleetId: string,
  codes: readonly FuelCode[],
  today: Day,
  options: CallOptions = {},
): Promise<RepeatedCodes> {
  const names = codes.flatMap((code) => code.drivers?.map(fullName) ?? [])
  const plates = codes.flatMap((code) => code.vehicles?.map(({ plateNumber }) => plateNumber) ?? [])
  const bearers = await findBearers(client, fleetId, { names, plates }, options)
  return {
    values: codes.map((code) => repeatedValues(code, bearers, today)),
    skipped: [...new Set(codes.flatMap((code) => inactiveOf(code, bearers)))],
  }
}
