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
import { station } from './stations.ts'

const integerColumn = (name: string) => bigint(name, { mode: 'number' })

/** A fleet card. Limits apply per month, in centavos and payments; null means no limit. */
export const fleetCard = pgTable(
  'fleet_card',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    cardNumber: text('card_number').notNull(),
    binding: text().notNull(),
    status: text().notNull().default('active'),
    driverId: text('driver_id').references(() => driver.id),
    vehicleId: text('vehicle_id').references(() => vehicle.id),
    moneyLimit: integerColumn('money_limit'),
    paymentLimit: integer('payment_limit'),
    diesel: boolean().notNull(),
    gas91: boolean().notNull(),
    gas95: boolean().notNull(),
    gas97: boolean().notNull(),
    lubes: boolean().notNull(),
    remarks: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('fleet_card_number').on(t.cardNumber),
    index('fleet_card_recent').on(t.fleetId, t.createdAt),
    check('fleet_card_status', sql`${t.status} in ('active', 'deactivated', 'terminated')`),
    check('fleet_card_money_limit', sql`${t.moneyLimit} between 100 and 9999999999`),
    check('fleet_card_payment_limit', sql`${t.paymentLimit} between 1 and 999999`),
  ],
)

/** The use of a card in a month, Manila time. `month` is its first day. A month without payments has no row. */
export const fleetCardUse = pgTable(
  'fleet_card_use',
  {
    cardId: text('card_id')
      .notNull()
      .references(() => fleetCard.id),
    month: date({ mode: 'string' }).notNull(),
    /** Centavos. */
    paid: integerColumn('paid').notNull(),
    payments: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.month] })],
)

/**
 * A payment with a fleet card. `product` is null for goods other than fuel and lubes. Money in centavos, volume in
 * millilitres, prices in 1/10,000 peso per litre.
 */
export const cardPayment = pgTable(
  'card_payment',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    cardId: text('card_id')
      .notNull()
      .references(() => fleetCard.id),
    stationId: text('station_id')
      .notNull()
      .references(() => station.id),
    driverId: text('driver_id').references(() => driver.id),
    vehicleId: text('vehicle_id').references(() => vehicle.id),
    dispensedTo: text('dispensed_to'),
    product: text(),
    volume: integerColumn('volume'),
    pumpPrice: integer('pump_price'),
    /** Per litre. */
    discount: integer(),
    amount: integerColumn('amount').notNull(),
    totalDiscount: integerColumn('total_discount').notNull().default(0),
    /** The amount minus the discount, which the wallet pays. */
    finalAmount: integerColumn('final_amount').notNull(),
    pointsEarned: integer('points_earned').notNull().default(0),
    poNumber: text('po_number'),
    orNumber: text('or_number').notNull(),
    /** Remarks of the payment. */
    transactionRemarks: text('transaction_remarks'),
    status: text().notNull().default('success'),
    /** The reason for voiding. */
    remarks: text(),
    search: text().notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('card_payment_or_number').on(t.orNumber),
    index('card_payment_card').on(t.cardId, t.paidAt),
    check(
      'card_payment_sum',
      sql`${t.finalAmount} = ${t.amount} - ${t.totalDiscount} and ${t.finalAmount} > 0`,
    ),
    check('card_payment_status', sql`${t.status} in ('success', 'voided')`),
  ],
)
