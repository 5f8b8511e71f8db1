import {
  assignableRoles,
  roleAllows,
  type FleetType,
  type Role,
} from 'fleet-portal-api-client/contract/access'
import {
  acceptInvite,
  getInvite,
  inviteUser,
  listUserAccesses,
  removeUserAccess,
  updateUserAccess,
} from 'fleet-portal-api-client/contract/users'
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { user, userAccess } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'
import { requireLinkOwner, sendInvite } from '../domain/links.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { hashPassword, refuseCommonPassword } from '../utilities/passwords.ts'
import { countAttempt } from '../utilities/rateLimit.ts'
import { matchesSearch, searchText } from '../utilities/search.ts'
import { byText, sortedBy } from '../utilities/sortedBy.ts'
import { accessRemovedReason, endAllSessions, consumeToken } from '../domain/tokens.ts'
import { Fault } from '../fault.ts'
import { handle, handlePrepared } from '../handle.ts'
import { userByEmail } from './session.ts'

/** The maximum number of invitations from one fleet to one email in the window, so that no mailbox is flooded. */
const maxInvites = 10
const inviteWindow = 3600

async function accessOwner(tx: Tx, { userAccessId }: { userAccessId: string }) {
  const [found] = await tx
    .select({ fleetId: userAccess.fleetId })
    .from(userAccess)
    .where(and(eq(userAccess.id, userAccessId), eq(userAccess.portal, 'fleet')))
  return found?.fleetId ?? undefined
}

function refuseUnassignable(context: Context, role: Role): void {
  if (assignableRoles(context.fleet.plbType as FleetType).includes(role)) return
  throw new Fault('BadRequest', { fields: [{ path: 'role', code: 'role' }] })
}

/** The status of an access. A deactivated user has no active access. */
const accessStatus = sql<string>`case when ${user.status} = 'deactivated' then 'deactivated' else ${userAccess.status} end`

/** Searches names and emails. A key with @, _ or + can only be part of an email. */
const searchCondition = (searchKey: string | undefined) => {
  const key = searchKey?.trim().toLowerCase()
  if (!key) return undefined
  const byEmail = sql`position(${key} in lower(${user.email})) > 0`
  return /[@_+]/.test(key) ? byEmail : or(matchesSearch(userAccess.search, key), byEmail)
}

/** Locks all accesses of the fleet, so that two administrators cannot remove each other at the same time. */
async function lockAccess({ tx, fleet }: Context, userAccessId: string) {
  const all = await tx
    .select({ access: userAccess, user })
    .from(userAccess)
    .innerJoin(user, eq(user.id, userAccess.userId))
    .where(and(eq(userAccess.fleetId, fleet.id), eq(userAccess.portal, 'fleet')))
    .orderBy(asc(userAccess.id))
    .for('update', { of: userAccess })
  const found = all.find(({ access }) => access.id === userAccessId && access.status === 'active')
  if (!found) throw new Fault('NotFound')
  const admins = all.filter(
    ({ access, user: userRow }) =>
      access.role === 'portal-admin' && access.status === 'active' && userRow.status === 'active',
  )
  const isLastAdmin = admins.length === 1 && admins[0]?.access.id === userAccessId
  return { ...found, isLastAdmin }
}

/** The user of an invitation. Refuses an activated user, and a user whose accesses were all removed. */
async function requireInvitedUser(context: Context, token: string) {
  const userRow = await requireLinkOwner(context, 'invite', token, { gone: 'F1005', expired: 'F1003' })
  if (userRow.status !== 'pending' || !(await hasActiveAccess(context, userRow.id))) throw new Fault('F1005')
  return userRow
}

async function hasActiveAccess({ tx }: Context, userId: string): Promise<boolean> {
  const active = await tx
    .select({ id: userAccess.id })
    .from(userAccess)
    .where(and(eq(userAccess.userId, userId), eq(userAccess.status, 'active')))
    .limit(1)
  return active.length > 0
}

/** Refuses a change that weakens the sign-in to a fleet whose users the caller may not change. */
async function requireAdminOfAllFleets({ tx, currentUser }: Context, userId: string): Promise<void> {
  const accesses = await tx
    .select({ fleetId: userAccess.fleetId })
    .from(userAccess)
    .where(
      and(eq(userAccess.userId, userId), eq(userAccess.portal, 'fleet'), eq(userAccess.status, 'active')),
    )
  const isAdminOf = (fleetId: string | null) =>
    currentUser.accesses.some(
      (access) =>
        access.portal === 'fleet' &&
        access.fleetId === fleetId &&
        roleAllows(updateUserAccess.access, access.role as Role),
    )
  if (!accesses.every(({ fleetId }) => isAdminOf(fleetId))) throw new Fault('Forbidden')
}

/** Ends the user's connections, and the user's sessions if no fleet is left. */
async function applyRemovedAccess(context: Context, userId: string) {
  context.disconnect(userId)
  const remaining = await context.tx
    .select({ id: userAccess.id })
    .from(userAccess)
    .where(
      and(eq(userAccess.userId, userId), eq(userAccess.portal, 'fleet'), eq(userAccess.status, 'active')),
    )
    .limit(1)
  if (remaining.length === 0) await endAllSessions(context, userId, accessRemovedReason)
}

const newestFirst = [desc(userAccess.createdAt), desc(userAccess.id)]
const sortValues = {
  firstName: [byText(user.firstName), byText(user.lastName)],
  email: byText(user.email),
  role: userAccess.role,
  isFaEnabled: user.twoFactor,
  status: accessStatus,
}

export const userRoutes = [
  handle(listUserAccesses, async ({ tx }, input) => {
    const { limit, offset } = limitAndOffset(input)
    const { fleetId, statuses, role, searchKey } = input
    const where = and(
      eq(userAccess.fleetId, fleetId),
      eq(userAccess.portal, 'fleet'),
      statuses?.length ? inArray(accessStatus, statuses) : undefined,
      role ? eq(userAccess.role, role) : undefined,
      searchCondition(searchKey),
    )
    const found = await tx
      .select({ access: userAccess, user, status: accessStatus })
      .from(userAccess)
      .innerJoin(user, eq(user.id, userAccess.userId))
      .where(where)
      .orderBy(...sortedBy(input, sortValues, newestFirst))
      .limit(limit)
      .offset(offset)
    const [total] = await tx
      .select({ count: count() })
      .from(userAccess)
      .innerJoin(user, eq(user.id, userAccess.userId))
      .where(where)
    const userAccesses = found.map(({ access, user: userRow, status }) => ({
      userAccessId: access.id,
      role: access.role,
      status,
      user: {
        userId: userRow.id,
        email: userRow.email,
        firstName: userRow.firstName,
        lastName: userRow.lastName,
        isFaEnabled: userRow.twoFactor,
      },
    }))
    return { userAccesses, count: total?.count ?? 0 }
  }),

  handle(inviteUser, async (context, { fleetId, email, role }) => {
    const { tx, now } = context
    refuseUnassignable(context, role)
    const normalizedEmail = email.toLowerCase()
    await countAttempt(context, `invite:${fleetId}:${normalizedEmail}`, maxInvites, inviteWindow)
    let userRow = await userByEmail(context, normalizedEmail)
    if (!userRow) {
      const values = { id: newId('usr'), email: normalizedEmail, status: 'pending', createdAt: now }
      // Another fleet may invite the same email at the same time.
      await tx.insert(user).values(values).onConflictDoNothing()
      userRow = await userByEmail(context, normalizedEmail)
    }
    if (!userRow) throw new Fault('Server')
    if (userRow.status === 'deactivated') throw new Fault('F1002')
    const search = searchText(normalizedEmail, `${userRow.firstName} ${userRow.lastName}`)
    const granted = await tx
      .insert(userAccess)
      .values({
        id: newId('acc'),
        userId: userRow.id,
        fleetId,
        portal: 'fleet',
        role,
        search,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: [userAccess.userId, userAccess.portal, userAccess.fleetId],
        set: { role, status: 'active' },
        // A pending user can be invited again: this sends a new link and sets the new role.
        ...(userRow.status !== 'pending' && { setWhere: eq(userAccess.status, 'deactivated') }),
      })
      .returning({ id: userAccess.id })
    if (granted.length === 0) throw new Fault('F1004')
    if (userRow.status === 'pending') await sendInvite(context, context.fleet, userRow)
    else {
      await context.send({
        channel: 'mail',
        to: userRow.email,
        subject: `You can now act for ${context.fleet.businessName}`,
        body: `Sign in to ${context.settings.productName} and select the fleet.`,
        link: `${context.settings.portalUrl}/auth`,
      })
    }
    return {}
  }),

  handle(
    updateUserAccess,
    async (context, { userAccessId, role, isFaEnabled }) => {
      const { tx, currentUser } = context
      const target = await lockAccess(context, userAccessId)
      if (role && role !== target.access.role) {
        if (target.access.userId === currentUser.id) throw new Fault('OwnAccess')
        if (target.isLastAdmin) throw new Fault('LastAdmin')
        refuseUnassignable(context, role)
        await tx.update(userAccess).set({ role }).where(eq(userAccess.id, userAccessId))
        context.disconnect(target.access.userId)
      }
      if (isFaEnabled !== undefined && isFaEnabled !== target.user.twoFactor) {
        if (!isFaEnabled) await requireAdminOfAllFleets(context, target.user.id)
        await tx.update(user).set({ twoFactor: isFaEnabled }).where(eq(user.id, target.user.id))
        await context.send({
          channel: 'mail',
          to: target.user.email,
          subject: `Two-factor authentication was turned ${isFaEnabled ? 'on' : 'off'}`,
          body: `An administrator of ${context.fleet.businessName} changed how you sign in.`,
        })
      }
      return {}
    },
    accessOwner,
  ),

  handle(
    removeUserAccess,
    async (context, { userAccessId, role }) => {
      const target = await lockAccess(context, userAccessId)
      if (role && role !== target.access.role) context.auditDetail = { claimed: role, is: target.access.role }
      if (target.access.userId === context.currentUser.id) throw new Fault('OwnAccess')
      if (target.isLastAdmin) throw new Fault('LastAdmin')
      await context.tx
        .update(userAccess)
        .set({ status: 'deactivated' })
        .where(eq(userAccess.id, userAccessId))
      await applyRemovedAccess(context, target.access.userId)
      return {}
    },
    accessOwner,
  ),

  handle(getInvite, async (context, { token }) => ({
    email: (await requireInvitedUser(context, token)).email,
  })),

  handlePrepared(
    acceptInvite,
    async ({ settings, inTransaction }, { token, password, firstName, lastName }) => {
      const { id: userId, email } = await inTransaction((context) => requireInvitedUser(context, token))
      await refuseCommonPassword(password, [email, firstName, lastName])
      return { userId, email, passwordHash: await hashPassword(settings, password) }
    },
    async (context, { token, firstName, lastName }, { userId, email, passwordHash }) => {
      const { tx } = context
      const tokenOwnerId = await consumeToken(context, 'invite', token)
      const [activated] = await tx
        .update(user)
        .set({ firstName, lastName, passwordHash, status: 'active' })
        .where(and(eq(user.id, userId), eq(user.status, 'pending')))
        .returning({ id: user.id })
      // The access may have been removed since the user opened the link.
      if (tokenOwnerId !== userId || !activated || !(await hasActiveAccess(context, userId)))
        throw new Fault('F1005')
      const search = searchText(email, `${firstName} ${lastName}`)
      await tx.update(userAccess).set({ search }).where(eq(userAccess.userId, userId))
      await endAllSessions(context, userId, 'account activated')
      return {}
    },
  ),
]
