/*
 * Runs every check of the repository and prints a line for each. A failed check does not stop the others. The exit code is
 * 1 if any failed.
 *
 *   npm test                     all of them
 *   npm test -- unit lint        only these
 */
import { atMost, run } from './run.mjs'

/** Cheap checks run two at a time and print their output if they fail. The others run alone and print it immediately. */
const suites = [
  { name: 'format', command: ['prettier', '--check', '.'], cheap: true },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], cheap: true },
  { name: 'types', command: ['node', 'tools/types.mjs'], cheap: true },
  { name: 'dependencies', command: ['node', 'tools/dependencies.mjs'], cheap: true },
  { name: 'unused', command: ['knip'], cheap: true },
  { name: 'language', command: ['node', 'tools/language.mjs'], cheap: true },
  { name: 'references', command: ['node', 'tools/references.mjs'], cheap: true },
  { name: 'examples', command: ['node', 'tools/examples.mjs'], cheap: true },
  {
    name: 'inventory',
    command: ['node', '--conditions=fleet-source', 'tools/inventory.ts', '--check'],
    cheap: true,
  },
  { name: 'unit', command: ['vitest', 'run', '--project', '!stories'] },
  { name: 'stories', command: ['vitest', 'run', '--project', 'stories'] },
  { name: 'snippets', command: ['node', '--conditions=fleet-source', 'tools/snippets.mjs'] },
  { name: 'backend', command: ['node', '--conditions=fleet-source', 'tools/backend/main.ts', '--self-test'] },
  { name: 'openapi', command: ['node', '--conditions=fleet-source', 'tools/openapi/main.ts', '--check'] },
  { name: 'packages', command: ['node', 'tools/packages.mjs'] },
  { name: 'e2e', command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'] },
]

const named = process.argv.slice(2)
const unknown = named.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown check: ${unknown.join(', ')}. The checks are ${suites.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

async function check({ name, command, cheap = false }) {
  if (!cheap) console.log(`\n--- ${name}`)
  const started = performance.now()
  const { code, output } = await run(command, { stream: !cheap })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code !== 0 && output) console.log(`\n--- ${name}\n${output.trimEnd()}\n`)
  const line = `${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`
  console.log(line)
  return { passed: code === 0, line }
}

const chosen = named.length > 0 ? suites.filter(({ name }) => named.includes(name)) : suites
const [cheap, others] = [chosen.filter((suite) => suite.cheap), chosen.filter((suite) => !suite.cheap)]
const jobs = (list) => list.map((suite) => () => check(suite))
const results = [...(await atMost(2, jobs(cheap))), ...(await atMost(1, jobs(others)))]

const failed = results.filter(({ passed }) => !passed)
console.log(`\n${results.map(({ line }) => line).join('\n')}`)
console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
