import { and, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { report, sandboxProcess } from '../db/schema.ts'

/** Milliseconds between one sign of life and the next. */
const beat = 10_000
/** Seconds without a sign of life after which a process counts as gone. */
const lease = 60

const failReports = (db: Db, where: Parameters<typeof and>[0]) =>
  db
    .update(report)
    .set({ status: 'failed' })
    .where(and(eq(report.status, 'in progress'), where))

/** Fails the reports whose process is gone. Those of running processes, and of other systems, go on. */
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
  /** No other process can have this database: all that were noted there are gone. */
  isOnly: boolean
  onFailure: (error: unknown) => void
}

/** Notes that a process runs, again and again until it leaves, and fails what gone ones left unfinished. */
export async function registerProcess(db: Db, { id, isOnly, onFailure }: ProcessOptions) {
  if (isOnly) await db.delete(sandboxProcess)
  await writeHeartbeat(db, id)
  await failAbandonedReports(db)
  const timer = setInterval(() => {
    writeHeartbeat(db, id)
      .then(() => failAbandonedReports(db))
      .catch(onFailure)
  }, beat)
  timer.unref()
  return {
    /** What this process has not finished by now it never will. */
    async unregister(): Promise<void> {
      clearInterval(timer)
      await failReports(db, eq(report.owner, id))
      await db.delete(sandboxProcess).where(eq(sandboxProcess.id, id))
    },
  }
}
