/*
 * Tries backup and restore: seeds a database, writes, backs it up while the sandbox runs, restores it into an empty database, and
 * compares both. Then a sandbox starts on the restored database, and goes on with the sessions and keys of the first.
 *
 *   npm run check:backup
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openServer } from '../../apps/sandbox/src/db/openServer.ts'
import { findViolations } from '../../apps/sandbox/src/db/verifyLedger.ts'
import { spawnSandbox } from '../../apps/sandbox/src/testing/spawnSandbox.ts'
import { printTable } from '../../bench/print.mjs'
import { backup, restore } from './backup/commands.mjs'
import { startInstalledPostgres } from './backup/server.mjs'
import { callerAt, signInAt } from './kill/caller.mjs'

const fleetId = 'flt_bayani'
const postgres = await startInstalledPostgres()
const failures = []
const expect = (text, isTrue) => {
  console.log(`${isTrue ? 'ok    ' : 'FAILED'}  ${text}`)
  if (!isTrue) failures.push(text)
}

/** Row counts of all tables, a hash of the ledger, and its violations. */
async function contentOf(url) {
  const { db, close } = await openServer({ connectionString: url }, 1)
  const read = async (text) => /** @type {any[]} */ (/** @type {any} */ (await db.execute(text)).rows)
  const tables = await read(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1",
  )
  const counts = {}
  for (const { name } of tables) {
    // Processes write to the tables of the queue all the time.
    if (name.startsWith('public.')) counts[name] = (await read(`select count(*)::int as n from ${name}`))[0].n
  }
  const [ledger] = await read(
    "select md5(string_agg(movement::text, ';' order by id)) as movements, (select md5(string_agg(id || balance, ';' order by id)) from account) as balances from movement",
  )
  const violations = await findViolations(db)
  await close()
  return { counts, tables: tables.map(({ name }) => name), ledger, violations }
}

try {
  const source = await postgres.newDatabase('source')
  const first = await spawnSandbox({ DATABASE_URL: source })
  const token = await signInAt(first, 'marco.santos@fleet.test')
  const call = callerAt(first, token)
  const order = { fleetId, liter: 7, amount: null, productCode: 'Diesel' }
  const bought = await call('buyFuel', order, 'before-backup')
  const paid = await call('createCashin', { fleetId, method: 'otc', amount: 10_000, mode: 'BDO' }, 'cash-in')
  expect('the writes before the backup are acknowledged', bought.status === 200 && paid.status === 200)

  const file = join(postgres.folder, 'fleet.dump')
  const failure = await backup(source.replace(/source$/, 'missing'), file).catch((error) => String(error))
  const isLeft = readdirSync(postgres.folder).some((name) => name.startsWith('fleet.dump'))
  expect('a backup that fails leaves no file', String(failure).includes('missing') && !isLeft)
  await backup(source, file)
  const before = await contentOf(source)
  const target = await postgres.newDatabase('target')
  await restore(target, file)
  const after = await contentOf(target)
  printTable(
    ['table', 'rows', 'restored'],
    Object.entries(before.counts).map(([name, n]) => [name, n, after.counts[name] ?? 'missing']),
  )
  expect(
    'every table has the same number of rows',
    JSON.stringify(before.counts) === JSON.stringify(after.counts),
  )
  expect('the job queue is restored', JSON.stringify(before.tables) === JSON.stringify(after.tables))
  expect(
    'movements and balances are the same',
    JSON.stringify(before.ledger) === JSON.stringify(after.ledger),
  )
  expect('both ledgers balance', before.violations.length + after.violations.length === 0)
  const refusal = await restore(target, file).catch((error) => String(error))
  expect('a database with tables is not overwritten', String(refusal).includes('Restore into an empty one'))
  await first.stop()

  const second = await spawnSandbox({ DATABASE_URL: target })
  const callAgain = callerAt(second, token)
  const repeated = await callAgain('buyFuel', order, 'before-backup')
  expect(
    'a sandbox starts on it, knows the session, and repeats no purchase',
    repeated.body.buyFuelId === bought.body.buyFuelId,
  )
  expect('it takes new purchases', (await callAgain('buyFuel', order, 'after-restore')).status === 200)
  await second.stop()
} finally {
  await postgres.stop()
}
process.exitCode = failures.length === 0 ? 0 : 1
