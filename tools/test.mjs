/*
 * Runs every check of the repository and prints a line for each. A failed check does not stop the others. The exit code is
 * 1 if any failed.
 *
 *   npm test                     all of them
 *   npm test -- unit lint        only these
 *   npm test -- --changed        the quick ones, for the files that are not committed
 *   npm test -- --changed=main   the quick ones, for the files that differ from a commit or a branch
 *
 * `--changed` checks the changed files, and runs the tests and stories that import one of them. It builds only Storybook and
 * opens no portal, so it is no substitute for the whole.
 */
import { atMost, run } from './run.mjs'

/** The check of the format remembers the files that passed, by their content. */
const format = [
  'prettier',
  '--check',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  '.cache/prettier',
]

/**
 * Cheap checks run two at a time and print their output if they fail. The others run alone and print it immediately. The last lines of
 * each failed one are printed again when all have run.
 *
 * @typedef {{ name: string, command: string[], cheap?: boolean }} Suite
 * @type {Suite[]}
 */
const suites = [
  { name: 'format', command: [...format, '.'], cheap: true },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], cheap: true },
  { name: 'types', command: ['node', 'tools/types.mjs'], cheap: true },
  { name: 'dependencies', command: ['node', 'tools/dependencies.mjs'], cheap: true },
  { name: 'unused', command: ['knip'], cheap: true },
  { name: 'language', command: ['node', 'tools/language.mjs'], cheap: true },
  { name: 'references', command: ['node', '--conditions=fleet-source', 'tools/references.mjs'], cheap: true },
  { name: 'examples', command: ['node', 'tools/examples.mjs'], cheap: true },
  {
    name: 'inventory',
    command: ['node', '--conditions=fleet-source', 'tools/inventory.ts', '--check'],
    cheap: true,
  },
  { name: 'unit', command: ['vitest', 'run', '--project', '!stories'] },
  { name: 'stories', command: ['vitest', 'run', '--project', 'stories'] },
  { name: 'pictures', command: ['node', 'tools/storyScreenshots.mjs'] },
  { name: 'pages', command: ['node', 'tools/storyPages.mjs'] },
  { name: 'snippets', command: ['node', '--conditions=fleet-source', 'tools/snippets.mjs'] },
  { name: 'backend', command: ['node', '--conditions=fleet-source', 'tools/backend/main.ts', '--self-test'] },
  { name: 'openapi', command: ['node', '--conditions=fleet-source', 'tools/openapi/main.ts', '--check'] },
  { name: 'packages', command: ['node', 'tools/packages.mjs'] },
  { name: 'e2e', command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'] },
]

/**
 * The files that git reports, one for each line. Ends the process if git refuses, such as for an unknown branch.
 *
 * @param {string[]} args
 */
async function filesOf(args) {
  const { code, output } = await run(['git', ...args])
  if (code !== 0) {
    console.error(output.trimEnd())
    process.exit(1)
  }
  return output.split('\n').filter(Boolean)
}

/**
 * The checks of the files that differ from a commit. None if no file does.
 *
 * @param {string} commit
 * @returns {Promise<Suite[]>}
 */
async function changedSuites(commit) {
  const files = [
    ...(await filesOf(['diff', '--name-only', '--diff-filter=d', commit, '--'])),
    ...(await filesOf(['ls-files', '--others', '--exclude-standard'])),
  ]
  if (files.length === 0) return []
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  /** What stories are made of. */
  const drawn = /^(packages\/[^/]+\/src|apps\/sandbox\/src|apps\/storybook)\//
  const whole = new Set(['types', 'dependencies', 'language', 'references'])
  return [
    { name: 'format', command: [...format, '--ignore-unknown', ...files], cheap: true },
    ...(sources.length > 0
      ? [{ name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', ...sources], cheap: true }]
      : []),
    ...suites.filter(({ name }) => whole.has(name)),
    ...(sources.some((file) => drawn.test(file) && !/\.test\.tsx?$/.test(file))
      ? [{ name: 'pictures', command: ['node', 'tools/storyScreenshots.mjs', `--changed=${commit}`] }]
      : []),
    ...suites
      .filter(({ name }) => name === 'unit' || name === 'stories')
      .map(({ name, command }) => ({
        name,
        command: [...command, `--changed=${commit}`, '--passWithNoTests'],
      })),
  ]
}

async function chooseSuites() {
  const args = process.argv.slice(2)
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg))
  if (changed && args.length === 1) return changedSuites(changed.split('=')[1] ?? 'HEAD')
  const unknown = args.filter((arg) => !suites.some(({ name }) => name === arg))
  if (unknown.length > 0) {
    console.error(
      `Unknown check: ${unknown.join(', ')}. The checks are ${suites.map(({ name }) => name).join(', ')}.`,
    )
    process.exit(1)
  }
  return args.length > 0 ? suites.filter(({ name }) => args.includes(name)) : suites
}

/** The last lines of an output. Long lines are cut. A whole run prints so much that a failure in its middle is hard to find. */
const endOf = (/** @type {string} */ output) =>
  output
    .trimEnd()
    .split('\n')
    .slice(-40)
    .map((line) => (line.length > 300 ? `${line.slice(0, 300)} …` : line))
    .join('\n')

async function check({ name, command, cheap = false }) {
  if (!cheap) console.log(`\n--- ${name}`)
  const started = performance.now()
  const { code, output } = await run(command, { stream: !cheap })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code !== 0 && cheap) console.log(`\n--- ${name}\n${output.trimEnd()}\n`)
  const line = `${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`
  console.log(line)
  return { name, passed: code === 0, line, output }
}

const chosen = await chooseSuites()
if (chosen.length === 0) console.log('No file has changed.')
const [cheap, others] = [chosen.filter((suite) => suite.cheap), chosen.filter((suite) => !suite.cheap)]
const jobs = (list) => list.map((suite) => () => check(suite))
const results = [...(await atMost(2, jobs(cheap))), ...(await atMost(1, jobs(others)))]

const failed = results.filter(({ passed }) => !passed)
for (const { name, output } of failed) console.log(`\n--- the end of ${name}\n${endOf(output)}`)
console.log(`\n${results.map(({ line }) => line).join('\n')}`)
console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
