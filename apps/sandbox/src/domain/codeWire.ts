import type { Binding, FuelCodeStatus } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { millilitres } from 'fleet-portal-api-client/money'
import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { driver, fuelCode, fuelCodeDriver, fuelCodeVehicle, vehicle } from '../db/schema.ts'
import type { CodeRow } from './codePeriods.ts'
import { isOneOf } from '../utilities/byId.ts'
import { wireInstant } from '../utilities/time.ts'

const closed = { redeemed: 'Redeemed', expired: 'Expired', deactivated: 'Deactivated' } as const

/** The status of a code today. Call `sweepCodes` first, so that an open code is scheduled or active. */
export const statusOf = (code: CodeRow, today: string): FuelCodeStatus =>
  closed[code.state as keyof typeof closed] ?? (code.startDate > today ? 'Scheduled' : 'Active')

/** The query condition for a status. It follows the same rule as `statusOf`. */
export function statusCondition(status: FuelCodeStatus | undefined, today: string): SQL | undefined {
  if (!status) return undefined
  if (status === 'Scheduled') return and(eq(fuelCode.state, 'open'), gt(fuelCode.startDate, today))
  if (status === 'Active') return and(eq(fuelCode.state, 'open'), lte(fuelCode.startDate, today))
  return eq(fuelCode.state, status.toLowerCase())
}

function byCode<T extends { codeId: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(row.codeId, [...(groups.get(row.codeId) ?? []), row])
  return groups
}

/** Codes in wire format, with their drivers' names and their vehicles' plate numbers. */
export async function codesToWire(tx: Tx, codes: readonly CodeRow[], today: string) {
  const ids = codes.map(({ id }) => id)
  const drivers = ids.length
    ? await tx
        .select({ codeId: fuelCodeDriver.fuelCodeId, driver })
        .from(fuelCodeDriver)
        .innerJoin(driver, eq(driver.id, fuelCodeDriver.driverId))
        .where(isOneOf(fuelCodeDriver.fuelCodeId, ids))
        .orderBy(asc(driver.firstName), asc(driver.id))
    : []
  const vehicles = ids.length
    ? await tx
        .select({ codeId: fuelCodeVehicle.fuelCodeId, vehicle })
        .from(fuelCodeVehicle)
        .innerJoin(vehicle, eq(vehicle.id, fuelCodeVehicle.vehicleId))
        .where(isOneOf(fuelCodeVehicle.fuelCodeId, ids))
        .orderBy(asc(vehicle.plateNumber))
    : []
  const driversOf = byCode(drivers)
  const vehiclesOf = byCode(vehicles)
  return codes.map((code) => ({
    fuelCodeId: code.id,
    fuelCode: code.code,
    fuelCodeType: code.binding as Binding,
    drivers: (driversOf.get(code.id) ?? []).map(({ driver: { id, firstName, lastName } }) => ({
      driverId: id,
      firstName,
      lastName,
    })),
    vehicles: (vehiclesOf.get(code.id) ?? []).map(({ vehicle: { id, plateNumber } }) => ({
      vehicleId: id,
      plateNumber,
    })),
    productCode: code.product as Fuel,
    literVolume: millilitres(code.volume),
    volumeRedeemed: millilitres(code.redeemed),
    maxUsage: code.maxUsage,
    sendSms: code.sendSms,
    autoRenew: code.autoRenew,
    startDate: code.startDate,
    endDate: code.endDate,
    createdAt: wireInstant(code.createdAt),
    status: statusOf(code, today),
  }))
}
