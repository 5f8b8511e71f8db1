/* Writes the files of a new area, all or none. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, run } from '../run.mjs'
import { sources } from './sources.mjs'
import { storiesOf } from './stories.mjs'
import { testOf } from './test.mjs'

const kit = join(root, 'packages/fleet-portal-kit/src')

/** Resolves to the paths that were written, as they stand in the repository. */
export async function writeArea(facts) {
  const component = `areas/${facts.area}/${facts.Screen}`
  const files = Object.entries({
    ...sources(facts),
    [`${component}.test.tsx`]: testOf(facts),
    [`${component}.stories.tsx`]: storiesOf(facts),
  })
  const named = files.map(([path, text]) => ({ path: join(kit, path), text }))
  const paths = named.map(({ path }) => relative(root, path))
  const present = paths.filter((path) => existsSync(join(root, path)))
  if (present.length > 0) throw new Error(`There already: ${present.join(', ')}`)
  for (const { path, text } of named) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.trimStart())
  }
  // Partners override the area's sentences by its namespace: the index lists it.
  const index = join(kit, 'locales/en/index.ts')
  const entries = readFileSync(index, 'utf8').trim().split('\n')
  writeFileSync(index, `${[...entries, `export * from './${facts.things}.ts'`].toSorted().join('\n')}\n`)
  const { code, output } = await run(['prettier', '--write', ...paths])
  if (code !== 0) throw new Error(output)
  return [...paths, relative(root, index)]
}
