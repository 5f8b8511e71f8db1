import { reportStatuses } from 'fleet-portal-api-client/contract/reports'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { report, user } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const state = z.strictObject({
  status: z.enum(reportStatuses),
  /** Percent. */
  progress: z.optional(z.int()),
  /** The file of a successful report. */
  content: z.optional(z.string()),
})

const newReport = z.extend(state, {
  fleetId: z.string(),
  email: z.string(),
  /** Any type, because other systems create reports of types that the portal does not know. */
  reportType: z.string(),
  fileName: z.string(),
  createdAt: z.optional(z.string()),
})

const fieldsOf = ({ status, progress, content }: z.output<typeof state>) => ({
  status,
  progress: status === 'success' ? 100 : (progress ?? 0),
  content: status === 'success' ? (content ?? '') : null,
})

/** Simulates another system that creates reports: adds a report for a user of a fleet, and updates it. */
export function reportSimulator(backend: Backend): Hono {
  const app = new Hono()
  app.post('/', async (c) => {
    const { email, fleetId, reportType, fileName, createdAt, ...reportState } = await parseBody(c, newReport)
    const id = newId('rep')
    const isCreated = await inTransaction(backend, async ({ tx, now }) => {
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
        ...fieldsOf(reportState),
      })
      return true
    })
    return isCreated ? c.json({ reportId: id }) : c.json({ message: 'No such person.' }, 404)
  })
  app.post('/:reportId', async (c) => {
    const reportState = await parseBody(c, state)
    const reportId = c.req.param('reportId')
    await inTransaction(backend, async (context) => {
      const [updated] = await context.tx
        .update(report)
        .set(fieldsOf(reportState))
        .where(sql`${report.id} = ${reportId} and ${report.status} = 'in progress'`)
        .returning({ userId: report.userId })
      if (updated) {
        const message = { type: 'report', reportId, status: reportState.status }
        context.pushToUser({ userId: updated.userId, message })
      }
    })
    return c.json({ reportId })
  })
  return app
}
