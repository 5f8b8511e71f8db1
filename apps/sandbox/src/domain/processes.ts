import { and, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { report, sandboxProcess } from '../db/schema.ts'
import type { ReportRow } from './reportFiles.ts'

/** Milliseconds between two heartbeats of a process. */
const heartbeat = 10_000
/** Seconds without a heartbeat after which a process counts as stopped. */
const lease = 60

/**
 * Makes a process the owner of the unfinished reports of stopped processes, and returns them. Each report gets one new owner.
 * Reports of running processes and of other systems keep theirs.
 */
async function takeOverReports(db: Db, id: string): Promise<ReportRow[]> {
  await db
    .delete(sandboxProcess)
    .where(lt(sandboxProcess.seenAt, sql`now() - make_interval(secs => ${lease})`))
  const running = db.select({ id: sandboxProcess.id }).from(sandboxProcess)
  return db
    .update(report)
    .set({ owner: id, attempts: sql`${report.attempts} + 1`, progress: 0 })
    .where(and(eq(report.status, 'in progress'), isNotNull(report.owner), notInArray(report.owner, running)))
    .returning()
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
  /** Creates the file of a report that a stopped process has left unfinished. */
  resumeReport: (row: ReportRow) => Promise<void>
  onFailure: (error: unknown) => void
}

/** Registers a running process, with a heartbeat until it unregisters, and resumes the reports of stopped processes. */
export async function registerProcess(db: Db, { id, isOnly, resumeReport, onFailure }: ProcessOptions) {
  // One after the other: a stopped process may have left many.
  const resume = async (reports: readonly ReportRow[]) => {
    for (const row of reports) await resumeReport(row).catch(onFailure)
  }
  const beat = async () => {
    await writeHeartbeat(db, id)
    void resume(await takeOverReports(db, id))
  }
  if (isOnly) await db.delete(sandboxProcess)
  await beat()
  const timer = setInterval(() => void beat().catch(onFailure), heartbeat)
  timer.unref()
  return {
    /** Removes the process. Another process, or the next start, resumes its unfinished reports. */
    async unregister(): Promise<void> {
      clearInterval(timer)
      await db.delete(sandboxProcess).where(eq(sandboxProcess.id, id))
    },
  }
}
