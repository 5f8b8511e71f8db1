import type { PartyType } from 'fleet-portal-api-client/contract/access'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { sessionFamily, user, userAccess } from '../db/schema.ts'

interface SessionUserAccess {
  id: string
  portal: PartyType
  fleetId: string | null
  role: string
}

/** The signed-in user. It is read from the database at every call, so a removed access applies to the next request. */
export interface SessionUser {
  id: string
  email: string
  firstName: string
  lastName: string
  createdAt: Date
  familyId: string
  accesses: SessionUserAccess[]
}

/** The user of a session. Undefined if the session was revoked or the user is not active. */
export async function findSessionUser(
  tx: Tx,
  userId: string,
  familyId: string,
): Promise<SessionUser | undefined> {
  const found = await tx
    .select({
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      createdAt: user.createdAt,
      access: {
        id: userAccess.id,
        portal: userAccess.portal,
        fleetId: userAccess.fleetId,
        role: userAccess.role,
      },
    })
    .from(user)
    .innerJoin(sessionFamily, and(eq(sessionFamily.userId, user.id), eq(sessionFamily.id, familyId)))
    .leftJoin(userAccess, and(eq(userAccess.userId, user.id), eq(userAccess.status, 'active')))
    .where(and(eq(user.id, userId), eq(user.status, 'active'), sql`${sessionFamily.revokedAt} is null`))
    .orderBy(userAccess.createdAt, userAccess.id)
  const [first] = found
  if (!first) return undefined
  const { access: _, ...fields } = first
  return { ...fields, familyId, accesses: found.flatMap(({ access }) => access ?? []) }
}

/** Those of the given sessions that are not revoked and whose user is active and has access to a fleet. */
export async function findActiveSessions(db: Tx, familyIds: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: sessionFamily.id })
    .from(sessionFamily)
    .innerJoin(user, and(eq(user.id, sessionFamily.userId), eq(user.status, 'active')))
    .innerJoin(
      userAccess,
      and(eq(userAccess.userId, user.id), eq(userAccess.portal, 'fleet'), eq(userAccess.status, 'active')),
    )
    .where(and(inArray(sessionFamily.id, [...familyIds]), isNull(sessionFamily.revokedAt)))
  return found.map(({ id }) => id)
}
