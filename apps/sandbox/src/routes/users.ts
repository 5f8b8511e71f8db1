import { assignableRoles, type FleetType, type Role } from 'api-client/contract/access'
import {
  acceptInvite,
  getInvite,
  inviteUser,
  listUserAccesses,
  removeUserAccess,
  updateUserAccess,
} from 'api-client/contract/users'
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
import { accessRemovedReason, endAllSessions, consumeToken } from '../domain/tokens.ts'
import { Fault } from '../fault.ts'
import { handle, handlePrepared } from '../handle.ts'
import { userByEmail } from './session.ts'

/** Invitations to one address from one fleet within an hour: nobody's mailbox is flooded. */
const inviteTries = 10
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

/** A deactivated person is deactivated everywhere. */
const standing = sql<string>`case when ${user.status} = 'deactivated' then 'deactivated' else ${userAccess.status} end`

/** By name, or by a part of the e-mail address as it is written; what has an @, _ or + in it is of an address. */
const foundBy = (searchKey: string | undefined) => {
  const key = searchKey?.trim().toLowerCase()
  if (!key) return undefined
  const byEmail = sql`position(${key} in lower(${user.email})) > 0`
  return /[@_+]/.test(key) ? byEmail : or(matchesSearch(userAccess.search, key), byEmail)
}

/** Locks the fleet's accesses one after the other, so that two administrators cannot remove each other at once. */
async function accessInFleet({ tx, fleet }: Context, userAccessId: string) {
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
    ({ access, user: person }) =>
      access.role === 'portal-admin' && access.status === 'active' && person.status === 'active',
  )
  const isLastAdmin = admins.length === 1 && admins[0]?.access.id === userAccessId
  return { ...found, isLastAdmin }
}

/** The person whom an invitation waits for: not activated yet, and with an access that nobody has taken back. */
async function invitedPerson(context: Context, token: string) {
  const person = await requireLinkOwner(context, 'invite', token, { gone: 'F1005', expired: 'F1003' })
  if (person.status !== 'pending' || !(await hasStandingAccess(context, person.id))) throw new Fault('F1005')
  return person
}

async function hasStandingAccess({ tx }: Context, userId: string): Promise<boolean> {
  const standing = await tx
    .select({ id: userAccess.id })
    .from(userAccess)
    .where(and(eq(userAccess.userId, userId), eq(userAccess.status, 'active')))
    .limit(1)
  return standing.length > 0
}

/** Ends what a person can still do: their pages connect anew, and without any fleet left their sessions are over. */
async function shutOut(context: Context, userId: string) {
  context.disconnectUser(userId)
  const left = await context.tx
    .select({ id: userAccess.id })
    .from(userAccess)
    .where(
      and(eq(userAccess.userId, userId), eq(userAccess.portal, 'fleet'), eq(userAccess.status, 'active')),
    )
    .limit(1)
  if (left.length === 0) await endAllSessions(context, userId, accessRemovedReason)
}

export const userRoutes = [
  handle(listUserAccesses, async ({ tx }, input) => {
    const { limit, offset } = limitAndOffset(input)
    const { fleetId, statuses, role, searchKey } = input
    const where = and(
      eq(userAccess.fleetId, fleetId),
      eq(userAccess.portal, 'fleet'),
      statuses?.length ? inArray(standing, statuses) : undefined,
      role ? eq(userAccess.role, role) : undefined,
      foundBy(searchKey),
    )
    const found = await tx
      .select({ access: userAccess, user, status: standing })
      .from(userAccess)
      .innerJoin(user, eq(user.id, userAccess.userId))
      .where(where)
      .orderBy(desc(userAccess.createdAt), desc(userAccess.id))
      .limit(limit)
      .offset(offset)
    const [total] = await tx
      .select({ count: count() })
      .from(userAccess)
      .innerJoin(user, eq(user.id, userAccess.userId))
      .where(where)
    const userAccesses = found.map(({ access, user: person, status }) => ({
      userAccessId: access.id,
      role: access.role,
      status,
      user: {
        userId: person.id,
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        isFaEnabled: person.twoFactor,
      },
    }))
    return { userAccesses, count: total?.count ?? 0 }
  }),

  handle(inviteUser, async (context, { fleetId, email, role }) => {
    const { tx, now } = context
    refuseUnassignable(context, role)
    const address = email.toLowerCase()
    await countAttempt(context, `invite:${fleetId}:${address}`, inviteTries, inviteWindow)
    let person = await userByEmail(context, address)
    if (person?.status === 'deactivated') throw new Fault('F1002')
    if (!person) {
      const made = { id: newId('usr'), email: address, status: 'pending', createdAt: now }
      ;[person] = await tx.insert(user).values(made).returning()
    }
    if (!person) throw new Fault('Server')
    const search = searchText(address, `${person.firstName} ${person.lastName}`)
    const granted = await tx
      .insert(userAccess)
      .values({ id: newId('acc'), userId: person.id, fleetId, portal: 'fleet', role, search, createdAt: now })
      .onConflictDoUpdate({
        target: [userAccess.userId, userAccess.portal, userAccess.fleetId],
        set: { role, status: 'active' },
        // To invite again who has not activated yet sends a new link, with the access type that was chosen now.
        ...(person.status !== 'pending' && { setWhere: eq(userAccess.status, 'deactivated') }),
      })
      .returning({ id: userAccess.id })
    if (granted.length === 0) throw new Fault('F1004')
    if (person.status === 'pending') await sendInvite(context, context.fleet, person)
    else {
      await context.send({
        channel: 'mail',
        to: person.email,
        subject: `You can now act for ${context.fleet.businessName}`,
        body: 'Sign in to the fleet portal and select the fleet.',
        link: `${context.settings.portalUrl}/auth`,
      })
    }
    return {}
  }),

  handle(
    updateUserAccess,
    async (context, { userAccessId, role, isFaEnabled }) => {
      const { tx, currentUser } = context
      const target = await accessInFleet(context, userAccessId)
      if (role && role !== target.access.role) {
        if (target.access.userId === currentUser.id) throw new Fault('OwnAccess')
        if (target.isLastAdmin) throw new Fault('LastAdmin')
        refuseUnassignable(context, role)
        await tx.update(userAccess).set({ role }).where(eq(userAccess.id, userAccessId))
        context.disconnectUser(target.access.userId)
      }
      if (isFaEnabled !== undefined && isFaEnabled !== target.user.twoFactor) {
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
      const target = await accessInFleet(context, userAccessId)
      if (role && role !== target.access.role) context.auditDetail = { claimed: role, is: target.access.role }
      if (target.access.userId === context.currentUser.id) throw new Fault('OwnAccess')
      if (target.isLastAdmin) throw new Fault('LastAdmin')
      await context.tx
        .update(userAccess)
        .set({ status: 'deactivated' })
        .where(eq(userAccess.id, userAccessId))
      await shutOut(context, target.access.userId)
      return {}
    },
    accessOwner,
  ),

  handle(getInvite, async (context, { token }) => ({ email: (await invitedPerson(context, token)).email })),

  handlePrepared(
    acceptInvite,
    async ({ settings, inTransaction }, { token, password, firstName, lastName }) => {
      const { id: userId, email } = await inTransaction((context) => invitedPerson(context, token))
      await refuseCommonPassword(password, [email, firstName, lastName])
      return { userId, email, passwordHash: await hashPassword(settings, password) }
    },
    async (context, { token, firstName, lastName }, { userId, email, passwordHash }) => {
      const { tx } = context
      const spender = await consumeToken(context, 'invite', token)
      const [activated] = await tx
        .update(user)
        .set({ firstName, lastName, passwordHash, status: 'active' })
        .where(and(eq(user.id, userId), eq(user.status, 'pending')))
        .returning({ id: user.id })
      // The invitation may have been taken back meanwhile.
      if (spender !== userId || !activated || !(await hasStandingAccess(context, userId)))
        throw new Fault('F1005')
      const search = searchText(email, `${firstName} ${lastName}`)
      await tx.update(userAccess).set({ search }).where(eq(userAccess.userId, userId))
      await endAllSessions(context, userId, 'account activated')
      return {}
    },
  ),
]
