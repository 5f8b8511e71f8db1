import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'

/** A station. `closed` means closed permanently or temporarily, independent of its opening hours. */
export const station = pgTable(
  'station',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    businessName: text('business_name').notNull(),
    address: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    /** Null if unknown. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** `HH:mm` in Manila. Null if unknown. */
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
