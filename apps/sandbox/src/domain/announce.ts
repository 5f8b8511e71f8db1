import type { Context } from '../context.ts'
import { announcement } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'

type Announcement = Omit<typeof announcement.$inferInsert, 'id' | 'createdAt'>

const second = 1000

/**
 * Puts an announcement into the inbox of one fleet, or of all without a `fleetId`. Its instant is its identity and the
 * wire knows whole seconds, so it takes the newest second up to `at` (now unless given) that no other announcement has.
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
    const made = await tx
      .insert(announcement)
      .values({ ...content, id, createdAt })
      .onConflictDoNothing({ target: announcement.createdAt })
      .returning({ id: announcement.id })
    if (made.length > 0) return { id, createdAt }
  }
}
