import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { fleet } from '../db/schema.ts'
import { announce } from '../domain/announce.ts'
import { instant } from 'fleet-portal-api-client/contract/days'
import { wireInstant } from '../utilities/time.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const filled = z.string().check(z.trim(), z.minLength(1))

const newAnnouncement = z.strictObject({
  fleetId: z.optional(z.string()),
  subject: filled,
  contentPreview: filled,
  /** HTML, like `modalContent`. The portal sanitizes it before it shows it. */
  content: filled,
  /** The popup's title and content. Default: the subject and the content. */
  modalTitle: z.optional(filled),
  modalContent: z.optional(filled),
  /** The instant of the announcement. Default: now. */
  createdAt: z.optional(instant),
})

/** Creates an announcement for one fleet, or for all without a `fleetId`. Returns its id and instant. */
export function announcementRoutes(backend: Backend): Hono {
  const app = new Hono()
  app.post('/', async (c) => {
    const { fleetId, createdAt, ...texts } = await parseBody(c, newAnnouncement)
    const created = await inTransaction(backend, async (context) => {
      const { tx } = context
      if (fleetId !== undefined) {
        const found = await tx.select({ id: fleet.id }).from(fleet).where(eq(fleet.id, fleetId))
        if (found.length === 0) return undefined
      }
      const { subject, contentPreview, content, modalTitle = subject, modalContent = content } = texts
      const values = { fleetId: fleetId ?? null, subject, contentPreview, content, modalTitle, modalContent }
      return announce(context, values, createdAt === undefined ? undefined : new Date(createdAt))
    })
    return created
      ? c.json({ messageId: created.id, createdAt: wireInstant(created.createdAt) })
      : c.json({ message: 'No such fleet.' }, 404)
  })
  return app
}
