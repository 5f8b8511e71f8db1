import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { fleet } from './fleets.ts'
import { user } from './session.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A member of the points programme. A member has at most one fleet, and a fleet at most one member. */
export const loyaltyAccount = pgTable(
  'loyalty_account',
  {
    mobileNumber: text('mobile_number').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    fleetId: text('fleet_id').references(() => fleet.id),
  },
  (t) => [uniqueIndex('loyalty_account_fleet').on(t.fleetId)],
)

/** An announcement for one fleet, or for all if `fleetId` is null. The API identifies it by `createdAt`. */
export const announcement = pgTable(
  'announcement',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id').references(() => fleet.id),
    subject: text().notNull(),
    contentPreview: text('content_preview').notNull(),
    content: text().notNull(),
    modalTitle: text('modal_title').notNull(),
    modalContent: text('modal_content').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('announcement_created').on(t.createdAt)],
)

export const announcementRead = pgTable(
  'announcement_read',
  {
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcement.id),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    readAt: moment('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.userId] })],
)

/** A promo for one fleet, or for all if `fleetId` is null. */
export const promo = pgTable('promo', {
  id: text().primaryKey(),
  fleetId: text('fleet_id').references(() => fleet.id),
  position: integer().notNull(),
  title: text().notNull(),
  subtitle: text().notNull(),
  longDescription: text('long_description').notNull(),
  buttonLabel: text('button_label'),
  redirectUrl: text('redirect_url'),
})

export const feedback = pgTable(
  'feedback',
  {
    id: text().primaryKey(),
    fleetId: text('fleet_id')
      .notNull()
      .references(() => fleet.id),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    rating: integer(),
    reasons: jsonb().$type<string[]>(),
    otherReason: text('other_reason'),
    referToFriend: boolean('refer_to_friend'),
    recommendationScore: integer('recommendation_score'),
    isSkipped: boolean('is_skipped').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('feedback_recent').on(t.fleetId, t.createdAt)],
)

export const loanInquiry = pgTable('loan_inquiry', {
  id: text().primaryKey(),
  fleetId: text('fleet_id')
    .notNull()
    .references(() => fleet.id),
  userId: text('user_id')
    .notNull()
    .references(() => user.id),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  email: text().notNull(),
  loanProduct: text('loan_product').notNull(),
  region: text().notNull(),
  branch: text().notNull(),
  createdAt: moment('created_at').notNull(),
})
