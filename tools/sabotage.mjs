/*
 * Mutation testing: makes one small mistake at a time in a copy of the project, and expects that a named test fails. The
 * working tree is never changed.
 *
 *   npm run check:sabotage
 *   npm run check:sabotage -- money     only the sabotages whose names match
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atMost } from './run.mjs'
import { makeCopies, migratedDatabase } from './sabotage/copies.mjs'
import { runTests } from './sabotage/runTests.mjs'
import { sabotages } from './sabotage/sabotages.mjs'

const [only = ''] = process.argv.slice(2)
const chosen = sabotages.filter(({ name }) => name.includes(only))
if (chosen.length === 0) {
  console.error(`No sabotage has a name with "${only}".`)
  process.exit(1)
}

const started = performance.now()
const copies = makeCopies(2)
const snapshot = await migratedDatabase()

/** Runs jobs in the copies, one job per copy at a time. */
const inCopies = (jobs) => {
  const free = [...copies]
  return atMost(
    copies.length,
    jobs.map((job) => async () => {
      const copy = free.pop() ?? ''
      const result = await job(copy)
      free.push(copy)
      return result
    }),
  )
}

/** Runs every named test once without a sabotage. Resolves to the problems, such as failing or missing tests. */
async function control() {
  const files = new Map()
  for (const test of chosen.flatMap(({ tests }) => tests)) {
    const named = files.get(test.file) ?? []
    if (!named.some(({ name }) => name === test.name)) files.set(test.file, [...named, test])
  }
  const groups = copies.map((_, at) =>
    [...files.values()].filter((_tests, index) => index % copies.length === at),
  )
  const found = await inCopies(
    groups
      .filter((group) => group.length > 0)
      .map((group) => (copy) => runTests(copy, group.flat(), snapshot)),
  )
  return found
    .flat()
    .filter(({ failed, errors }) => failed > 0 || errors.length > 0)
    .map(({ test: { file, name }, failures, errors }) =>
      [`"${name}" in ${file} fails or is missing without a sabotage`, ...failures, ...errors].join('\n'),
    )
}

async function runSabotage({ file, find, replace, tests }, copy) {
  const source = readFileSync(join(copy, file), 'utf8')
  const occurrences = source.split(find).length - 1
  if (occurrences !== 1) {
    return {
      ran: 0,
      failed: 0,
      verdict: 'NO LONGER APPLIES',
      errors: [`its text occurs ${occurrences} times in ${file}`],
    }
  }
  writeFileSync(
    join(copy, file),
    source.replace(find, () => replace),
  )
  const found = await runTests(copy, tests, file.startsWith('apps/sandbox/src/db/') ? undefined : snapshot)
  writeFileSync(join(copy, file), source)
  const total = (/** @type {'ran' | 'failed'} */ key) => found.reduce((sum, one) => sum + one[key], 0)
  const errors = found.flatMap((one) => one.errors)
  const verdict = total('failed') > 0 ? 'killed' : errors.length > 0 ? 'BROKEN' : 'SURVIVED'
  return { ran: total('ran'), failed: total('failed'), verdict, errors: verdict === 'BROKEN' ? errors : [] }
}

const problems = await control()
for (const problem of problems) console.error(`${problem}\n`)

const results = await inCopies(
  chosen.map((sabotage) => async (copy) => {
    const result = await runSabotage(sabotage, copy)
    console.log(`${result.verdict.padEnd(8)} ${sabotage.name}`)
    for (const error of result.errors) console.error(`${sabotage.name}: ${error}\n`)
    return { ...sabotage, ...result }
  }),
)

const rows = [
  ['name', 'mistake', 'tests run', 'tests failed', 'verdict'],
  ...results.map(({ name, breaks, ran, failed, verdict }) => [
    name,
    breaks,
    String(ran),
    String(failed),
    verdict,
  ]),
]
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  )

const count = (verdict) => results.filter((result) => result.verdict === verdict).length
const failures = results.length - count('killed') + problems.length
console.log(
  `\nsabotages: ${results.length}, killed ${count('killed')}, survived ${count('SURVIVED')}, broken ${count('BROKEN')}, ` +
    `no longer applicable ${count('NO LONGER APPLIES')}; tests failing without a sabotage: ${problems.length}; ` +
    `${((performance.now() - started) / 1000).toFixed(0)} s`,
)
process.exitCode = failures > 0 ? 1 : 0
