/*
 * Mixed work of many clients on several sandbox processes with one PostgreSQL database, on this machine only:
 *
 *   npm run bench:load -- --clients 50 --minutes 10
 *   npm run bench:load -- --clients 50 --minutes 3 --kill 20
 *
 * `--kill` ends one process every so many seconds, as a crash does, and starts it again. The exit code is 1 if an acknowledged
 * write is lost or applied twice, if the ledger breaks a rule, if transactions deadlock, if a call returns 500, or if an export
 * stays unfinished.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openServer } from '../apps/sandbox/src/db/openServer.ts'
import { findViolations } from '../apps/sandbox/src/db/verifyLedger.ts'
import { testSandboxOn } from '../apps/sandbox/src/testing.ts'
import { spawnSandbox } from '../apps/sandbox/src/testing/spawnSandbox.ts'
import { startPostgres } from '../apps/sandbox/src/testing/startPostgres.ts'
import { createClient, createStatistics } from './load/client.mjs'
import { compareJournals, idsIn, writtenTables } from './load/compare.mjs'
import { workUntil } from './load/work.mjs'
import { printTable, quantile } from './print.mjs'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '4' },
    clients: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '10' },
    /** Seconds between two kills. Without it no process is killed. */
    kill: { type: 'string' },
    /** Milliseconds between two actions of a client, on average. */
    think: { type: 'string', default: '0' },
    fleets: { type: 'string', default: '10' },
  },
})
const count = (name) => {
  const number = Number(values[name])
  if (!(number > 0) && name !== 'think') throw new Error(`--${name} is a number, not \`${values[name]}\`.`)
  return number
}
const clientCount = count('clients')
const processCount = count('processes')
const seconds = count('minutes') * 60
/** Seconds that an export may need after the load, because another process goes on with those of a killed one. */
const exportLimit = 120
/** Prices of a fleet, so that the export of its prices is long. */
const priceCount = 2500

const postgres = await startPostgres(2)
const connection = await postgres.newDatabase()
const url = `postgres://${connection.user}:${connection.password}@${connection.host}:${connection.port}/${connection.database}`
const { db, close } = await openServer(connection, 2)
/** @type {(text: string, values?: unknown[]) => Promise<any[]>} */
const query = async (text, list = []) => (await db.$client.query(text, list)).rows

/** The fleets of the load, each with its share of the users. */
async function createFleets() {
  const sandbox = testSandboxOn(db, { passwordCost: 14 })
  const fleetCount = Math.min(count('fleets'), clientCount)
  const users = []
  const fleetIds = []
  for (let fleet = 0; fleet < fleetCount; fleet++) {
    const size = Math.ceil((clientCount - fleet) / fleetCount)
    const roles = Array.from({ length: size }, () => 'portal-admin')
    const created = await sandbox.newFleet({ type: 'hedging', roles, funds: 10_000_000_000 })
    const { fleetId, stationId } = created
    fleetIds.push(fleetId)
    users.push(...created.users.map(({ email, password }) => ({ fleetId, stationId, email, password })))
    await query(
      `insert into price (id, fleet_id, product, effective_at, pump_price, movement, discount, credit_price, movement_type)
        select 'prc_' || $1 || n, $1, 'diesel', timestamptz '2020-01-01' + make_interval(hours => n), 6000, 0, 0, 6000, 'national'
        from generate_series(1, ${priceCount}) n`,
      [fleetId],
    )
  }
  return { users, fleetIds }
}

const databaseCounts = async () =>
  (
    await query(
      'select deadlocks::int, xact_commit::int as commits, xact_rollback::int as rollbacks from pg_stat_database where datname = $1',
      [connection.database],
    )
  )[0]

/** Kills one process after the other and starts it again on its port. Resolves to the number of kills when `until` has passed. */
async function killUntil(until, processes, every) {
  let kills = 0
  for (let at = 0; Date.now() + every < until; at = (at + 1) % processes.length) {
    await sleep(every)
    const port = Number(new URL(processes[at].url).port)
    await processes[at].kill()
    kills += 1
    processes[at] = await spawnSandbox({ DATABASE_URL: url }, port)
  }
  return kills
}

async function unfinishedExports() {
  for (const limit = Date.now() + exportLimit * 1000; ; await sleep(500)) {
    const [{ open }] = await query("select count(*)::int as open from report where status = 'in progress'")
    if (open === 0 || Date.now() > limit) return open
  }
}

function printCalls({ calls }, elapsed) {
  const all = [...calls.values()].flatMap(({ times }) => times)
  const line = (name, times, statuses) => [
    name,
    times.length,
    (times.length / elapsed).toFixed(1),
    quantile(times, 0.5).toFixed(0),
    quantile(times, 0.99).toFixed(0),
    Object.entries(statuses)
      .map(([status, n]) => `${status}: ${n}`)
      .join(', '),
  ]
  const statuses = {}
  for (const call of calls.values())
    for (const [status, n] of Object.entries(call.statuses)) statuses[status] = (statuses[status] ?? 0) + n
  printTable(
    ['call', 'requests', 'requests/s', 'p50 ms', 'p99 ms', 'statuses'],
    [
      ...[...calls]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, call]) => line(name, call.times, call.statuses)),
      line('all', all, statuses),
    ],
  )
  return statuses
}

async function run() {
  const { users, fleetIds } = await createFleets()
  const before = new Map()
  for (const table of writtenTables) before.set(table, await idsIn(query, table, fleetIds))
  const processes = []
  try {
    for (let at = 0; at < processCount; at++) processes.push(await spawnSandbox({ DATABASE_URL: url }))
    const urls = processes.map((one) => one.url)
    const statistics = createStatistics()
    const countsBefore = await databaseCounts()
    const started = Date.now()
    const until = started + seconds * 1000
    const clients = users.map((_, first) => createClient({ urls, first, statistics }))
    const options = { until, think: count('think') }
    const killing = values.kill ? killUntil(until, processes, count('kill') * 1000) : Promise.resolve(0)
    await Promise.all(clients.map((client, at) => workUntil(client, users[at], options)))
    const elapsed = (Date.now() - started) / 1000
    const kills = await killing
    const unfinished = await unfinishedExports()
    // The server adds up the statistics of a session with a delay.
    await sleep(2000)
    const counts = await databaseCounts()

    console.log(
      `${processCount} processes, ${clientCount} clients in ${fleetIds.length} fleets, ${elapsed.toFixed(0)} s, ${kills} kills\n`,
    )
    const statuses = printCalls(statistics, elapsed)
    const journals = clients.map(({ journal }) => journal)
    const comparison = await compareJournals(query, { journals, fleetIds, before })
    console.log('')
    printTable(
      ['written', 'acknowledged', 'lost', 'twice', 'not acknowledged', 'may be'],
      comparison.map((row) => [row.name, row.acknowledged, row.lost, row.doubled, row.untold, row.allowed]),
    )
    const violations = await findViolations(db)
    const failures = processes
      .map((one) => one.output())
      .flatMap((text) => text.match(/^\S+ \S+ failed:.*$/gm) ?? [])
    const deadlocks = counts.deadlocks - countsBefore.deadlocks
    const serverErrors = Object.entries(statuses).reduce(
      (sum, [status, n]) => (Number(status) >= 500 ? sum + n : sum),
      0,
    )
    const wrong = comparison.reduce(
      (sum, { lost, doubled, untold, allowed }) => sum + lost + doubled + (untold > allowed ? untold : 0),
      0,
    )
    console.log('')
    printTable(
      ['', 'number'],
      [
        ['answers lost with a killed process', statistics.lostAnswers()],
        [
          'calls without effect, by their outcome',
          journals.reduce((sum, { voidKeys }) => sum + voidKeys.length, 0),
        ],
        ['transactions committed', counts.commits - countsBefore.commits],
        ['transactions rolled back', counts.rollbacks - countsBefore.rollbacks],
        ['writes lost or applied twice', wrong],
        ['violations of the ledger', violations.length],
        ['deadlocks', deadlocks],
        ['answers with 500 or more', serverErrors],
        ['unfinished exports', unfinished],
      ],
    )
    for (const line of [...violations.map((one) => JSON.stringify(one)), ...new Set(failures)].slice(0, 20))
      console.log(line)
    process.exitCode = wrong + violations.length + deadlocks + serverErrors + unfinished === 0 ? 0 : 1
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
  }
}

try {
  await run()
} finally {
  await close()
  await postgres.stop()
}
