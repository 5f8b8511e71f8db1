import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { station } from './stations.ts'

const created = () => timestamp('created_at', { withTimezone: true }).notNull()

/** A company. `inventoryLimit` is in millilitres, for all products together. */
export const fleet = pgTable(
  'fleet',
  {
    id: text().primaryKey(),
    businessName: text('business_name').notNull(),
    plbType: text('plb_type').notNull(),
    status: text().notNull().default('active'),
    isVip: boolean('is_vip').notNull().default(false),
    onboardedAt: timestamp('onboarded_at', { withTimezone: true }).notNull(),
    paymentGateway: text('payment_gateway').notNull().default('paymaya'),
    inventoryLimit: bigint('inventory_limit', { mode: 'number' }),
    referenceStationId: text('reference_station_id').references(() => station.id),
  },
  (t) => [
    check(
      'fleet_plb_type',
      sql`${t.plbType} in ('hedging', 'locqpay', 'locqpay-manual-po', 'locqpay-manual-po-credit')`,
    ),
    check('fleet_status', sql`${t.status} in ('active', 'deactivated')`),
    check('fleet_inventory_limit', sql`${t.inventoryLimit} > 0`),
  ],
)

/** The stations where a fleet may redeem. A fleet without rows may redeem at every station. */
export const fleetStation = pgTable(
  'fleet_station',
  {
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    stationId: text('station_id')
      .notNull()
      .references(() => station.id),
  },
  (t) => [uniqueIndex('fleet_station_key').on(t.fleetId, t.stationId)],
)

export const driver = pgTable(
  'driver',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    driverLicenseId: text('driver_license_id').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    status: text().notNull().default('active'),
    search: text().notNull(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('driver_license_key').on(t.fleetId, t.driverLicenseId),
    index('driver_recent').on(t.fleetId, t.createdAt, t.id),
    check('driver_status', sql`${t.status} in ('active', 'inactive')`),
  ],
)

export const vehicle = pgTable(
  'vehicle',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    plateNumber: text('plate_number').notNull(),
    model: text(),
    remarks: text(),
    type: text().notNull().default('Vehicle'),
    status: text().notNull().default('active'),
    search: text().notNull(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('vehicle_plate_key').on(t.fleetId, t.plateNumber),
    index('vehicle_recent').on(t.fleetId, t.createdAt, t.id),
    check('vehicle_status', sql`${t.status} in ('active', 'inactive')`),
    check('vehicle_type', sql`${t.type} in ('Vehicle', 'Drum Container')`),
  ],
)

export const driverGroup = pgTable(
  'driver_group',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    name: text().notNull(),
    status: text().notNull().default('active'),
    search: text().notNull(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('driver_group_key').on(t.fleetId, sql`lower(${t.name})`),
    check('driver_group_status', sql`${t.status} in ('active', 'inactive')`),
  ],
)
