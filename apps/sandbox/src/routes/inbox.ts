import {
  listInbox,
  readAllAnnouncements,
  readAnnouncement,
  readMessage,
} from 'fleet-portal-api-client/contract/inbox'
import { and, desc, eq, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { announcement, announcementRead } from '../db/schema.ts'
import { addSeconds, dayOf, wireInstant } from '../utilities/time.ts'
import { Fault } from '../fault.ts'
import { handle } from '../handle.ts'

/**
 * The announcements that a user may read: those for all fleets and for the user's fleets, up to now, and not older than one
 * hour before the user's account was created.
 */
function readable({ currentUser, now }: Context, fleetIds?: string[]): SQL | undefined {
  const own = fleetIds ?? currentUser.accesses.flatMap(({ fleetId }) => fleetId ?? [])
  const forOwnFleets = own.length > 0 ? inArray(announcement.fleetId, own) : undefined
  const since = addSeconds(currentUser.createdAt, -3600)
  return and(
    lte(announcement.createdAt, now),
    gte(announcement.createdAt, since),
    or(isNull(announcement.fleetId), forOwnFleets),
  )
}

async function markRead(context: Context, condition: SQL | undefined): Promise<number> {
  const { tx, now, currentUser } = context
  const found = await tx
    .select({ id: announcement.id })
    .from(announcement)
    .where(and(readable(context), condition))
  if (found.length === 0) return 0
  await tx
    .insert(announcementRead)
    .values(found.map(({ id }) => ({ announcementId: id, userId: currentUser.id, readAt: now })))
    .onConflictDoNothing()
  return found.length
}

async function readOne(context: Context, { createdAt }: { createdAt: string }) {
  const instant = new Date(createdAt)
  // No announcement is that old, and PostgreSQL has no year 0.
  const isPossible = instant.getTime() > 0
  const count = isPossible ? await markRead(context, eq(announcement.createdAt, instant)) : 0
  if (count === 0) throw new Fault('NotFound')
  return {}
}

export const inboxRoutes = [
  handle(listInbox, async (context, { fleetId }) => {
    const found = await context.tx
      .select({ announcement, readAt: announcementRead.readAt })
      .from(announcement)
      .leftJoin(
        announcementRead,
        and(
          eq(announcementRead.announcementId, announcement.id),
          eq(announcementRead.userId, context.currentUser.id),
        ),
      )
      .where(readable(context, [fleetId]))
      .orderBy(desc(announcement.createdAt), desc(announcement.id))
      .limit(100)
    const data = found.map(({ announcement: { id, createdAt, fleetId: _, ...content }, readAt }) => ({
      messageId: id,
      createdAt: wireInstant(createdAt),
      type: 'announcement',
      readAt: readAt && wireInstant(readAt),
      announcement: { ...content, startDate: dayOf(createdAt) },
    }))
    return { data }
  }),
  handle(readAnnouncement, readOne),
  handle(readMessage, readOne),
  handle(readAllAnnouncements, async (context) => {
    await markRead(context, undefined)
    return {}
  }),
]
