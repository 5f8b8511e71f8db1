import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { root, run } from '../run.mjs'

const app = join(root, 'apps/storybook')
const built = join(app, 'storybook-static')

/** What Storybook is made of. Tests and screenshots are not part of it. */
const sources = [
  'package.json',
  'pnpm-lock.yaml',
  '*.md',
  'docs',
  'packages',
  'apps/sandbox',
  'apps/storybook',
  'tools',
  ':!*.test.ts',
  ':!*.test.tsx',
  ':!apps/storybook/screenshots',
]

/** The hash of all sources, of new ones too. */
async function hashOfSources() {
  const list = ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sources]
  const { code, output } = await run(list)
  if (code !== 0) throw new Error(output.trimEnd())
  const hash = createHash('sha256')
  for (const file of new Set(output.split('\0').filter(Boolean))) {
    const path = join(root, file)
    // A file that was removed is listed until the removal is staged.
    if (existsSync(path)) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * Builds Storybook into `apps/storybook/storybook-static`, with a list of its modules and their importers. Keeps the last build
 * if it is of the same sources.
 */
export async function buildStorybook() {
  const note = join(built, 'sources.sha256')
  const hash = await hashOfSources()
  if (existsSync(note) && readFileSync(note, 'utf8') === hash) return
  const { code, output } = await run(['pnpm', '--filter', 'storybook-app', 'build'])
  if (code !== 0) throw new Error(`Storybook was not built.\n${output.trimEnd()}`)
  writeFileSync(note, hash)
}

/**
 * The entries of the built Storybook, in the order of the sidebar.
 *
 * @returns {{ type: string, id: string, importPath: string, tags: string[] }[]}
 */
function readEntries() {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
  return Object.values(entries)
}

/**
 * @typedef {{ id: string, file: string }} Story the file is relative to the repository
 *
 * @returns {Story[]} the stories of the built Storybook, in the order of the sidebar. Without playgrounds, which are for trying out
 */
export function readStories() {
  return readEntries()
    .filter(({ type, tags }) => type === 'story' && !tags.includes('playground'))
    .map(({ id, importPath }) => ({ id, file: join('apps/storybook', importPath) }))
}

/** The ids of the pages with documentation of the built Storybook, and the ids of these and of all stories. */
export function readPages() {
  const entries = readEntries()
  return {
    pages: entries.filter(({ type }) => type === 'docs').map(({ id }) => id),
    ids: new Set(entries.map(({ id }) => id)),
  }
}

/** Serves the built Storybook on a free port. */
export async function serveStorybook() {
  const server = await preview({
    configFile: false,
    root: app,
    build: { outDir: 'storybook-static' },
    preview: { port: 6106, host: '127.0.0.1' },
    logLevel: 'error',
  })
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address())
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/**
 * The files that import one of the changed files, directly or not, by the modules of the build. Undefined if every story
 * depends on a changed file: the configuration of Storybook, the tables of the database, the versions of libraries.
 *
 * @param {readonly string[]} changed files, relative to the repository
 * @returns {Set<string> | undefined}
 */
export function importersOf(changed) {
  const { modules } = JSON.parse(readFileSync(join(built, 'preview-stats.json'), 'utf8'))
  const fileOf = (/** @type {string} */ name) => join('apps/storybook', name.replace(/\?.*$/, ''))
  /** @type {Map<string, string[]>} */
  const importers = new Map(
    modules.map((/** @type {{ name: string, reasons: { moduleName: string }[] }} */ { name, reasons }) => [
      fileOf(name),
      reasons.map(({ moduleName }) => fileOf(moduleName)),
    ]),
  )
  const found = new Set(changed)
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  const isForAll = (/** @type {string} */ file) =>
    /^apps\/(storybook\/\.storybook|sandbox\/src\/db)\/|^pnpm-lock\.yaml$/.test(file)
  return [...found].some(isForAll) ? undefined : found
}
