import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

interface Manifest {
  name?: string
  version?: string
  license?: string
}

/** The folder of the package that a file belongs to. */
function packageOf(file: string): string {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'package.json')) || !readManifest(folder).name) folder = dirname(folder)
  return folder
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Licenses that the pack may contain: those that only ask for their text. Of two, the pack takes such a one. */
const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-3-Clause',
  'BSD-2-Clause',
  '0BSD',
  'Apache-2.0',
  '(MPL-2.0 OR Apache-2.0)',
])

/** The name, version and license text of a package. Throws if the pack must not contain it. */
function licenseOf(folder: string): string {
  const { name = '', version = '', license = '' } = readManifest(folder)
  if (!allowed.has(license)) throw new Error(`${name} has the license ${license || 'unknown'}.`)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Published under ${license}.`
  return `${name} ${version} (${license})\n\n${text}`
}

export const separator = `\n\n${'-'.repeat(80)}\n\n`

/** The licenses of the packages that files belong to, by absolute path, as one text. */
export const licensesOf = (files: readonly string[]): string =>
  [...new Set(files.map(packageOf))].map(licenseOf).toSorted().join(separator)

/**
 * Writes `dist/licenses.txt`: the license of each library that the built package contains. esbuild lists them in its
 * metafile, which is removed afterwards. `folder` is the folder of the package.
 */
export async function writeLicenses(folder: string): Promise<void> {
  const metafile = join(folder, 'dist/metafile-esm.json')
  const { outputs } = JSON.parse(readFileSync(metafile, 'utf8')) as {
    outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>
  }
  const files = Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => path.includes('node_modules/') && bytesInOutput > 0)
  writeFileSync(
    join(folder, 'dist/licenses.txt'),
    `${licensesOf(files.map(([path]) => resolve(folder, path)))}\n`,
  )
  rmSync(metafile)
}
