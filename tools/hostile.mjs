/*
 * Breaks every answer that every screen and every form of the kit gets from the sandbox, in every way, and prints what the
 * screens made of it. A few cells of it are run with the unit tests; all of them take many minutes.
 *
 *   npm run check:hostile
 *   npm run check:hostile -- FleetDrivers     only the screens and works whose names match
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const folder = join(root, '.cache', 'hostile')
const [only = ''] = process.argv.slice(2)

rmSync(folder, { recursive: true, force: true })
const { code } = await run(
  ['vitest', 'run', '--project', 'kit', 'src/testing/hostile/reads', 'src/testing/hostile/works'],
  {
    stream: true,
    env: { HOSTILE: 'whole', HOSTILE_ONLY: only, HOSTILE_REPORT: join(folder, 'cells') },
  },
)

const cells = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
const columns = [
  'white',
  'crash',
  'untrue',
  'no cause',
  'stuck',
  'lost text',
  'session ended',
  'complaint',
  'not recovered',
]
const kinds = [...new Set(cells.map(({ kind }) => kind))]
const has = (verdict) => (cell) => cell.findings.some((finding) => finding.verdict === verdict)
const lineOf = (name, some) => [
  name,
  String(some.length),
  ...columns.map((verdict) => String(some.filter(has(verdict)).length)),
  String(some.filter(({ isOver }) => isOver).length),
]
const lines = [
  ...kinds.map((kind) =>
    lineOf(
      kind,
      cells.filter((cell) => cell.kind === kind),
    ),
  ),
  lineOf('all', cells),
]
for (const [name = '', ...figures] of [['fault', 'cells', ...columns, 'sessions over'], ...lines]) {
  console.log(name.padEnd(14) + figures.map((figure) => figure.padStart(15)).join(''))
}
process.exitCode = code
