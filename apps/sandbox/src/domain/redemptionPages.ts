import type { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { driver, fuelCode, redemption, redemptionDay, station, vehicle } from '../db/schema.ts'
import { byId, isOneOf } from '../utilities/byId.ts'
import { byText, required, sortedBy } from '../utilities/sortedBy.ts'
import { wireInstant } from '../utilities/time.ts'
import type { History } from './historyPages.ts'

const newestFirst = [desc(redemption.redeemedAt), desc(redemption.id)]
const sortValues = {
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
}

type Sort = Pick<EndpointInput<typeof listRedemptions>, 'orderBy' | 'order'>

/** The table that a sort needs. Its fleet lets an index of the table give the order. */
const joinedTables = {
  stationName: { table: station, on: eq(station.id, redemption.stationId) },
  fuelCode: {
    table: fuelCode,
    on: and(eq(fuelCode.id, redemption.fuelCodeId), eq(fuelCode.fleetId, redemption.fleetId)),
  },
  driverName: {
    table: driver,
    on: and(eq(driver.id, redemption.driverId), eq(driver.fleetId, redemption.fleetId)),
  },
  plateNumber: {
    table: vehicle,
    on: and(eq(vehicle.id, redemption.vehicleId), eq(vehicle.fleetId, redemption.fleetId)),
  },
} as const

const joinFor = ({ orderBy }: Sort) =>
  orderBy && orderBy in joinedTables ? joinedTables[orderBy as keyof typeof joinedTables] : undefined

/** Redemptions with the table that the sort needs. Those that it lacks are left out. */
function joined(tx: Tx, sort: Sort) {
  const query = tx.select({ id: redemption.id }).from(redemption).$dynamic()
  const join = joinFor(sort)
  return join ? query.innerJoin(join.table, join.on) : query
}

/** The ids of all redemptions that match a condition, in the order of a sort. */
export function allRedemptionIds(tx: Tx, sort: Sort, where: SQL | undefined) {
  const query = tx.select({ id: redemption.id }).from(redemption).$dynamic()
  const join = joinFor(sort)
  return (join ? query.leftJoin(join.table, join.on) : query)
    .where(where)
    .orderBy(...sortedBy(sort, sortValues, newestFirst, { mayMiss: true }))
}

/** The redemptions as a history. */
export const redemptionHistory: History<NonNullable<Sort['orderBy']>> = {
  table: redemption,
  days: redemptionDay,
  time: { field: 'redeemedAt', column: redemption.redeemedAt },
  groups: {
    productCode: { name: 'product', column: redemption.product },
    status: { name: 'status', column: redemption.status },
  },
  optional: { driverName: redemption.driverId, plateNumber: redemption.vehicleId },
  orderOf: (sort) => sortedBy(sort, sortValues, newestFirst),
  read: (tx, sort, where, order, { limit, offset }) =>
    joined(tx, sort)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
}

/** Redemptions in wire format, in the order of their ids. */
export async function redemptionsToWire(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  const found = await tx
    .select({
      redemption,
      station: { stationId: station.id, name: station.name, businessName: station.businessName },
      driver: {
        driverLicenseId: driver.driverLicenseId,
        firstName: driver.firstName,
        lastName: driver.lastName,
      },
      plateNumber: vehicle.plateNumber,
      code: fuelCode.code,
    })
    .from(redemption)
    .innerJoin(station, eq(station.id, redemption.stationId))
    .innerJoin(fuelCode, eq(fuelCode.id, redemption.fuelCodeId))
    .leftJoin(driver, eq(driver.id, redemption.driverId))
    .leftJoin(vehicle, eq(vehicle.id, redemption.vehicleId))
    .where(isOneOf(redemption.id, ids))
  return byId(ids, found, (one) => one.redemption.id).map(
    ({ redemption: row, plateNumber, code, ...one }) => ({
      redemptionId: row.id,
      station: one.station,
      driver: one.driver,
      dispensedTo: row.dispensedTo,
      vehicle: plateNumber === null ? null : { plateNumber },
      redeemedAt: wireInstant(row.redeemedAt),
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
    }),
  )
}
