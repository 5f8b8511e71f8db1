import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run } from '../run.mjs'

/** @typedef {{ project: string, file: string, name: string }} NamedTest */
/** @typedef {{ test: NamedTest, ran: number, red: number, failures: string[], errors: string[] }} Found */

/** A pattern for a part of a test's full name, in which a group and its test are parted by a blank or by ` > `. */
const patternOf = (name) =>
  name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', '(?: | > )')
const distinct = (values) => [...new Set(values)]

/** How a test says that something is not as it must be: an assertion, a query of the page, or the test's time limit. */
const verdicts =
  /^(AssertionError|TestingLibraryElementError|Error: (expect\(|Unable to find|Found multiple|promise resolved|promise rejected|Property failed|Test timed out|Timed out))/
const isRed = ({ failureMessages }) =>
  failureMessages.some((message) => verdicts.test(stripVTControlCharacters(message)))
const wordsOf = ({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`

/**
 * Runs named tests in a copy of the project.
 *
 * @param {string} copy
 * @param {NamedTest[]} tests
 * @param {string} [snapshot] the database that the sandbox begins with; made anew where it is missing
 * @returns {Promise<Found[]>} for each name how many tests have it and ran, how many of them an assertion turned red with
 *   which words, and what else went wrong
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
    // Fewer trials than a race needs to be found by chance: a sabotage makes it certain.
    { cwd: copy, env: { RACE_TRIALS: '3', ...(snapshot && { SANDBOX_SNAPSHOT: snapshot }) } },
  )
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []
  return tests.map((test) => {
    const found = files.find(({ name }) => relative(copy, name).replaceAll('\\', '/') === test.file)
    if (!found) return { test, ran: 0, red: 0, failures: [], errors: [`${test.file} did not run\n${output}`] }
    const ran = found.assertionResults.filter(
      ({ fullName, status }) => fullName.includes(test.name) && (status === 'passed' || status === 'failed'),
    )
    const failed = ran.filter(({ status }) => status === 'failed')
    const [red, broken] = [failed.filter(isRed), failed.filter((one) => !isRed(one))]
    const errors = broken.map(wordsOf)
    if (ran.length === 0)
      errors.push(`${test.file} has no test "${test.name}" that runs\n${found.message ?? ''}`)
    return { test, ran: ran.length, red: red.length, failures: red.map(wordsOf), errors }
  })
}
