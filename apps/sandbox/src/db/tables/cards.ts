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
import { driver, fleet, vehicle } from './people.ts'

const whole = (name: string) => bigint(name, { mode: 'number' })

/** A card that a fleet pays with at the pump. Limits are for a month, money in centavos; null is no limit. */
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
    moneyLimit: whole('money_limit'),
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

/** What was paid with a card in a month of Manila, named by its first day. A month without a payment has no row. */
export const fleetCardUse = pgTable(
  'fleet_card_use',
  {
    cardId: text('card_id')
      .notNull()
      .references(() => fleetCard.id),
    month: date({ mode: 'string' }).notNull(),
    /** Centavos. */
    paid: whole('paid').notNull(),
    payments: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cardId, t.month] })],
)
