import type { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { driver, fuelCode, redemption, redemptionDay, station, vehicle } from '../db/schema.ts'
import { byId, isOneOf } from '../utilities/byId.ts'
import { byText, required } from '../utilities/sortedBy.ts'
import { wireInstant } from '../utilities/time.ts'
import type { History } from './historyPages.ts'

type Field = NonNullable<EndpointInput<typeof listRedemptions>['orderBy']>

/** The redemptions as a history. The fleet in a join lets an index of the joined table give the order. */
export const redemptionHistory: History<Field, 'volume' | 'price'> = {
  table: redemption,
  days: redemptionDay,
  time: { field: 'redeemedAt', column: redemption.redeemedAt },
  sortValues: {
    redeemedAt: required(redemption.redeemedAt),
    stationName: required(byText(station.name)),
    driverName: [required(byText(driver.firstName)), required(byText(driver.lastName))],
    plateNumber: required(vehicle.plateNumber),
    fuelCode: required(fuelCode.code),
    productCode: required(redemption.product),
    literVolume: required(redemption.volume),
    pumpPrice: required(redemption.pumpPrice),
    pointsEarned: required(redemption.pointsEarned),
    totalCreditPrice: required(redemption.totalCreditPrice),
    orNumber: required(redemption.orNumber),
    status: required(redemption.status),
  },
  groups: {
    productCode: { name: 'product', column: redemption.product },
    status: { name: 'status', column: redemption.status },
  },
  joins: {
    stationName: { table: station, on: eq(station.id, redemption.stationId) },
    fuelCode: {
      table: fuelCode,
      on: and(eq(fuelCode.id, redemption.fuelCodeId), eq(fuelCode.fleetId, redemption.fleetId)),
    },
    driverName: {
      table: driver,
      on: and(eq(driver.id, redemption.driverId), eq(driver.fleetId, redemption.fleetId)),
      link: redemption.driverId,
    },
    plateNumber: {
      table: vehicle,
      on: and(eq(vehicle.id, redemption.vehicleId), eq(vehicle.fleetId, redemption.fleetId)),
      link: redemption.vehicleId,
    },
  },
  sums: {
    volume: { column: redemption.volume, ofDay: redemptionDay.volume },
    price: { column: redemption.totalCreditPrice, ofDay: redemptionDay.price },
  },
}

/** Redemptions in wire format, in the order of their ids. */
export async function redemptionsToWire(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  const found = await tx
    .select({
      redemption,
      station: { stationId: station.id, name: station.name, businessName: station.businessName },
      driver: {
        driverId: driver.id,
        driverLicenseId: driver.driverLicenseId,
        firstName: driver.firstName,
        lastName: driver.lastName,
      },
      vehicle: { vehicleId: vehicle.id, plateNumber: vehicle.plateNumber },
      code: fuelCode.code,
    })
    .from(redemption)
    .innerJoin(station, eq(station.id, redemption.stationId))
    .innerJoin(fuelCode, eq(fuelCode.id, redemption.fuelCodeId))
    .leftJoin(driver, eq(driver.id, redemption.driverId))
    .leftJoin(vehicle, eq(vehicle.id, redemption.vehicleId))
    .where(isOneOf(redemption.id, ids))
  return byId(ids, found, (one) => one.redemption.id).map(({ redemption: row, code, ...one }) => ({
    redemptionId: row.id,
    station: one.station,
    driver: one.driver,
    dispensedTo: row.dispensedTo,
    vehicle: one.vehicle,
    redeemedAt: wireInstant(row.redeemedAt),
    fuelCodeId: row.fuelCodeId,
    fuelCode: code,
    productCode: row.product as Product,
    literVolume: millilitres(row.volume),
    averageCreditPrice: unitPrice(row.averageCreditPrice),
    totalCreditPrice: centavos(row.totalCreditPrice),
    pointsEarned: row.pointsEarned,
    pumpPrice: unitPrice(row.pumpPrice),
    orNumber: row.orNumber,
    status: row.status as 'success' | 'voided',
    remarks: row.remarks,
  }))
}
