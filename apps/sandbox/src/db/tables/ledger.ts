import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { fleet } from './fleets.ts'

/**
 * A ledger account of a fleet, or `outside` for its counterparties. `unit` is `centavo`, `point` or a fuel (millilitres).
 * Only `outside` may be negative. A trigger updates the balance from the movements.
 */
export const account = pgTable(
  'account',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    kind: text().notNull(),
    unit: text().notNull(),
    /** The fuel code of a reservation. Empty for other accounts. */
    holder: text().notNull().default(''),
    overdraft: boolean().notNull().default(false),
    balance: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    unique('account_key').on(t.fleetId, t.kind, t.unit, t.holder),
    unique('account_unit').on(t.id, t.unit),
    check('account_balance', sql`${t.overdraft} or ${t.balance} >= 0`),
    check('account_kind', sql`${t.kind} in ('wallet', 'points', 'fuel', 'reservation', 'outside')`),
    check('account_unit_known', sql`${t.unit} in ('centavo', 'point', 'diesel', 'gas91', 'gas95', 'gas97')`),
    check('account_overdraft', sql`${t.overdraft} = (${t.kind} = 'outside')`),
    check('account_holder', sql`(${t.holder} <> '') = (${t.kind} = 'reservation')`),
  ],
)

/** A business event. The sum of its movements is zero in every unit. */
export const posting = pgTable(
  'posting',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    kind: text().notNull(),
    /** The id of the purchase, code, redemption, cash-in or card payment. */
    reference: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('posting_reference').on(t.reference),
    index('posting_fleet').on(t.fleetId, t.createdAt),
    check(
      'posting_kind',
      sql`${t.kind} in ('cash-in', 'buy', 'reserve', 'release', 'redeem', 'void', 'points', 'pay')`,
    ),
  ],
)

export const movement = pgTable(
  'movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    postingId: text('posting_id')
      .notNull()
      .references(() => posting.id),
    accountId: text('account_id').notNull(),
    unit: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('movement_account').on(t.accountId),
    index('movement_posting').on(t.postingId),
    check('movement_amount', sql`${t.amount} <> 0`),
  ],
)
