import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A flag that was changed. One that never was has its default and no row. */
export const featureFlag = pgTable('feature_flag', {
  name: text().primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** In lower case: the people for whom it is on while it is off for the others. */
  emails: text().array().notNull().default([]),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
