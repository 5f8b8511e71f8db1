/* Writes the files of a new area: all of them, or none if one exists. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, run } from '../run.mjs'
import { sources } from './sources.mjs'
import { storiesOf } from './stories.mjs'
import { testOf } from './test.mjs'

const kit = join(root, 'packages/fleet-portal-kit/src')

/**
 * Enters the messages of an area in the lists of a language.
 *
 * @param {string} path of the list
 * @param {(lines: string[]) => string[]} add
 */
function changeList(path, add) {
  const file = join(kit, path)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, `${add(before.trim().split('\n')).join('\n')}\n`)
  return { path: relative(root, file), before }
}

/**
 * Adds a line to lines of the same kind, which are sorted.
 *
 * @param {string[]} lines
 * @param {string} line
 * @param {(one: string) => boolean} isOfKind
 */
function insertSorted(lines, line, isOfKind) {
  const next = lines.findIndex((one) => isOfKind(one) && one.localeCompare(line, 'en') > 0)
  const place = next < 0 ? lines.findLastIndex(isOfKind) + 1 : next
  return lines.toSpliced(place, 0, line)
}

/**
 * Resolves to the new paths, and to the changed lists with their text before. Paths are relative to the repository.
 *
 * @returns {Promise<{ created: string[], changed: { path: string, before: string }[] }>}
 */
export async function writeArea(facts) {
  const { things } = facts
  const component = `areas/${facts.area}/${facts.Screen}`
  const files = Object.entries({
    ...sources(facts),
    [`${component}.test.tsx`]: testOf(facts),
    [`${component}.stories.tsx`]: storiesOf(facts),
  })
  const absoluteFiles = files.map(([path, text]) => ({ path: join(kit, path), text }))
  const created = absoluteFiles.map(({ path }) => relative(root, path))
  const existing = created.filter((path) => existsSync(join(root, path)))
  if (existing.length > 0) throw new Error(`These files already exist: ${existing.join(', ')}`)
  for (const { path, text } of absoluteFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.trimStart())
  }
  const changed = [
    // Partners override the messages of all areas by namespace.
    changeList('locales/en/index.ts', (lines) => [...lines, `export * from './${things}.ts'`].toSorted()),
    changeList('locales/fil/index.ts', (lines) =>
      insertSorted(
        insertSorted(lines, `import { ${things} } from './${things}.ts'`, (line) =>
          line.startsWith('import { '),
        ),
        `  ${things},`,
        (line) => /^  \w+,$/.test(line),
      ),
    ),
    changeList('locales/fil/source.ts', (lines) =>
      insertSorted(lines, `  ${things}: () => import('./${things}.ts'),`, (line) =>
        /^  \w+: (\(\) =>|\w+,)/.test(line),
      ),
    ),
  ]
  const { code, output } = await run(['prettier', '--write', ...created])
  if (code !== 0) throw new Error(output)
  return { created, changed }
}
