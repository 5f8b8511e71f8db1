/*
 * Measures our list of drivers beside the lists of two other libraries in one run of Chromium: each on a page of its own with
 * faked answers of ten rows. Installs the libraries into .cache/partners/peers, outside of the project's own install.
 * It asserts nothing.
 */
import { chromium } from '@playwright/test'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { installPage, pack } from '../e2e/partners/packs.ts'
import { root } from '../tools/run.mjs'
import { answerTo } from './peers/answers.mjs'
import { median, printTable } from './print.mjs'

const runs = Number(process.env.RUNS ?? 9)
const slowdown = Number(process.env.SLOWDOWN ?? 4)

/** The lists, ours first, and the text that each of their ten rows has. */
const lists = {
  kit: 'Peñaflor',
  'kit-element': 'Peñaflor',
  'adyen-payouts': '900.0',
  'adyen-transactions': '30.0',
  'justifi-payments': 'Diesel',
}
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves the built pages, the kit's browser build and the faked answers, compressed. */
async function serve(folder) {
  const browserBuild = join(folder, '../node_modules/fleet-portal-kit/dist')
  const compressed = new Map()
  const bodyOf = (file) => {
    if (!compressed.has(file)) compressed.set(file, gzipSync(readFileSync(file)))
    return compressed.get(file)
  }
  const server = createServer(({ url, method }, response) => {
    const { pathname } = new URL(url ?? '/', 'http://page')
    const answer = answerTo(pathname)
    const file = join(pathname.startsWith('/browser/') ? browserBuild : folder, pathname)
    if (answer === undefined && !existsSync(file)) return response.writeHead(404).end()
    const body = answer === undefined ? bodyOf(file) : gzipSync(JSON.stringify(answer))
    const type = types[answer === undefined ? extname(file) : '.json'] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
    response.end(method === 'HEAD' ? undefined : body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}

/** Runs in the page before its scripts: records when ten rows with the text are painted. */
function watchRows(text) {
  const roots = () => [
    document,
    ...[...document.querySelectorAll('#list *')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ]
  const isShown = () => {
    const rows = roots().flatMap((part) => [...part.querySelectorAll('tbody tr, [role="row"]')])
    return rows.filter(({ textContent }) => textContent?.includes(text)).length >= 10
  }
  const look = () => {
    if (!isShown()) return requestAnimationFrame(look)
    // A task after the next frame: by then the frame is painted.
    requestAnimationFrame(() => setTimeout(() => (globalThis.firstRows = performance.now())))
  }
  addEventListener('DOMContentLoaded', look)
}

/** Opens a page in a new profile with a slowed CPU, and measures it. */
async function measure(browser, origin, name) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const foreign = new Set()
    // The libraries fetch texts, settings or versions from hosts of their own. They get an empty answer at once.
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        foreign.add(new URL(route.request().url()).host)
        return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } })
      },
    )
    await page.addInitScript(watchRows, lists[name])
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    let bytes = 0
    let requests = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    devtools.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests += 1
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${origin}/${name}/${name}.html`)
    await page.waitForFunction(() => globalThis.firstRows !== undefined, undefined, { timeout: 60_000 })
    const load = await page.evaluate(() => globalThis.firstRows)
    await page.waitForLoadState('networkidle')
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return { load, kilobytes: bytes / 1000, requests, heap: usedSize / 1e6, foreign: [...foreign] }
  } finally {
    await context.close()
  }
}

await pack()
const folder = await installPage('peers', fileURLToPath(new URL('peers/page', import.meta.url)))
// The page with elements has no build: the browser build is loaded as it is.
mkdirSync(join(folder, 'dist/kit-element'), { recursive: true })
copyFileSync(join(folder, 'kit-element.html'), join(folder, 'dist/kit-element/kit-element.html'))
for (const name of Object.keys(lists).filter((one) => one !== 'kit-element')) {
  await build({
    root: folder,
    base: `/${name}/`,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'dist', name),
      target: 'es2022',
      rolldownOptions: { input: join(folder, `${name}.html`) },
    },
  })
}
const note = join(root, '.cache', 'chromium')
const browser = await chromium.launch({
  ...(existsSync(note) && { executablePath: readFileSync(note, 'utf8').trim() }),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const server = await serve(join(folder, 'dist'))
const results = Object.fromEntries(Object.keys(lists).map((name) => [name, []]))
try {
  // The first round is a warm-up and is not counted.
  for (let round = 0; round <= runs; round++) {
    const names = Object.keys(lists)
    for (const name of names.map((_, index) => names[(index + round) % names.length])) {
      const result = await measure(browser, server.origin, name)
      if (round > 0) results[name].push(result)
    }
  }
} finally {
  server.close()
  await browser.close()
}

const measures = [
  ['load', 'cold load to ten rows, ms', 0],
  ['kilobytes', 'bytes, KB gz', 1],
  ['requests', 'requests', 0],
  ['heap', 'JavaScript memory, MB', 1],
]
const of = (name, key) => median(results[name].map((result) => result[key]))
const isOurs = (name) => name.startsWith('kit')
printTable(
  [
    `medians of ${runs} runs, CPU ${slowdown}x slower`,
    ...Object.keys(lists),
    'kit / best other',
    'kit-element / best other',
    'goal',
  ],
  measures.map(([key, label, digits]) => {
    const best = Math.min(
      ...Object.keys(lists)
        .filter((name) => !isOurs(name))
        .map((name) => of(name, key)),
    )
    return [
      label,
      ...Object.keys(lists).map((name) => of(name, key).toFixed(digits)),
      (of('kit', key) / best).toFixed(2),
      (of('kit-element', key) / best).toFixed(2),
      '0.50',
    ]
  }),
)
console.log('\nOther hosts that a page asks:')
for (const [name, all] of Object.entries(results)) {
  console.log(`  ${name}: ${all[0].foreign.join(', ') || 'none'}`)
}
