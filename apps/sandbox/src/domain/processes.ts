import { and, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { report, sandboxProcess } from '../db/schema.ts'

/** Milliseconds between two heartbeats of a process. */
const heartbeat = 10_000
/** Seconds without a heartbeat after which a process counts as stopped. */
const lease = 60

const failReports = (db: Db, where: Parameters<typeof and>[0]) =>
  db
    .update(report)
    .set({ status: 'failed' })
    .where(and(eq(report.status, 'in progress'), where))

/** Fails the reports of stopped processes. Reports of running processes and of other systems continue. */
export async function failAbandonedReports(db: Db): Promise<void> {
  await db
    .delete(sandboxProcess)
    .where(lt(sandboxProcess.seenAt, sql`now() - make_interval(secs => ${lease})`))
  const running = db.select({ id: sandboxProcess.id }).from(sandboxProcess)
  await failReports(db, and(isNotNull(report.owner), notInArray(report.owner, running)))
}

async function writeHeartbeat(db: Db, id: string): Promise<void> {
  await db
    .insert(sandboxProcess)
    .values({ id, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: sandboxProcess.id, set: { seenAt: sql`now()` } })
}

interface ProcessOptions {
  id: string
  /** Only this process can open the database, so all processes registered in it have stopped. */
  isOnly: boolean
  onFailure: (error: unknown) => void
}

/** Registers a running process, with a heartbeat until it unregisters, and fails the reports of stopped processes. */
export async function registerProcess(db: Db, { id, isOnly, onFailure }: ProcessOptions) {
  if (isOnly) await db.delete(sandboxProcess)
  await writeHeartbeat(db, id)
  await failAbandonedReports(db)
  const timer = setInterval(() => {
    writeHeartbeat(db, id)
      .then(() => failAbandonedReports(db))
      .catch(onFailure)
  }, heartbeat)
  timer.unref()
  return {
    /** Fails the unfinished reports of this process and removes it. */
    async unregister(): Promise<void> {
      clearInterval(timer)
      await failReports(db, eq(report.owner, id))
      await db.delete(sandboxProcess).where(eq(sandboxProcess.id, id))
    },
  }
}
