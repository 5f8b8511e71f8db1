import { createReport, listReports } from 'fleet-portal-api-client/contract/reports'
import { listUserAccesses, removeUserAccess } from 'fleet-portal-api-client/contract/users'
import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { deleteApp, initializeApp } from 'firebase/app'
import { getDatabase, onValue, ref } from 'firebase/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rows } from './db/connect.ts'
import { openServer } from './db/openServer.ts'
import { startServer } from './server.ts'
import { testSandboxOn } from './testing.ts'
import { callerWith } from './testing/callerOf.ts'
import { openPage as openSocket } from './testing/openPage.ts'
import { startPostgres } from './testing/startPostgres.ts'

const secret = 'only-for-tests-only-for-tests-only-for-tests'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let connection: Awaited<ReturnType<typeof postgres.newDatabase>>
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  postgres = await startPostgres(2)
  connection = await newDatabase()
}, 120_000)
afterAll(async () => {
  for (const close of cleanups.toReversed()) await close()
  await postgres?.stop()
})

/** Creates a database with a fleet, because a database without one is seeded. */
async function newDatabase() {
  const created = await postgres.newDatabase()
  const { db, close } = await openServer(created, 1)
  await testSandboxOn(db).newFleet({ type: 'hedging', roles: [] })
  await close()
  return created
}

/** Starts a server on a database. */
async function start(on = connection, options: { reportPause?: number } = {}) {
  const database = await openServer(on, 4)
  const failures: unknown[] = []
  const server = await startServer(database, {
    port: 0,
    host: '127.0.0.1',
    secret,
    passwordCost: 4,
    onFailure: ({ error }) => void failures.push(error),
    ...options,
  })
  const post = (path: string, body: unknown) =>
    fetch(new URL(path, server.url), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  return { ...server, db: database.db, failures, post, sandbox: testSandboxOn(database.db) }
}

type Server = Awaited<ReturnType<typeof start>>

async function openPage(server: Server, token: string) {
  const page = await openSocket(server, token)
  cleanups.push(async () => page.socket.disconnect())
  return page
}

/** The token and the calls of the administrator of a new fleet. Both servers accept them. */
async function newAdmin({ sandbox }: Server) {
  const fleet = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin', 'purchaser'] })
  const [admin, other] = fleet.users
  const token = await sandbox.signIn(admin?.email ?? '')
  const callOn = ({ url }: Server) =>
    callerWith(
      { fetch: (request) => fetch(new Request(request.url.replace('http://sandbox.test', url), request)) },
      token,
    )
  /** Another user of the fleet, signed in. */
  const otherUser = async () => ({
    userId: other?.userId,
    token: await sandbox.signIn(other?.email ?? ''),
  })
  return { fleetId: fleet.fleetId, userId: admin?.userId ?? '', token, callOn, otherUser }
}

describe('two processes on one database', () => {
  let first: Server
  let second: Server
  beforeAll(async () => {
    ;[first, second] = await Promise.all([start(), start()])
    cleanups.push(async () => void (await Promise.all([first.stop(), second.stop()])))
  }, 120_000)

  it('send a message to the pages of its user, whichever process they are connected to', async () => {
    const { token, fleetId, callOn } = await newAdmin(first)
    const other = await newAdmin(first)
    const here = await openPage(first, token)
    const there = await openPage(second, token)
    const otherUser = await openPage(second, other.token)
    const { body } = await callOn(first)(createReport, { fleetId, platformType: 'plb', reportType: 'cashin' })
    const message = { type: 'report', reportId: body.reportId, status: 'success' }
    await vi.waitFor(() => expect([here.received, there.received]).toEqual([[message], [message]]), {
      timeout: 60_000,
    })
    expect(otherUser.received).toEqual([])
  })

  it('send messages again after the database has ended their connections', async () => {
    const { token, fleetId, callOn } = await newAdmin(first)
    const there = await openPage(second, token)
    const { body: lost } = await callOn(first)(createReport, {
      fleetId,
      platformType: 'plb',
      reportType: 'cashin',
    })
    await vi.waitFor(() =>
      expect(there.received).toContainEqual(expect.objectContaining({ reportId: lost.reportId })),
    )
    await postgres.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${connection.database}`,
    )
    await vi.waitFor(
      async () => {
        const { body } = await callOn(first)(createReport, {
          fleetId,
          platformType: 'plb',
          reportType: 'cashin',
        })
        await vi.waitFor(
          () => expect(there.received).toContainEqual(expect.objectContaining({ reportId: body.reportId })),
          { timeout: 2000 },
        )
      },
      { timeout: 60_000 },
    )
  })

  it('end the connections of a user who was removed from the fleet, whichever process they are connected to', async () => {
    const { fleetId, callOn, otherUser } = await newAdmin(first)
    const removed = await otherUser()
    const there = await openPage(second, removed.token)
    const ended = new Promise((resolve) => void there.socket.once('disconnect', resolve))
    const { body } = await callOn(first)(listUserAccesses, { fleetId })
    const accesses = body.userAccesses as { userAccessId: string; user: { userId: string } }[]
    const access = accesses.find(({ user }) => user.userId === removed.userId)
    expect((await callOn(first)(removeUserAccess, { userAccessId: access?.userAccessId })).status).toBe(200)
    expect(await ended).toBe('io server disconnect')
  })

  it('send a changed flag to the pages of both', async () => {
    const values: unknown[] = []
    const app = initializeApp({}, crypto.randomUUID())
    cleanups.push(() => deleteApp(app))
    const database = getDatabase(app, `${second.url.replace('http', 'ws')}?ns=fleet-portal`)
    onValue(ref(database, 'flags/PAGE_PROMO/enabled'), (snapshot) => void values.push(snapshot.val()))
    await vi.waitFor(() => expect(values).toEqual([true]), { timeout: 60_000 })
    expect((await first.post('/sandbox/flags', { name: 'PAGE_PROMO', isOn: false })).status).toBe(200)
    await vi.waitFor(() => expect(values).toEqual([true, false]), { timeout: 60_000 })
  })
})

it('a page gets a flag that changed while its process had lost the database', async () => {
  const database = await newDatabase()
  const [changing, late] = [await start(database), await start(database)]
  cleanups.push(async () => void (await Promise.all([changing.stop(), late.stop()])))
  const values: unknown[] = []
  const app = initializeApp({}, crypto.randomUUID())
  cleanups.push(() => deleteApp(app))
  const flags = getDatabase(app, `${late.url.replace('http', 'ws')}?ns=fleet-portal`)
  onValue(ref(flags, 'flags/PAGE_PROMO/enabled'), (snapshot) => void values.push(snapshot.val()))
  await vi.waitFor(() => expect(values).toEqual([true]), { timeout: 60_000 })
  await postgres.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database.database} and (query like 'listen%' or query = 'select 1')`,
  )
  const { status } = await changing.post('/sandbox/flags', { name: 'PAGE_PROMO', isOn: false })
  expect(status).toBe(200)
  await vi.waitFor(() => expect(values).toEqual([true, false]), { timeout: 20_000 })
}, 120_000)

it('a report of a process that stops is finished by the next one', async () => {
  const database = await newDatabase()
  const slow = await start(database, { reportPause: 600_000 })
  const { fleetId, userId, callOn } = await newAdmin(slow)
  await slow.db.execute(
    sql`insert into price (id, fleet_id, product, effective_at, pump_price, movement, discount, credit_price, movement_type)
      select 'prc_many_' || n, ${fleetId}, 'diesel', timestamptz '2020-01-01' + make_interval(hours => n), 6000, 0, 0, 6000, 'national'
      from generate_series(1, 2500) n`,
  )
  const { body } = await callOn(slow)(createReport, {
    fleetId,
    platformType: 'plb',
    reportType: 'pricing-history',
  })
  expect(body).toEqual({ reportId: expect.any(String), downloadUrl: null })
  const statusOn = async (server: Server) => {
    const { body: list } = await callOn(server)(listReports, { fleetId, userId })
    return list.reports[0]
  }
  const isBegun = { status: 'in progress', progress: expect.toSatisfy((percent: number) => percent > 0) }
  await vi.waitFor(async () => expect(await statusOn(slow)).toMatchObject(isBegun), { timeout: 60_000 })
  await slow.stop()

  const next = await start(database)
  cleanups.push(() => next.stop())
  await vi.waitFor(async () => expect(await statusOn(next)).toMatchObject({ status: 'success' }), {
    timeout: 60_000,
  })
  const { fileUrl } = await statusOn(next)
  const file = await (
    await fetch(new URL(new URL(fileUrl).pathname + new URL(fileUrl).search, next.url))
  ).text()
  const [prices] = await rows<{ count: number }>(
    next.db,
    sql`select count(*)::int as count from price where fleet_id = ${fleetId}`,
  )
  expect(file.trim().split('\n')).toHaveLength((prices?.count ?? 0) + 1)
})

it('a process that stops answers running calls and closes their connections, so that no new calls follow', async () => {
  const server = await start(await newDatabase())
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => (received += String(text)))
  const closed = once(socket, 'close')
  const body = '{"email":"unknown@fleet.test","portalType":"fleet"}'
  const head = ['POST /api/ms-profile/user/reset-password/fleet HTTP/1.1', 'Host: localhost']
  socket.write([...head, `Content-Length: ${body.length}`, '', ''].join('\r\n'))
  // The server has the first call when it answers another one.
  await fetch(new URL('/livez', server.url))
  const stopped = server.stop()
  socket.write(body)
  await Promise.all([closed, stopped])
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  expect(received.toLowerCase()).toContain('connection: close')
}, 120_000)
