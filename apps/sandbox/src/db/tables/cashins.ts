import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { fleet } from './fleets.ts'
import { user } from './session.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * A payment into a wallet, in centavos. A trigger ensures that it starts as pending and ends once. From `expiresAt` on, an
 * unpaid cash-in is expired even if its status still says pending.
 */
export const cashin = pgTable(
  'cashin',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    userId: text('user_id').references(() => user.id),
    referenceNumber: text('reference_number').notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    fee: bigint({ mode: 'number' }).notNull().default(0),
    channel: text().notNull(),
    /** The bank, or the brand and the last digits of a card. */
    mode: text(),
    processor: text(),
    status: text().notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    fulfilledAt: moment('fulfilled_at'),
  },
  (t) => [
    uniqueIndex('cashin_reference').on(t.referenceNumber),
    index('cashin_recent').on(t.fleetId, t.createdAt, t.id),
    check('cashin_amount', sql`${t.amount} > 0 and ${t.fee} >= 0`),
    check('cashin_status', sql`${t.status} in ('pending', 'failed', 'success', 'expired', 'voided')`),
    check('cashin_fulfilled', sql`(${t.status} = 'success') = (${t.fulfilledAt} is not null)`),
  ],
)

/** A provider's token for one card payment or for saving one card. The card number is not stored. */
export const paymentToken = pgTable('payment_token', {
  hash: text().primaryKey(),
  brand: text().notNull(),
  lastDigits: text('last_digits').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

/** A card that a fleet saved with the wallet provider. It can pay after its holder has verified it. */
export const savedCard = pgTable(
  'saved_card',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    brand: text().notNull(),
    lastDigits: text('last_digits').notNull(),
    token: text().notNull(),
    referenceNumber: text('reference_number').notNull(),
    status: text().notNull().default('pending'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_card_reference').on(t.referenceNumber),
    uniqueIndex('saved_card_token').on(t.token),
    index('saved_card_fleet').on(t.fleetId, t.createdAt),
    check('saved_card_status', sql`${t.status} in ('pending', 'verified', 'saved', 'refused', 'removed')`),
  ],
)

/** A grant of the bank for a cash-in: the code from its page, or the token that the code was exchanged for. */
export const bankGrant = pgTable(
  'bank_grant',
  {
    hash: text().primaryKey(),
    cashinId: text('cashin_id')
      .notNull()
      .references(() => cashin.id),
    kind: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [check('bank_grant_kind', sql`${t.kind} in ('code', 'token')`)],
)

/** A payment from a bank account that needs the one-time code sent to the account holder. */
export const bankPayment = pgTable(
  'bank_payment',
  {
    id: text().primaryKey(),
    cashinId: text('cashin_id')
      .notNull()
      .references(() => cashin.id),
    account: text().notNull(),
    otpHash: text('otp_hash').notNull(),
    failures: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('bank_payment_cashin').on(t.cashinId, t.createdAt)],
)
