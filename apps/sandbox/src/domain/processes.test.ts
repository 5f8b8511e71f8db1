import { createReport, listReports } from 'fleet-portal-api-client/contract/reports'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rows } from '../db/connect.ts'
import { registerProcess } from './processes.ts'
import type { ReportRow } from './reportFiles.ts'
import { createTestSandbox, testSandboxOn, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await createTestSandbox()
})
afterEach(() => sandbox.close())

const fail = (error: unknown) => expect.unreachable(String(error))
const resumed: ReportRow[] = []
const resumeReport = async (row: ReportRow) => void resumed.push(row)
const enter = (id: string, isOnly = false) =>
  registerProcess(sandbox.db, { id, isOnly, resumeReport, onFailure: fail })

/** Creates a fleet with one report in progress for each owner process. */
async function fleetWithReports(owners: readonly (string | null)[]) {
  const { fleetId, users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  const { userId = '', email = '' } = users[0] ?? {}
  for (const [index, owner] of owners.entries()) {
    await sandbox.db.execute(
      sql`insert into report (id, fleet_id, user_id, report_type, filters, file_name, owner, created_at)
        values (${`rep_${fleetId}_${index}`}, ${fleetId}, ${userId}, 'cashin', '{}', 'x.csv', ${owner}, now())`,
    )
  }
  /** The current owner of each report, by its first owner. */
  const ownersNow = async () => {
    const found = await rows<{ owner: string | null }>(
      sandbox.db,
      sql`select owner from report where fleet_id = ${fleetId} order by id`,
    )
    return Object.fromEntries(found.map(({ owner }, index) => [String(owners[index]), owner]))
  }
  return { fleetId, userId, email, ownersNow }
}

const addProcess = (id: string, secondsSinceSeen: number) =>
  sandbox.db.execute(
    sql`insert into process (id, seen_at) values (${id}, now() - make_interval(secs => ${secondsSinceSeen}))`,
  )

describe('a starting process', () => {
  it('takes over the reports of processes that have stopped, and no others', async () => {
    const { ownersNow } = await fleetWithReports(['running', 'silent', 'unknown', null])
    await addProcess('running', 30)
    await addProcess('silent', 61)
    const started = await enter('started')
    expect(await ownersNow()).toEqual({
      running: 'running',
      silent: 'started',
      unknown: 'started',
      null: null,
    })
    await started.unregister()
  })

  it('takes over all owned reports if its database allows one process only', async () => {
    const { ownersNow } = await fleetWithReports(['crashed', null])
    await addProcess('crashed', 0)
    const started = await enter('started', true)
    expect(await ownersNow()).toEqual({ crashed: 'started', null: null })
    await started.unregister()
  })
})

it('a report of a stopped process gets one new owner, which resumes it once', async () => {
  const [leaving, staying, other] = [await enter('leaving'), await enter('staying'), await enter('other')]
  const { ownersNow, fleetId } = await fleetWithReports(['leaving', 'staying'])
  await leaving.unregister()
  resumed.length = 0
  const again = await Promise.all([enter('staying'), enter('other')])
  const { leaving: owner, ...others } = await ownersNow()
  expect(['staying', 'other']).toContain(owner)
  expect(others).toEqual({ staying: 'staying' })
  expect(resumed.filter((row) => row.fleetId === fleetId)).toMatchObject([
    { owner, attempts: 2, progress: 0 },
  ])
  await Promise.all([staying, other, ...again].map((one) => one.unregister()))
})

it('a report records the process that received the call, and the API does not expose it', async () => {
  const first = testSandboxOn(sandbox.db, { processId: 'first' })
  const { fleetId, userId, email } = await fleetWithReports([])
  const call = await callerOf(first, email)
  await call(createReport, { fleetId, platformType: 'plb', reportType: 'cashin' })
  const owners = await rows<{ owner: string }>(
    sandbox.db,
    sql`select owner from report where fleet_id = ${fleetId}`,
  )
  expect(owners).toEqual([{ owner: 'first' }])
  const { body } = await call(listReports, { fleetId, userId })
  expect(JSON.stringify(body)).not.toContain('first')
})
