import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { fleet } from '../db/schema.ts'
import { announce } from '../domain/announce.ts'
import { instant } from 'api-client/contract/days'
import { wireInstant } from '../utilities/time.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const filled = z.string().check(z.trim(), z.minLength(1))

const newAnnouncement = z.object({
  fleetId: z.optional(z.string()),
  subject: filled,
  contentPreview: filled,
  /** HTML, as is `modalContent`: the portal cleans it before it shows it. */
  content: filled,
  /** The popup's words; without them it says the subject and the content. */
  modalTitle: z.optional(filled),
  modalContent: z.optional(filled),
  /** As if it had been raised then. */
  createdAt: z.optional(instant),
})

/** Raises an announcement for one fleet, or for all without a `fleetId`. Answers its id and instant. */
export function announcementRoutes(backend: Backend): Hono {
  const app = new Hono()
  app.post('/', async (c) => {
    const { fleetId, createdAt, ...words } = await parseBody(c, newAnnouncement)
    const raised = await inTransaction(backend, async (context) => {
      const { tx } = context
      if (fleetId !== undefined) {
        const found = await tx.select({ id: fleet.id }).from(fleet).where(eq(fleet.id, fleetId))
        if (found.length === 0) return undefined
      }
      const { subject, contentPreview, content, modalTitle = subject, modalContent = content } = words
      const inbox = { fleetId: fleetId ?? null, subject, contentPreview, content, modalTitle, modalContent }
      return announce(context, inbox, createdAt === undefined ? undefined : new Date(createdAt))
    })
    return raised
      ? c.json({ messageId: raised.id, createdAt: wireInstant(raised.createdAt) })
      : c.json({ message: 'No such fleet.' }, 404)
  })
  return app
}
