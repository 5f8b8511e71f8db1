import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Sent emails and SMS. The sandbox shows them on its page. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    channel: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The code or link in the message. */
    code: text(),
    link: text(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('outbox_recipient').on(t.recipient, t.id),
    check('outbox_channel', sql`${t.channel} in ('mail', 'sms')`),
  ],
)

/** The outcome of a call with an idempotency key. `void`: the call had no effect, and a later call with the key is refused. */
export const idempotency = pgTable(
  'idempotency',
  {
    userId: text('user_id').notNull(),
    key: text().notNull(),
    route: text().notNull(),
    requestHash: text('request_hash').notNull(),
    state: text().notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    check('idempotency_state', sql`${t.state} in ('done', 'void')`),
    check('idempotency_status', sql`${t.state} = 'void' or ${t.status} is not null`),
  ],
)

export const audit = pgTable('audit', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  at: moment('at').notNull(),
  userId: text('user_id'),
  fleetId: text('fleet_id'),
  action: text().notNull(),
  requestId: text('request_id').notNull(),
  detail: jsonb(),
})

/** Attempts per key, in a time window that starts with the first attempt. */
export const rateWindow = pgTable('rate_window', {
  key: text().primaryKey(),
  startedAt: moment('started_at').notNull(),
  count: bigint({ mode: 'number' }).notNull(),
})
