/*
 * Checks the size that the packages add to the first load of a page, minified and gzipped, without React. It has a budget
 * for each entry, and a list of libraries that must load on demand.
 */
import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import budgets from './budgets.json' with { type: 'json' }
import { root } from './run.mjs'

/*
 * The budgets are in thousands of bytes. `area` is the budget of each area in addition to provider and drivers. Sign-in has the form library
 * and the sentences of errors in its first load, as areas with payments have; other areas load them with their first dialog or failure. The rows of a table and the table library (10 KB) are not
 * included: they load when a list renders, while its first request is pending. `files` is the number of initial files that
 * Vite makes for provider and drivers. `loader` is the script of pages without React, and `element` all that such a page loads
 * before the first rows of its first widget, React (58 KB) and rows included.
 */

/** Libraries that must not be in the first load of any entry. */
export const onDemand = [
  'zod',
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
  '@tanstack/react-virtual',
  '@tanstack/virtual-core',
]

/** Libraries that draw something. Partners who draw their own UI do not load them. */
const drawing = [
  ...onDemand,
  'styled-components',
  '@floating-ui',
  'lucide',
  'react-hook-form',
  '@tanstack/react-table',
  '@tanstack/table-core',
  'react-error-boundary',
]

/** The measured page. It is in the folder of the host, so that it resolves the packages. */
const page = join(root, 'apps/host/page.js')

/**
 * An entry has all exports of a module, or those after its `#`: `fleet-portal-api-client/contract/drivers#listDrivers`.
 *
 * @param {readonly string[]} entries
 */
const pageOf = (entries) => ({
  name: 'page',
  /** @param {string} id */
  resolveId: (id) => (id === page ? id : undefined),
  /** @param {string} id */
  load: (id) =>
    id === page
      ? [
          ...entries.map((entry, index) => {
            const [path, name] = entry.split('#')
            return `import ${name ? `{ ${name} as part${index} }` : `* as part${index}`} from '${path}'`
          }),
          // Uses every export, so that tree shaking removes none.
          `globalThis.parts = [${entries.map((_, index) => `part${index}`).join()}]`,
        ].join('\n')
      : undefined,
})

/**
 * Builds a page with entries of the packages with Vite. Resolves to the gzipped size of the first load, and to the minified
 * size of on-demand libraries in it. Vite splits a first load into several files, which compress worse than one; `whole` is
 * the gzipped size as one file, as webpack and Rollup write it.
 */
export async function firstLoad(entries, libraries = onDemand) {
  const result = await build({
    root: join(root, 'apps/host'),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [pageOf(entries)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: page, external: /^react(-dom)?(\/|$)/ },
    },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result)
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [/** @type {const} */ ([file.fileName, file])] : [])),
  )
  const loaded = new Set([...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId === page))
  if (loaded.size !== 1) throw new Error('The build of Vite has no page.')
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const next = chunks.get(name)
      if (next) loaded.add(next)
    }
  }
  const files = [...loaded]
  const bytes = files.reduce((total, { code }) => total + gzipSync(code).length, 0)
  const whole = gzipSync(files.map(({ code }) => code).join('')).length
  const inputs = files.flatMap(({ modules }) => Object.entries(modules))
  const bytesOf = libraries.map((library) => {
    const own = inputs.filter(([path]) => path.includes(`node_modules/${library}/`))
    return /** @type {const} */ ([
      library,
      own.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
    ])
  })
  const early = bytesOf.filter(([, size]) => size > 0).map(([library]) => library)
  return { bytes, whole, kilobytes: bytes / 1000, count: files.length, bytesOf, early }
}

/** The gzipped sizes in the browser build: of the loader, and of all files before the first rows of `<fleet-drivers>`. */
function elementSizes() {
  const folder = join(root, 'packages/fleet-portal-kit/dist/browser')
  const names = readdirSync(folder)
  const textOf = (name) => readFileSync(join(folder, name), 'utf8')
  const loaded = new Set()
  const load = (name) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const [, next] of textOf(name).matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g)) load(next)
  }
  for (const chunk of [
    'loader',
    'chunks',
    'portal',
    'drivers',
    'rows',
    'shortcuts',
    'list',
    'closedTabCopies',
  ]) {
    const name = names.find((file) => file === `${chunk}.js` || new RegExp(`^${chunk}-.{8}\\.js$`).test(file))
    if (!name) throw new Error(`The browser build has no ${chunk}.`)
    load(name)
  }
  const sizeOf = (name) => gzipSync(textOf(name)).length / 1000
  return { loader: sizeOf('loader.js'), element: [...loaded].reduce((sum, name) => sum + sizeOf(name), 0) }
}

/** Measures every entry of the built packages, prints a table, and resolves to the exceeded budgets. */
export async function checkSizes() {
  const areas = readdirSync(join(root, 'packages/fleet-portal-kit/src/areas')).toSorted()
  const breaches = []
  const check = (name, kilobytes, budget, early) => {
    const isOver = kilobytes > budget
    console.log(`${isOver ? 'OVER' : 'ok  '}  ${kilobytes.toFixed(1).padStart(6)} of ${budget} KB  ${name}`)
    if (isOver) breaches.push(`${name}: ${kilobytes.toFixed(1)} KB, budget ${budget} KB`)
    for (const library of early) breaches.push(`${name}: ${library} is in the first load`)
  }

  const resource = 'fleet-portal-api-client/contract/drivers'
  const endpoints = ['listDrivers', 'createDriver', 'updateDriver', 'importDrivers', 'lookupDrivers']
  const withEndpoints = ['fleet-portal-api-client', ...endpoints.map((name) => `${resource}#${name}`)]
  const client = await firstLoad(withEndpoints)
  check('client with the endpoints of one resource', client.kilobytes, budgets.client, client.early)
  // The schemas of the resource are zod's.
  const { kilobytes } = await firstLoad(['fleet-portal-api-client', resource])
  check('client with the endpoints and schemas of one resource', kilobytes, budgets.clientWithSchemas, [])
  const { loader, element } = elementSizes()
  check('loader of elements', loader, budgets.loader, [])
  check('first element, with React and rows', element, budgets.element, [])
  const provider = await firstLoad(['fleet-portal-kit'])
  check('provider', provider.kilobytes, budgets.provider, provider.early)
  const ownUi = ['fleet-portal-kit#FleetPortalProvider', 'fleet-portal-kit/headless#useDrivers']
  const hook = await firstLoad([...withEndpoints, ...ownUi], drawing)
  check('client + useDrivers', hook.kilobytes - client.kilobytes, budgets.useDrivers, hook.early)
  const headless = await firstLoad(['fleet-portal-kit/headless'], drawing)
  for (const library of headless.early) breaches.push(`headless: ${library} is in the first load`)
  const base = ['fleet-portal-kit', 'fleet-portal-kit/drivers']
  const drivers = await firstLoad(base)
  check('provider and drivers', drivers.kilobytes, budgets.drivers, drivers.early)
  if (drivers.count > budgets.files)
    breaches.push(`provider and drivers: ${drivers.count} initial files, budget ${budgets.files}`)
  console.log(`${drivers.count} of ${budgets.files} initial files`)
  for (const area of areas.filter((name) => name !== 'drivers')) {
    const both = await firstLoad([...base, `fleet-portal-kit/${area}`])
    check(`+ ${area}`, both.kilobytes - drivers.kilobytes, budgets[area] ?? budgets.area, both.early)
  }
  return breaches
}
