import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Libraries that a page must not have twice. */
const single =
  /^(react|react-dom|styled-components|zod|date-fns|react-hook-form|@tanstack\/(react-query|query-core)|@floating-ui\/.+)$/

/** The packages in a built page by name: each with its folders, as its source maps name them. */
async function packagesIn(folder: string): Promise<Map<string, Set<string>>> {
  const files = await readdir(folder, { recursive: true })
  const found = new Map<string, Set<string>>()
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    for (const source of sourcesOf(JSON.parse(await readFile(join(folder, file), 'utf8')) as SourceMap)) {
      const end = source.lastIndexOf('node_modules/')
      const [name] = /^(@[^/]+\/)?[^/]+/.exec(source.slice(end + 'node_modules/'.length)) ?? []
      if (end < 0 || !name) continue
      // The folder without what leads to it, which differs between the files of a build.
      const [place = ''] = /node_modules.*/.exec(source.slice(0, end)) ?? []
      found.set(name, (found.get(name) ?? new Set()).add(place))
    }
  }
  return found
}

interface SourceMap {
  sources?: readonly string[]
  sections?: readonly { map: SourceMap }[]
}

const sourcesOf = ({ sources = [], sections = [] }: SourceMap): string[] => [
  ...sources,
  ...sections.flatMap(({ map }) => sourcesOf(map)),
]

/** What a page built with source maps has twice, and the number of packages in it. */
export async function copiesIn(folder: string): Promise<{ packages: number; copies: string[] }> {
  const packages = await packagesIn(folder)
  const copies = [...packages]
    .filter(([name, places]) => single.test(name) && places.size > 1)
    .map(([name, places]) => `${name} in ${[...places].map((place) => place || 'the page').join(' and ')}`)
  return { packages: packages.size, copies }
}
