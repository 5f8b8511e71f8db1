/*
 * What a page carries at first for the packages, minified and gzipped, React not counted: the budgets, and what may
 * only be loaded when a widget asks for it.
 */
import { gzipSync } from 'node:zlib'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './run.mjs'

/**
 * Thousands of bytes. `area` is what each further area may add to the provider and the drivers. Sign-in brings the form
 * library into the first load, which other areas fetch with their first dialog. The goal for provider and drivers is
 * 65; the budget keeps what is reached, 0.4 of it the import on its own. The lines of a table and the table library, 11
 * more, are not in it: they are fetched when a list is drawn, while its first answer is on its way.
 */
const budgets = { client: 20, provider: 35, drivers: 73.4, area: 20, 'sign-in': 23.5 }

/** Never in the first load of any entry. */
export const onDemand = [
  'firebase',
  '@firebase',
  'socket.io-client',
  'engine.io-client',
  'papaparse',
  'dompurify',
  '@react-google-maps',
  '@googlemaps',
  '@visx',
  'd3-zoom',
  'd3-selection',
  'd3-transition',
  'supercluster',
]

/**
 * Bundles entries of the packages as a page would and resolves to the size of the first load, gzipped, and to what of it
 * belongs to the libraries that should come on demand, minified.
 */
export async function firstLoad(entries) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: entries.map((entry, index) => `export * as part${index} from '${entry}'`).join('\n'),
      resolveDir: join(root, 'apps/host'),
      sourcefile: 'page.js',
    },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  // What is imported on demand has an entry of its own too: only the page's is the first load.
  const isPage = ({ entryPoint = '' }) => entryPoint.endsWith('page.js')
  const [entry] = Object.entries(metafile.outputs).find(([, output]) => isPage(output)) ?? []
  if (!entry) throw new Error('esbuild wrote no entry.')
  const loaded = new Set([entry])
  for (const path of loaded) {
    for (const { path: next, kind, external } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && !external) loaded.add(next)
    }
  }
  const inputs = [...loaded].flatMap((path) => Object.entries(metafile.outputs[path]?.inputs ?? {}))
  const bytes = outputFiles
    .filter(({ path }) => [...loaded].some((one) => path.endsWith(one)))
    .reduce((total, { contents }) => total + gzipSync(contents).length, 0)
  const bytesOf = onDemand.map((library) => {
    const own = inputs.filter(([path]) => path.includes(`node_modules/${library}/`))
    return /** @type {const} */ ([
      library,
      own.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0),
    ])
  })
  const early = bytesOf.filter(([, size]) => size > 0).map(([library]) => library)
  return { bytes, kilobytes: bytes / 1000, bytesOf, early }
}

/** Measures every entry of the built packages; prints a table and resolves to the breaches. */
export async function checkSizes() {
  const areas = readdirSync(join(root, 'packages/fleet-portal-kit/src/areas')).toSorted()
  const breaches = []
  const judge = (name, kilobytes, budget, early) => {
    const isOver = kilobytes > budget
    console.log(`${isOver ? 'OVER' : 'ok  '}  ${kilobytes.toFixed(1).padStart(6)} of ${budget} KB  ${name}`)
    if (isOver) breaches.push(`${name}: ${kilobytes.toFixed(1)} KB, budget ${budget} KB`)
    for (const library of early) breaches.push(`${name}: ${library} is in the first load`)
  }

  const client = await firstLoad(['api-client', 'api-client/contract/drivers'])
  judge('api-client with the rows of one resource', client.kilobytes, budgets.client, client.early)
  const provider = await firstLoad(['fleet-portal-kit'])
  judge('provider', provider.kilobytes, budgets.provider, provider.early)
  const base = ['fleet-portal-kit', 'fleet-portal-kit/drivers']
  const drivers = await firstLoad(base)
  judge('provider and drivers', drivers.kilobytes, budgets.drivers, drivers.early)
  for (const area of areas.filter((name) => name !== 'drivers')) {
    const page = await firstLoad([...base, `fleet-portal-kit/${area}`])
    judge(`+ ${area}`, page.kilobytes - drivers.kilobytes, budgets[area] ?? budgets.area, page.early)
  }
  return breaches
}
