import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rows } from './db/connect.ts'
import { openMemory } from './db/openMemory.ts'
import { openJobs } from './jobs.ts'
import { startServer } from './server.ts'
import { testSandboxOn } from './testing.ts'

const patience = { timeout: 60_000 }

let database: Awaited<ReturnType<typeof openMemory>>
beforeEach(async () => void (database = await openMemory()))
afterEach(() => database.close())

/** Opens the queue with handlers that record their jobs. `writeReport` replaces the one that writes files. */
async function open(writeReport: (reportId: string, signal: AbortSignal) => Promise<void> = async () => {}) {
  const written: string[] = []
  const failed: string[] = []
  const failures: unknown[] = []
  const checks = { count: 0 }
  const prunings = { count: 0 }
  const queue = await openJobs(database, {
    writeReport: async (reportId, signal) => {
      written.push(reportId)
      await writeReport(reportId, signal)
    },
    failReport: async (reportId) => void failed.push(reportId),
    checkLedger: async () => void (checks.count += 1),
    prune: async () => void (prunings.count += 1),
    onFailure: (error) => void failures.push(error),
  })
  const add = (reportId: string) => database.db.transaction((tx) => queue.addReportJob(tx, reportId))
  return { ...queue, add, written, failed, failures, checks, prunings }
}

const untilAborted = (_: string, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })

it('a job runs once, after the transaction that adds it has committed', async () => {
  const { add, addReportJob, written, stop } = await open()
  const undone = database.db.transaction(async (tx) => {
    await addReportJob(tx, 'rep_undone')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await add('rep_1')
  await vi.waitFor(() => expect(written).toContain('rep_1'), patience)
  await add('rep_2')
  await vi.waitFor(() => expect(written).toContain('rep_2'), patience)
  expect(written).toEqual(['rep_1', 'rep_2'])
  await stop()
})

it('a report fails for its user after three attempts', async () => {
  const { add, written, failed, failures, stop } = await open(async () => {
    throw new Error('no file')
  })
  await add('rep_bad')
  await vi.waitFor(() => expect(failed).toEqual(['rep_bad']), patience)
  expect(written).toEqual(['rep_bad', 'rep_bad', 'rep_bad'])
  expect(failures.map(String)).toEqual(Array.from({ length: 3 }, () => 'Error: no file'))
  await stop()
})

it('a process that stops hands its report over, and that is no failed attempt', async () => {
  const stops = 4
  for (let n = 0; n < stops; n++) {
    const leaving = await open(untilAborted)
    if (n === 0) await leaving.add('rep_long')
    await vi.waitFor(() => expect(leaving.written).toEqual(['rep_long']), patience)
    await leaving.stop()
  }
  const next = await open()
  await vi.waitFor(() => expect(next.written).toEqual(['rep_long']), patience)
  expect(next.failed).toEqual([])
  await next.stop()
})

it('the only process of a database begins the job of a killed process again at its start', async () => {
  const killed = await open(untilAborted)
  await killed.add('rep_killed')
  await vi.waitFor(() => expect(killed.written).toEqual(['rep_killed']), patience)
  await killed.stop()
  // The state that a killed process leaves.
  await database.db.execute(
    sql`update pgboss.job set state = 'active', started_on = now() where state in ('created', 'retry')`,
  )
  const next = await open()
  await vi.waitFor(() => expect(next.written).toEqual(['rep_killed']), patience)
  await next.stop()
})

it.each(['checks', 'prunings'] as const)(
  'the %s of the database begin at the start of a process',
  async (name) => {
    const { stop, ...queue } = await open()
    await vi.waitFor(() => expect(queue[name].count).toBe(1), patience)
    await stop()
    const again = await open()
    await vi.waitFor(() => expect(again[name].count).toBe(1), patience)
    await again.stop()
  },
)

it(
  'a server with a broken ledger reports the violation, and is not ready',
  { timeout: 120_000 },
  async () => {
    const { newFleet } = testSandboxOn(database.db)
    const { fleetId } = await newFleet({ type: 'hedging', roles: [], funds: 10_000 })
    await database.db.execute(sql`alter table account disable trigger all`)
    await database.db.execute(
      sql`update account set balance = balance + 1 where fleet_id = ${fleetId} and kind = 'wallet'`,
    )
    const failures: string[] = []
    const server = await startServer(
      { ...database, close: async () => {} },
      {
        port: 0,
        host: '127.0.0.1',
        secret: 'a-secret-of-the-job-test-thirty-two-and-more',
        onFailure: ({ error }) => void failures.push(String(error)),
      },
    )
    await vi.waitFor(async () => {
      const answer = await fetch(new URL('/readyz', server.url))
      expect([answer.status, await answer.text()]).toEqual([503, 'the ledger is broken'])
    }, patience)
    expect(failures).toContain('Error: The ledger contradicts its rules. See the view ledger_violation.')
    expect(await rows(database.db, sql`select is_broken as "isBroken" from ledger_progress`)).toEqual([
      { isBroken: true },
    ])
    await server.stop()
  },
)
