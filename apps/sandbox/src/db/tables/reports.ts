import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { fleet } from './fleets.ts'
import { user } from './session.ts'

/** An export that a user requested. `progress` is in percent. `content` is the file, or its beginning: the rest is in parts. */
export const report = pgTable(
  'report',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    reportType: text('report_type').notNull(),
    filters: jsonb().notNull(),
    fileName: text('file_name').notNull(),
    status: text().notNull().default('in progress'),
    progress: integer().notNull().default(0),
    connectionId: text('connection_id'),
    content: text(),
    /** The bytes of a file with parts. Null for a file without. */
    size: bigint({ mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('report_recent').on(t.fleetId, t.userId, t.createdAt),
    check('report_status', sql`${t.status} in ('in progress', 'success', 'cancelled', 'failed')`),
    check('report_content', sql`(${t.status} = 'success') = (${t.content} is not null)`),
  ],
)

/** A part of a long file: the ids of its rows, and then their text instead. */
export const reportPart = pgTable(
  'report_part',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    ids: text().array(),
    content: text(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.position] })],
)
