/*
 * Checks that documents, AGENTS.md and the sabotages name only things that exist: files in documents, and the text, the file
 * and the test file of each sabotage. First it checks itself on names that do not exist.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'
import { sabotages } from './sabotage/sabotages.mjs'

/** The folders that a path in a document may start from. */
const starts = [
  '',
  'packages/api-client',
  'packages/api-client/src',
  'packages/fleet-portal-kit/src',
  'packages/fleet-portal-kit/src/areas',
  'apps/sandbox',
  'apps/sandbox/src',
  'apps/host',
  'apps/host/src',
  'packages',
]
/** A file with a folder, without placeholders and wildcards. */
const filePath = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|md|json|sql|css))`/g
const link = /\]\((?!https?:|#)([^)#\s]+)/g

/** @returns {string[]} the files that a document names and that do not exist */
function missingIn(document, text) {
  const folder = dirname(document)
  const paths = [...text.matchAll(filePath)].map(([, path = '']) => path)
  const links = [...text.matchAll(link)].map(([, path = '']) => path)
  return [
    ...paths.filter((path) => ![...starts, folder].some((start) => existsSync(join(root, start, path)))),
    ...links.filter((path) => !existsSync(join(root, folder, path))),
  ].map((path) => `${document}: ${path} does not exist`)
}

/** @returns {string[]} */
function problemsOf({ name, file, find, tests }) {
  const occurrences = readFileSync(join(root, file), 'utf8').split(find).length - 1
  const missing = tests.filter((test) => !existsSync(join(root, test.file)))
  return [
    ...(occurrences === 1 ? [] : [`sabotage "${name}": its text occurs ${occurrences} times in ${file}`]),
    ...missing.map((test) => `sabotage "${name}": ${test.file} does not exist`),
  ]
}

const absent = {
  name: 'control',
  file: 'package.json',
  find: 'never written here',
  tests: [{ file: 'no.test.ts' }],
}
const control = [
  ...missingIn('docs/control.md', 'See `areas/gone.ts` and [this](gone.md).'),
  ...problemsOf(absent),
]
if (control.length !== 4) {
  console.error(`The control failed: ${control.join('; ')}`)
  process.exit(1)
}

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      file && !file.startsWith('.changeset/') && !file.endsWith('.api.md') && existsSync(join(root, file)),
  )
const problems = [
  ...documents.flatMap((file) => missingIn(file, readFileSync(join(root, file), 'utf8'))),
  ...sabotages.flatMap(problemsOf),
]
for (const problem of problems) console.error(problem)
console.log(
  `${documents.length} documents, ${sabotages.length} sabotages, ${problems.length} names of missing things`,
)
process.exitCode = problems.length > 0 ? 1 : 0
