/*
 * Breaks every response that the screens and forms of the kit get from the sandbox, with every kind of fault, and prints a
 * table of the findings. The unit tests run a few of these checks; all of them take many minutes.
 *
 *   npm run check:hostile
 *   npm run check:hostile -- FleetDrivers     only the screens and calls whose names match
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const folder = join(root, '.cache', 'hostile')
const [only = ''] = process.argv.slice(2)

rmSync(folder, { recursive: true, force: true })
const { code } = await run(
  ['vitest', 'run', '--project', 'kit', 'src/testing/hostile/reads', 'src/testing/hostile/writes'],
  {
    stream: true,
    env: { HOSTILE: 'all', HOSTILE_ONLY: only, HOSTILE_REPORT: join(folder, 'results') },
  },
)

const results = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
const columns = [
  'blank',
  'crash',
  'untrue',
  'no cause',
  'stuck',
  'lost text',
  'session ended',
  'console error',
  'not recovered',
]
const kinds = [...new Set(results.map(({ kind }) => kind))]
const has = (verdict) => (result) => result.findings.some((finding) => finding.verdict === verdict)
const tableRow = (name, group) => [
  name,
  String(group.length),
  ...columns.map((verdict) => String(group.filter(has(verdict)).length)),
  String(group.filter(({ isOver }) => isOver).length),
]
const tableRows = [
  ...kinds.map((kind) =>
    tableRow(
      kind,
      results.filter((result) => result.kind === kind),
    ),
  ),
  tableRow('all', results),
]
for (const [name = '', ...counts] of [['fault', 'checks', ...columns, 'sessions over'], ...tableRows]) {
  console.log(name.padEnd(14) + counts.map((count) => count.padStart(15)).join(''))
}
process.exitCode = code
