import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'

/** `status` is the station's business: `closed` for good or for now, whatever its hours say. */
export const station = pgTable(
  'station',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    businessName: text('business_name').notNull(),
    address: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    /** Unknown of some stations. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** `HH:mm` in Manila; unknown of some stations. */
    opensAt: text('opens_at'),
    closesAt: text('closes_at'),
    phoneNumber: text('phone_number'),
    diesel: boolean().notNull(),
    gas91: boolean().notNull(),
    gas95: boolean().notNull(),
    gas97: boolean().notNull(),
    isOnboarded: boolean('is_onboarded').notNull().default(true),
    status: text().notNull().default('active'),
    search: text().notNull(),
  },
  (t) => [
    index('station_place').on(t.province, t.city),
    index('station_position').on(t.latitude, t.longitude),
    check('station_status', sql`${t.status} in ('active', 'closed')`),
  ],
)

export const merchant = pgTable('merchant', {
  id: text().primaryKey(),
  name: text().notNull(),
  search: text().notNull(),
})
