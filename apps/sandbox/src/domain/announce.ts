import type { Context } from '../context.ts'
import { announcement } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'

type Announcement = Omit<typeof announcement.$inferInsert, 'id' | 'createdAt'>

const second = 1000

/**
 * Creates an announcement for one fleet, or for all fleets without a `fleetId`. The API identifies announcements by
 * `createdAt` in whole seconds, so the announcement gets the latest unused second up to `at` (default: now).
 */
export async function announce(
  { tx, now }: Context,
  content: Announcement,
  at: Date = now,
): Promise<{ id: string; createdAt: Date }> {
  const id = newId('ann')
  const start = Math.floor(at.getTime() / second) * second
  for (let ms = start; ; ms -= second) {
    const createdAt = new Date(ms)
    const inserted = await tx
      .insert(announcement)
      .values({ ...content, id, createdAt })
      .onConflictDoNothing({ target: announcement.createdAt })
      .returning({ id: announcement.id })
    if (inserted.length > 0) return { id, createdAt }
  }
}
