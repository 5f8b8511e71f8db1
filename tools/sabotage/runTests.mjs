import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run } from '../run.mjs'

/** @typedef {{ project: string, file: string, name: string }} NamedTest */
/** @typedef {{ test: NamedTest, ran: number, failed: number, failures: string[], errors: string[] }} TestResult */

/** A pattern for a part of a test's full name, in which a space or ` > ` separates group and test. */
const patternOf = (name) =>
  name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', '(?: | > )')
const distinct = (values) => [...new Set(values)]

/** Failures of an assertion, a query or a timeout. Any other failure means that the test itself is broken. */
const assertionFailure =
  /^(AssertionError|TestingLibraryElementError|Error: (expect\(|Unable to find|Found multiple|promise resolved|promise rejected|Property failed|Test timed out|Timed out))/
const failedByAssertion = ({ failureMessages }) =>
  failureMessages.some((message) => assertionFailure.test(stripVTControlCharacters(message)))
const describeFailure = ({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`

/**
 * Runs named tests in a copy of the project.
 *
 * @param {string} copy
 * @param {NamedTest[]} tests
 * @param {string} [snapshot] the database of the sandbox; without it, each run migrates a new one
 * @returns {Promise<TestResult[]>} for each name: how many tests ran, how many failed by an assertion with which messages, and
 *   other errors
 */
export async function runTests(copy, tests, snapshot) {
  const report = join(copy, '.cache', 'report.json')
  rmSync(report, { force: true })
  const { output } = await run(
    [
      'vitest',
      'run',
      ...distinct(tests.map(({ project }) => project)).flatMap((project) => ['--project', project]),
      ...distinct(tests.map(({ file }) => file)),
      '--testNamePattern',
      distinct(tests.map(({ name }) => patternOf(name))).join('|'),
      '--reporter',
      'json',
      '--outputFile',
      report,
    ],
    // A few trials are enough: a sabotage makes the race certain.
    { cwd: copy, env: { RACE_TRIALS: '3', ...(snapshot && { SANDBOX_SNAPSHOT: snapshot }) } },
  )
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []
  return tests.map((test) => {
    const found = files.find(({ name }) => relative(copy, name).replaceAll('\\', '/') === test.file)
    if (!found)
      return { test, ran: 0, failed: 0, failures: [], errors: [`${test.file} did not run\n${output}`] }
    const ran = found.assertionResults.filter(
      ({ fullName, status }) => fullName.includes(test.name) && (status === 'passed' || status === 'failed'),
    )
    const allFailed = ran.filter(({ status }) => status === 'failed')
    const [failed, broken] = [
      allFailed.filter(failedByAssertion),
      allFailed.filter((one) => !failedByAssertion(one)),
    ]
    const errors = broken.map(describeFailure)
    if (ran.length === 0)
      errors.push(`${test.file} has no test "${test.name}" that runs\n${found.message ?? ''}`)
    return { test, ran: ran.length, failed: failed.length, failures: failed.map(describeFailure), errors }
  })
}
