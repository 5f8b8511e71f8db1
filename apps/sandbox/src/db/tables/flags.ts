import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A changed feature flag. A flag without a row has its default. */
export const featureFlag = pgTable('feature_flag', {
  name: text().primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** Users who have the flag even if `isOn` is false. Lower case. */
  emails: text().array().notNull().default([]),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
