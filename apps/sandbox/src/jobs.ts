import { sql, type SQL } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Job } from 'pg-boss'
import { rows, type Tx } from './db/connect.ts'
import type { OpenDatabase } from './db/openDatabase.ts'

const reportQueue = 'report'
/** Reports whose job has failed for the last time, or whose last process has stopped. */
const failedReportQueue = 'failed-report'
const ledgerQueue = 'ledger-check'
const pruneQueue = 'prune'

/** Seconds without a heartbeat after which another process may take a job. */
const heartbeatSeconds = 20
/** Seconds between two searches for jobs without a heartbeat. */
const superviseSeconds = 5
/** Seconds between two looks at a queue with jobs that a user waits for. */
const pollingSeconds = 1
/** A file that ends its processes must not end them all. */
const maxAttempts = 3

interface ReportJob {
  reportId: string
}

interface JobHandlers {
  /** Writes the file of a report, or goes on with it. It ends early after `signal`. */
  writeReport: (reportId: string, signal: AbortSignal) => Promise<void>
  /** Marks a report as failed after its last attempt. */
  failReport: (reportId: string) => Promise<void>
  /** Verifies what was added to the ledger. */
  checkLedger: () => Promise<void>
  /** Deletes what has expired. */
  prune: () => Promise<void>
  onFailure: (error: unknown) => void
}

/**
 * Opens the job queue, and works on its jobs until `stop`. All processes on one database share the queue: each job runs in one of
 * them. If that process stops, another one begins the job again.
 */
export async function openJobs(
  { jobs, isOnly }: Pick<OpenDatabase, 'jobs' | 'isOnly'>,
  { writeReport, failReport, checkLedger, prune, onFailure }: JobHandlers,
) {
  const boss = new PgBoss({
    ...jobs,
    registerInstance: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', onFailure)
  await boss.start()
  await boss.createQueue(failedReportQueue)
  await boss.createQueue(reportQueue, {
    heartbeatSeconds,
    expireInSeconds: 4 * 3600,
    retryLimit: maxAttempts - 1,
    deadLetter: failedReportQueue,
  })
  // One job waits and one runs at most, however many processes ask for it.
  const regularly = { policy: 'stately', heartbeatSeconds, expireInSeconds: 3600 } as const
  await boss.createQueue(ledgerQueue, regularly)
  await boss.createQueue(pruneQueue, regularly)
  if (isOnly) await releaseActiveJobs(boss)

  const stopping = new AbortController()
  const logged =
    <T>(run: (job: Job<T>) => Promise<void>) =>
    async ([job]: Job<T>[]): Promise<void> => {
      try {
        if (job) await run(job)
      } catch (error) {
        onFailure(error)
        throw error
      }
    }
  const runReport = async ({ data: { reportId } }: Job<ReportJob>) => {
    await writeReport(reportId, stopping.signal)
    // A process that stops hands an unfinished file over. That is no failed attempt.
    if (stopping.signal.aborted) await boss.send(reportQueue, { reportId })
  }
  const polling = { pollingIntervalSeconds: pollingSeconds }
  await boss.work(reportQueue, { ...polling, localConcurrency: 2 }, logged<ReportJob>(runReport))
  await boss.work(
    failedReportQueue,
    polling,
    logged<ReportJob>(({ data: { reportId } }) => failReport(reportId)),
  )
  const workRegularly = async (queue: string, schedule: string, run: () => Promise<void>) => {
    await boss.schedule(queue, schedule)
    await boss.send(queue)
    await boss.work(queue, { pollingIntervalSeconds: 10 }, logged(run))
  }
  await workRegularly(ledgerQueue, '*/5 * * * *', checkLedger)
  await workRegularly(pruneQueue, '30 * * * *', prune)

  return {
    /** Adds the job of a report. It starts when the transaction has committed. */
    async addReportJob(tx: Tx, reportId: string): Promise<void> {
      const execute = async (query: unknown) => ({ rows: await rows(tx, query as SQL) })
      await boss.send(reportQueue, { reportId }, { db: fromDrizzle({ execute }, sql) })
    },
    /** Hands unfinished jobs over to another process, or to the next start. */
    async stop(): Promise<void> {
      stopping.abort()
      await boss.stop({ timeout: 5000 })
    },
  }
}

/** Begins the jobs again that a killed process has left, if no other process can run them. */
async function releaseActiveJobs(boss: PgBoss): Promise<void> {
  for (const queue of [reportQueue, failedReportQueue, ledgerQueue, pruneQueue]) {
    const active = "select id from pgboss.job where name = $1 and state = 'active'"
    const { rows: found } = await boss.getDb().executeSql(active, [queue])
    const ids = found.map(({ id }: { id: string }) => id)
    if (ids.length > 0) await boss.fail(queue, ids)
  }
}
