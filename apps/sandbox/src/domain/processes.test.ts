import { createReport, listReports } from 'fleet-portal-api-client/contract/reports'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rows } from '../db/connect.ts'
import { registerProcess, failAbandonedReports } from './processes.ts'
import { createTestSandbox, testSandboxOn, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await createTestSandbox()
})
afterEach(() => sandbox.close())

const fail = (error: unknown) => expect.unreachable(String(error))
const enter = (id: string, isOnly = false) => registerProcess(sandbox.db, { id, isOnly, onFailure: fail })

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
  const statuses = async () => {
    const found = await rows<{ owner: string | null; status: string }>(
      sandbox.db,
      sql`select owner, status from report where fleet_id = ${fleetId} order by id`,
    )
    return Object.fromEntries(found.map(({ owner, status }) => [String(owner), status]))
  }
  return { fleetId, userId, email, statuses }
}

const setSecondsSinceSeen = (id: string, seconds: number) =>
  sandbox.db.execute(
    sql`update process set seen_at = now() - make_interval(secs => ${seconds}) where id = ${id}`,
  )

describe('a starting process', () => {
  it('fails the reports of processes that have stopped, and no others', async () => {
    const { statuses } = await fleetWithReports(['running', 'silent', 'unknown', null])
    const running = await enter('running')
    const silent = await enter('silent')
    await setSecondsSinceSeen('silent', 61)
    await setSecondsSinceSeen('running', 30)
    const started = await enter('started')
    expect(await statuses()).toEqual({
      running: 'in progress',
      silent: 'failed',
      unknown: 'failed',
      null: 'in progress',
    })
    await Promise.all([running.unregister(), silent.unregister(), started.unregister()])
  })

  it('fails all owned reports if its database allows one process only', async () => {
    const { statuses } = await fleetWithReports(['crashed', null])
    await sandbox.db.execute(sql`insert into process (id, seen_at) values ('crashed', now())`)
    const started = await enter('started', true)
    expect(await statuses()).toEqual({ crashed: 'failed', null: 'in progress' })
    await started.unregister()
  })
})

it('a stopping process fails its own unfinished reports only', async () => {
  const leaving = await enter('leaving')
  const staying = await enter('staying')
  const { statuses } = await fleetWithReports(['leaving', 'staying'])
  await leaving.unregister()
  await failAbandonedReports(sandbox.db)
  expect(await statuses()).toEqual({ leaving: 'failed', staying: 'in progress' })
  await staying.unregister()
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
