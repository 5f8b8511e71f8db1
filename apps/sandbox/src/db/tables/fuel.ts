import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { driver, fleet, vehicle } from './fleets.ts'
import { user } from './session.ts'
import { station } from './stations.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const integerColumn = (name: string) => bigint(name, { mode: 'number' })
const fleetReference = () =>
  text('fleet_id')
    .notNull()
    .references(() => fleet.id)
const fuelCheck = (name: string, column: unknown) =>
  check(name, sql`${column} in ('diesel', 'gas91', 'gas95', 'gas97')`)

/** A fleet's price from `effectiveAt` on, in 1/10,000 peso per litre. The latest one that is not in the future applies. */
export const price = pgTable(
  'price',
  {
    id: text().primaryKey(),
    fleetId: fleetReference(),
    product: text().notNull(),
    effectiveAt: moment('effective_at').notNull(),
    pumpPrice: integer('pump_price').notNull(),
    movement: integer().notNull(),
    discount: integer().notNull(),
    creditPrice: integer('credit_price').notNull(),
    movementType: text('movement_type').notNull(),
  },
  (t) => [
    uniqueIndex('price_key').on(t.fleetId, t.product, t.effectiveAt),
    fuelCheck('price_product', t.product),
    check('price_sum', sql`${t.creditPrice} = ${t.pumpPrice} - ${t.discount} and ${t.creditPrice} > 0`),
    check(
      'price_movement_type',
      sql`${t.movementType} in ('initial', 'national', 'account', 'discount', 'changeRefS')`,
    ),
  ],
)

/** A purchase of fuel. All tables of this file: volume in millilitres, money in centavos, prices in 1/10,000 peso per litre. */
export const buyFuel = pgTable(
  'buy_fuel',
  {
    id: text().primaryKey(),
    fleetId: fleetReference(),
    userId: text('user_id').references(() => user.id),
    product: text().notNull(),
    creditPrice: integer('credit_price').notNull(),
    volume: integerColumn('volume').notNull(),
    total: integerColumn('total').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('buy_fuel_recent').on(t.fleetId, t.createdAt, t.id),
    fuelCheck('buy_fuel_product', t.product),
    check('buy_fuel_volume', sql`${t.volume} >= 1000 and ${t.total} > 0`),
  ],
)

/** A fuel code. An open code is scheduled or active, depending on its dates. */
export const fuelCode = pgTable(
  'fuel_code',
  {
    id: text().primaryKey(),
    fleetId: fleetReference(),
    code: text().notNull(),
    binding: text().notNull(),
    product: text().notNull(),
    volume: integerColumn('volume').notNull(),
    redeemed: integerColumn('redeemed').notNull().default(0),
    maxUsage: integer('max_usage').notNull(),
    sendSms: boolean('send_sms').notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    mobileNumber: text('mobile_number'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    state: text().notNull().default('open'),
    search: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('fuel_code_code').on(t.code),
    index('fuel_code_recent').on(t.fleetId, t.createdAt, t.id),
    index('fuel_code_open')
      .on(t.fleetId, t.endDate)
      .where(sql`state = 'open'`),
    fuelCheck('fuel_code_product', t.product),
    check('fuel_code_volume', sql`${t.volume} between 1000 and 10000000`),
    check('fuel_code_redeemed', sql`${t.redeemed} between 0 and ${t.volume}`),
    check('fuel_code_period', sql`${t.startDate} <= ${t.endDate}`),
    check('fuel_code_usage', sql`${t.maxUsage} in (0, 1)`),
    check('fuel_code_one_time', sql`${t.maxUsage} = 0 or ${t.volume} <= 200000`),
    check(
      'fuel_code_binding',
      sql`${t.binding} in ('driver-specific', 'vehicle-specific', 'driver-vehicle-specific', 'any')`,
    ),
    check('fuel_code_state', sql`${t.state} in ('open', 'redeemed', 'expired', 'deactivated')`),
  ],
)

export const fuelCodeDriver = pgTable(
  'fuel_code_driver',
  {
    fuelCodeId: text('fuel_code_id')
      .notNull()
      .references(() => fuelCode.id),
    driverId: text('driver_id')
      .notNull()
      .references(() => driver.id),
  },
  (t) => [primaryKey({ columns: [t.fuelCodeId, t.driverId] })],
)

export const fuelCodeVehicle = pgTable(
  'fuel_code_vehicle',
  {
    fuelCodeId: text('fuel_code_id')
      .notNull()
      .references(() => fuelCode.id),
    vehicleId: text('vehicle_id')
      .notNull()
      .references(() => vehicle.id),
  },
  (t) => [primaryKey({ columns: [t.fuelCodeId, t.vehicleId] })],
)

export const fuelCodeTemplate = pgTable(
  'fuel_code_template',
  {
    id: text().primaryKey(),
    fleetId: fleetReference(),
    name: text(),
    binding: text().notNull(),
    driverId: text('driver_id').references(() => driver.id),
    vehicleId: text('vehicle_id').references(() => vehicle.id),
    product: text().notNull(),
    volume: integerColumn('volume').notNull(),
    durationDays: integer('duration_days').notNull(),
    maxUsage: integer('max_usage').notNull(),
    sendSms: boolean('send_sms').notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    mobileNumber: text('mobile_number'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('fuel_code_template_fleet').on(t.fleetId, t.createdAt),
    fuelCheck('fuel_code_template_product', t.product),
    check('fuel_code_template_volume', sql`${t.volume} between 1000 and 10000000`),
    check('fuel_code_template_days', sql`${t.durationDays} between 1 and 1000`),
  ],
)

export const redemption = pgTable(
  'redemption',
  {
    id: text().primaryKey(),
    fleetId: fleetReference(),
    stationId: text('station_id')
      .notNull()
      .references(() => station.id),
    fuelCodeId: text('fuel_code_id')
      .notNull()
      .references(() => fuelCode.id),
    driverId: text('driver_id').references(() => driver.id),
    vehicleId: text('vehicle_id').references(() => vehicle.id),
    dispensedTo: text('dispensed_to').notNull(),
    product: text().notNull(),
    volume: integerColumn('volume').notNull(),
    averageCreditPrice: integer('average_credit_price').notNull(),
    totalCreditPrice: integerColumn('total_credit_price').notNull(),
    pumpPrice: integer('pump_price').notNull(),
    pointsEarned: integer('points_earned').notNull(),
    orNumber: text('or_number').notNull(),
    status: text().notNull().default('success'),
    remarks: text(),
    search: text().notNull(),
    redeemedAt: moment('redeemed_at').notNull(),
  },
  (t) => [
    uniqueIndex('redemption_or_number').on(t.orNumber),
    index('redemption_recent').on(t.fleetId, t.redeemedAt, t.id),
    index('redemption_code').on(t.fuelCodeId),
    fuelCheck('redemption_product', t.product),
    check('redemption_volume', sql`${t.volume} > 0`),
    check('redemption_status', sql`${t.status} in ('success', 'voided')`),
    check('redemption_dispensed_to', sql`${t.dispensedTo} in ('vehicle', 'drum container')`),
  ],
)
