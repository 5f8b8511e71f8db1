import { reportStatuses } from 'api-client/contract/reports'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { report, user } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const state = z.object({
  status: z.enum(reportStatuses),
  /** Percent. */
  progress: z.optional(z.int()),
  /** The file, where it is ready. */
  content: z.optional(z.string()),
})

const newReport = z.extend(state, {
  fleetId: z.string(),
  email: z.string(),
  /** Any: other systems make reports that the portal has no name for. */
  reportType: z.string(),
  fileName: z.string(),
  createdAt: z.optional(z.string()),
})

const fieldsOf = ({ status, progress, content }: z.output<typeof state>) => ({
  status,
  progress: status === 'success' ? 100 : (progress ?? 0),
  content: status === 'success' ? (content ?? '') : null,
})

/** Stands for another system that makes reports: puts one for a person on a fleet, and moves it on. */
export function reportSimulator(backend: Backend): Hono {
  const app = new Hono()
  app.post('/', async (c) => {
    const { email, fleetId, reportType, fileName, createdAt, ...given } = await parseBody(c, newReport)
    const id = newId('rep')
    const isPut = await inTransaction(backend, async ({ tx, now }) => {
      const [owner] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email))
      if (!owner) return false
      await tx.insert(report).values({
        id,
        fleetId,
        userId: owner.id,
        reportType,
        filters: {},
        fileName,
        createdAt: createdAt === undefined ? now : new Date(createdAt),
        ...fieldsOf(given),
      })
      return true
    })
    return isPut ? c.json({ reportId: id }) : c.json({ message: 'No such person.' }, 404)
  })
  app.post('/:reportId', async (c) => {
    const given = await parseBody(c, state)
    const reportId = c.req.param('reportId')
    await inTransaction(backend, async (context) => {
      const [moved] = await context.tx
        .update(report)
        .set(fieldsOf(given))
        .where(sql`${report.id} = ${reportId} and ${report.status} = 'in progress'`)
        .returning({ userId: report.userId })
      if (moved) {
        const message = { type: 'report', reportId, status: given.status }
        context.pushToUser({ userId: moved.userId, message })
      }
    })
    return c.json({ reportId })
  })
  return app
}
