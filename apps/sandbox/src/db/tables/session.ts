import type { PartyType } from 'fleet-portal-api-client/contract/access'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { fleet } from './fleets.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A user. `status` is `pending` until the user accepts the invitation. */
export const user = pgTable(
  'app_user',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    passwordHash: text('password_hash'),
    status: text().notNull().default('active'),
    twoFactor: boolean('two_factor').notNull().default(false),
    otpFailures: integer('otp_failures').notNull().default(0),
    otpFailedAt: moment('otp_failed_at'),
    otpLockedUntil: moment('otp_locked_until'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('app_user_email').on(sql`lower(${t.email})`),
    check('app_user_status', sql`${t.status} in ('active', 'pending', 'deactivated')`),
  ],
)

/** A user's role in a portal. In the fleet portal, the role applies to one fleet. */
export const userAccess = pgTable(
  'user_access',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    fleetId: text('fleet_id').references(() => fleet.id),
    portal: text().$type<PartyType>().notNull().default('fleet'),
    role: text().notNull(),
    status: text().notNull().default('active'),
    search: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('user_access_key').on(t.userId, t.portal, t.fleetId),
    index('user_access_fleet').on(t.fleetId),
    check('user_access_status', sql`${t.status} in ('active', 'deactivated')`),
    check('user_access_fleet_portal', sql`${t.portal} <> 'fleet' or ${t.fleetId} is not null`),
  ],
)

/** A sign-in and all refresh tokens that derive from it. */
export const sessionFamily = pgTable(
  'session_family',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedFor: text('revoked_for'),
  },
  (t) => [index('session_family_user').on(t.userId)],
)

export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => sessionFamily.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('refresh_token_family').on(t.familyId)],
)

/** A two-factor code that was sent. */
export const otpChallenge = pgTable(
  'otp_challenge',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [index('otp_challenge_user').on(t.userId, t.createdAt)],
)

/** Single-use tokens: `second-login`, `reset`, `invite`, `sign-in-link`. Only the hash is stored. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('one_time_token_user').on(t.userId, t.purpose),
    check('one_time_token_purpose', sql`${t.purpose} in ('second-login', 'reset', 'invite', 'sign-in-link')`),
  ],
)
