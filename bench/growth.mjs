/*
 * Measures the calls of the sandbox in one process, without a network, on databases of different sizes side by side:
 *
 *   npm run bench:growth -- postgres://…/small postgres://…/big
 *
 * `npm run sandbox:big-fleet` makes such databases.
 */
import { parseArgs } from 'node:util'
import { createReport } from '../packages/api-client/src/contract/reports.ts'
import { openServer } from '../apps/sandbox/src/db/openServer.ts'
import { testSandboxOn } from '../apps/sandbox/src/testing.ts'
import { callerOf } from '../apps/sandbox/src/testing/callerOf.ts'
import { addDays, dayOf } from '../apps/sandbox/src/utilities/time.ts'
import { callsFor, exportsFor } from './growthCalls.mjs'
import { printTable, quantile } from './print.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    /** Shows only calls slower than this on one of the databases. */
    over: { type: 'string', default: '0' },
    exports: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
/** A call that takes longer is repeated less often. */
const patience = 1_500

/** Rows of a query. The pool of the sandbox's database runs it. */
const rows = async (db, text, values = []) => (await db.$client.query(text, values)).rows

const tables = [
  'redemption',
  'fuel_code',
  'driver',
  'vehicle',
  'buy_fuel',
  'cashin',
  'price',
  'fleet_card',
  'card_payment',
  'user_access',
]

async function factsOf(db, fleets) {
  const sizes = {}
  const rare = {}
  const [stations] = await rows(db, 'select count(*)::int as n from station')
  for (const [kind, { id }] of Object.entries(fleets)) {
    sizes[kind] = { station: stations.n }
    rare[kind] = { 'station.name': (await rows(db, 'select name from station order by id limit 1'))[0].name }
    for (const table of tables) {
      const [size] = await rows(db, `select count(*)::int as n from ${table} where fleet_id = $1`, [id])
      sizes[kind][table] = size.n
    }
    for (const column of [
      'redemption.or_number',
      'fuel_code.code',
      'driver.driver_license_id',
      'vehicle.plate_number',
      'buy_fuel.id',
      'cashin.reference_number',
      'fleet_card.card_number',
      'card_payment.or_number',
    ]) {
      const [table, name] = column.split('.')
      const found = await rows(
        db,
        `select ${name} as value from ${table} where fleet_id = $1 order by id limit 1 offset $2`,
        [id, Math.floor(sizes[kind][table] / 3)],
      )
      rare[kind][column] = found[0]?.value.replace(/[^\w]|_/g, '') ?? 'none'
    }
  }
  const today = dayOf(new Date())
  const [station] = await rows(db, 'select station_id from redemption where fleet_id = $1 limit 1', [
    fleets.fuel.id,
  ])
  return { sizes, rare, days: { today, month: addDays(today, -30), station: station?.station_id ?? 'none' } }
}

async function open(url) {
  const { db, close } = await openServer({ connectionString: url, statement_timeout: 600_000 })
  const found = await rows(
    db,
    `select fleet.id, business_name as name, email from fleet
      join user_access on user_access.fleet_id = fleet.id join app_user on app_user.id = user_access.user_id
      where business_name in ('Big fuel fleet', 'Big card fleet')`,
  )
  const fleets = Object.fromEntries(found.map((one) => [one.name.split(' ')[1], one]))
  const failures = []
  const sandbox = testSandboxOn(db, {
    redemptionsPerReport: 1e9,
    onFailure: ({ error }) => failures.push(error),
  })
  for (const fleet of Object.values(fleets)) fleet.call = await callerOf(sandbox, fleet.email)
  return { db, close, fleets, failures, facts: await factsOf(db, fleets) }
}

/** The times of a call in milliseconds. The first call is not counted. */
async function timesOf(database, { fleet, endpoint, wire }) {
  const { id, call } = database.fleets[fleet]
  const times = []
  let spent = 0
  for (let run = 0; run <= runs && (run < 2 || spent < patience); run++) {
    const started = performance.now()
    const { status, body } = await call(endpoint, { fleetId: id, ...wire }, { headers: { 'X-Fleet-Id': id } })
    const time = performance.now() - started
    if (status !== 200)
      throw new Error(
        `${endpoint.name} ${JSON.stringify(wire)}: ${status} ${JSON.stringify(body)} ${database.failures.at(-1)?.cause ?? ''}`,
      )
    spent += time
    if (run > 0) times.push(time)
  }
  return times
}

const show = (times) => [quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)]

async function measureCalls(databases) {
  const plans = databases.map(({ facts }) => callsFor(facts))
  const result = []
  for (const [index, { label }] of plans[0].entries()) {
    if (!label.includes(values.only)) continue
    const cells = []
    for (const [at, database] of databases.entries()) cells.push(await timesOf(database, plans[at][index]))
    const row = [label, ...cells.flatMap(show)]
    console.error(row.join('  '))
    if (cells.some((times) => quantile(times, 0.5) >= Number(values.over))) result.push(row)
  }
  printTable(
    ['call', ...databases.flatMap(({ facts }) => [`${facts.sizes.fuel.redemption} rows: median ms`, 'p99'])],
    result,
  )
}

/** Runs an export and resolves to its seconds, the CPU seconds of this process, and its highest memory meanwhile. */
async function runExport({ db, fleets, failures }, { fleet, reportType }) {
  const { id, call } = fleets[fleet]
  globalThis.gc?.()
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const started = performance.now()
  const cpuBefore = process.cpuUsage()
  const { status, body } = await call(
    createReport,
    { fleetId: id, reportType, platformType: 'plb' },
    { key: crypto.randomUUID(), headers: { 'X-Fleet-Id': id } },
  )
  if (status !== 200) throw new Error(`${reportType}: ${status} ${JSON.stringify(body)}`)
  for (;;) {
    const [found] = await rows(db, 'select status from report where id = $1', [body.reportId])
    if (found.status === 'success') break
    if (found.status !== 'in progress') throw new Error(`${reportType}: ${found.status} ${failures.at(-1)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  clearInterval(watch)
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  await rows(db, 'delete from report where id = $1', [body.reportId])
  return { seconds, cpuSeconds: (user + system) / 1e6, peak }
}

async function measureExports(databases) {
  const result = []
  for (const one of exportsFor) {
    if (!one.reportType.includes(values.only)) continue
    for (const database of databases) {
      const size = database.facts.sizes[one.fleet][one.table]
      const { seconds, cpuSeconds, peak } = await runExport(database, one)
      result.push([
        one.reportType,
        size,
        seconds.toFixed(1),
        Math.round(size / seconds),
        Math.round(size / cpuSeconds),
        Math.round(peak / 2 ** 20),
      ])
    }
  }
  printTable(['export', 'rows', 'seconds', 'rows/s', 'rows per CPU second', 'highest memory, MB'], result)
}

const databases = []
for (const url of positionals) databases.push(await open(url))
if (databases.length === 0)
  throw new Error('Name one or more databases that `npm run sandbox:big-fleet` has filled.')
await (values.exports ? measureExports : measureCalls)(databases)
for (const { close } of databases) await close()
