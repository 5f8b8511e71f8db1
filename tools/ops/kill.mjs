/*
 * Kills the sandbox at named moments, starts it again, and checks what it promised:
 *
 *   npm run check:kill                        every moment, 20 times each, on PGlite and on PostgreSQL
 *   npm run check:kill -- pglite calls        one database and one kind of moment: calls, reports or migrations
 *   npm run check:kill -- --times 5
 *
 * Moments of a call: before its transaction, before its commit, between its commit and its answer. The process ends itself there
 * (`CRASH_AT`). Then its outcome is looked up or the call is repeated with its key. A report is killed from outside, at each quarter of
 * its progress. A migration ends its process before its commit.
 */
import { parseArgs } from 'node:util'
import { printTable } from '../../bench/print.mjs'
import { killCalls } from './kill/calls.mjs'
import { openEngine } from './kill/engine.mjs'
import { killMigrations } from './kill/migrations.mjs'
import { killReports } from './kill/reports.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' } },
})
const times = Number(values.times)
const kinds = { calls: killCalls, reports: killReports, migrations: killMigrations }
/** @param {string[]} names */
const chosen = (names) => {
  const found = names.filter((name) => positionals.includes(name))
  return found.length > 0 ? found : names
}

const table = []
for (const name of chosen(['pglite', 'postgres'])) {
  for (const kind of chosen(Object.keys(kinds))) {
    const engine = await openEngine(name)
    try {
      for (const { moment, kills, failures, note } of await kinds[kind](engine, times)) {
        table.push([name, moment, kills, failures.length, note ?? ''])
        for (const failure of failures) console.error(`${name}, ${moment}: ${failure}`)
      }
    } finally {
      await engine.close()
    }
  }
}
printTable(['database', 'moment', 'kills', 'failures', ''], table)
process.exitCode = table.every(([, , kills, failures]) => kills >= times && failures === 0) ? 0 : 1
