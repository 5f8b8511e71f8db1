/*
 * Checks that documents, the pages of Storybook, AGENTS.md and the sabotages name only things that exist: files and headings in
 * documents, pages and stories of Storybook, and the text, the file and the test file of each sabotage. First it checks itself on
 * names that do not exist.
 *
 *   node --conditions=fleet-source tools/references.mjs
 */
import { headingsOf, linkedInStorybook, sectionsOf, slugOf } from '../apps/storybook/pages/markdown.ts'
import { guides } from '../apps/storybook/pages/guides.ts'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from './run.mjs'
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
const link = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g
/** A link to a heading, of another document or of the same. */
const headingLink = /\]\((?!https?:|mailto:|\?)([^)#\s]*)#([^)\s]+)\)/g
/** A link to a page or a story of Storybook. */
const storybookLink = /\]\(\?path=\/(?:docs|story)\/([\w-]+)(?:#([^)\s]+))?\)/g

const readDocument = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** @returns {string[]} the headings that a document links to and that do not exist */
function missingHeadings(/** @type {string} */ document, /** @type {string} */ text) {
  return [...text.matchAll(headingLink)].flatMap(([, path = '', anchor = '']) => {
    const file = path === '' ? undefined : join(dirname(document), path)
    // A missing file is found as a file.
    if (file && !existsSync(join(root, file))) return []
    const ids = headingsOf(file ? readDocument(file) : text).map(slugOf)
    return ids.includes(anchor) ? [] : [`${document}: ${path}#${anchor} is no heading`]
  })
}

/**
 * @param {string} name of the page, for the message
 * @param {ReadonlySet<string>} ids
 * @returns {string[]} the pages and stories of Storybook that a page of it links to and that do not exist
 */
function missingPages(name, /** @type {string} */ text, ids) {
  return [...text.matchAll(storybookLink)].flatMap(([, id = '']) =>
    ids.has(id) ? [] : [`${name}: Storybook has no ${id}`],
  )
}

/** @returns {string[]} the sections that a guide of Storybook shows and that its document lacks */
function missingSections(/** @type {import('../apps/storybook/pages/guides.ts').GuideEntry} */ guide) {
  const { title, file, sections = [] } = guide
  return sections.flatMap((section) => {
    try {
      sectionsOf(readDocument(file), [section])
      return []
    } catch (error) {
      return [`guide ${title}: ${String(error)}`]
    }
  })
}

/** Resolves to the ids of all pages and stories of Storybook, from its index. */
async function storybookIds() {
  const output = join(root, 'apps/storybook/.cache/index.json')
  const index = await run(['storybook', 'index', '--output-file', output, '--quiet'], {
    cwd: join(root, 'apps/storybook'),
  })
  if (index.code !== 0) throw new Error(`Storybook has no index.\n${index.output.trimEnd()}`)
  return new Set(Object.keys(JSON.parse(readFileSync(output, 'utf8')).entries))
}

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
  ...missingHeadings(
    'docs/control.md',
    'See [this](embedding.md#gone), [that](#gone) and [here](#here).\n\n# Here',
  ),
  ...missingSections({ title: 'control', file: 'docs/embedding.md', sections: ['Sessions', 'Gone'] }),
  ...missingPages(
    'control.mdx',
    '[One](?path=/docs/gone--docs), [two](?path=/docs/here--docs)',
    new Set(['here--docs']),
  ),
]
if (control.length !== 8) {
  console.error(`The control failed: ${control.join('; ')}`)
  process.exit(1)
}

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      file && !file.startsWith('.changeset/') && !file.endsWith('.api.md') && existsSync(join(root, file)),
  )
const ids = await storybookIds()
const ownPages = execFileSync('git', ['ls-files', 'apps/storybook/**/*.mdx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))
const problems = [
  ...documents.flatMap((file) => missingIn(file, readDocument(file))),
  ...documents.flatMap((file) => missingHeadings(file, readDocument(file))),
  ...ownPages.flatMap((file) => missingPages(file, readDocument(file), ids)),
  ...guides.flatMap(missingSections),
  ...guides.flatMap(({ file }) =>
    missingPages(`${file} in Storybook`, linkedInStorybook(file, readDocument(file)), ids),
  ),
  ...sabotages.flatMap(problemsOf),
]
for (const problem of problems) console.error(problem)
console.log(
  `${documents.length} documents, ${ownPages.length} pages of Storybook, ${sabotages.length} sabotages, ${problems.length} names of missing things`,
)
process.exitCode = problems.length > 0 ? 1 : 0
