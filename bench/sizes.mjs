/* Measures the first load of pages, minified and gzipped: the built packages (without React) and the built host. */
import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../tools/run.mjs'
import { firstLoad, onDemand } from '../tools/sizes.mjs'
import { printTable } from './print.mjs'

const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
const more = (bytes) => `${bytes < 0 ? '' : '+'}${kilobytes(bytes)}`

async function built(command, cwd = root) {
  const { code, output } = await run(command, { cwd })
  if (code !== 0) throw new Error(output)
}

/** The bytes of the host's page and of one screen, without chunks that load on demand. */
function routeSize(folder, manifest, screen) {
  const files = new Set()
  const addChunk = (key) => {
    const { file, css = [], imports = [] } = manifest[key]
    for (const one of [file, ...css]) files.add(one)
    for (const next of imports) if (!files.has(manifest[next].file)) addChunk(next)
  }
  addChunk('index.html')
  const key = Object.keys(manifest).find((name) => name.endsWith(`/areas/${screen}/index.ts`))
  if (!key) throw new Error(`The host has no screen ${screen}.`)
  addChunk(key)
  return [...files].reduce((total, file) => total + gzipSync(readFileSync(join(folder, file))).length, 0)
}

for (const name of ['fleet-portal-api-client', 'fleet-portal-kit'])
  await built(['pnpm', '--filter', name, 'build'])
const base = ['fleet-portal-kit']
const provider = await firstLoad(base)
const areas = readdirSync(join(root, 'packages/fleet-portal-kit/src/areas')).toSorted()
const drivers = await firstLoad([...base, 'fleet-portal-kit/drivers'])
const early = new Map(onDemand.map((library) => [library, 0]))
const note = (page) => {
  for (const [library, bytes] of page.bytesOf) early.set(library, early.get(library) + bytes)
}
const rows = [['provider alone', kilobytes(provider.bytes), kilobytes(provider.whole), '', '']]
for (const area of areas) {
  const alone = await firstLoad([...base, `fleet-portal-kit/${area}`])
  const both = await firstLoad([...base, 'fleet-portal-kit/drivers', `fleet-portal-kit/${area}`])
  note(alone)
  rows.push([
    `provider + ${area}`,
    kilobytes(alone.bytes),
    kilobytes(alone.whole),
    ...(area === 'drivers' ? ['', ''] : [more(both.bytes - drivers.bytes), more(both.whole - drivers.whole)]),
  ])
}
printTable(
  ['first load, KB gzipped, without React', 'alone', 'in one file', 'beside drivers', 'in one file'],
  rows,
)

const host = join(root, '.cache', 'bench-sizes')
await built(
  ['vite', 'build', '--logLevel', 'warn', '--outDir', host, '--emptyOutDir', '--manifest', 'manifest.json'],
  join(root, 'apps/host'),
)
const manifest = JSON.parse(readFileSync(join(host, 'manifest.json'), 'utf8'))
console.log()
printTable(
  ['portal, KB gzipped, with React', 'first route'],
  [['sign-in', kilobytes(routeSize(host, manifest, 'sign-in'))]],
)
console.log()
printTable(['only on demand: bytes in first loads', 'bytes'], [...early])
