/* Writes the files of a new area: all of them, or none if one exists. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, run } from '../run.mjs'
import { sources } from './sources.mjs'
import { storiesOf } from './stories.mjs'
import { testOf } from './test.mjs'

const kit = join(root, 'packages/fleet-portal-kit/src')

/** Resolves to the written paths, relative to the repository. */
export async function writeArea(facts) {
  const component = `areas/${facts.area}/${facts.Screen}`
  const files = Object.entries({
    ...sources(facts),
    [`${component}.test.tsx`]: testOf(facts),
    [`${component}.stories.tsx`]: storiesOf(facts),
  })
  const absoluteFiles = files.map(([path, text]) => ({ path: join(kit, path), text }))
  const paths = absoluteFiles.map(({ path }) => relative(root, path))
  const existing = paths.filter((path) => existsSync(join(root, path)))
  if (existing.length > 0) throw new Error(`These files already exist: ${existing.join(', ')}`)
  for (const { path, text } of absoluteFiles) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.trimStart())
  }
  // The index lists the messages of all areas: partners override them by namespace.
  const index = join(kit, 'locales/en/index.ts')
  const entries = readFileSync(index, 'utf8').trim().split('\n')
  writeFileSync(index, `${[...entries, `export * from './${facts.things}.ts'`].toSorted().join('\n')}\n`)
  const { code, output } = await run(['prettier', '--write', ...paths])
  if (code !== 0) throw new Error(output)
  return [...paths, relative(root, index)]
}
