/*
 * Measures how long reading and validating a file of 100,000 drivers takes in Chromium, in comparison with only parsing
 * the file, and how long the main thread is blocked.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { root } from '../tools/run.mjs'
import { median, printTable } from './print.mjs'

const rows = Number(process.env['ROWS'] ?? 100_000)
const runs = Number(process.env['RUNS'] ?? 5)
const kit = join(root, 'packages/fleet-portal-kit')

/** Bundles the page and the worker. */
async function bundles() {
  const { outputFiles } = await build({
    entryPoints: {
      page: join(root, 'bench/importPage.ts'),
      sheetWorker: join(kit, 'src/fleet/import/sheetWorker.ts'),
    },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    outdir: 'out',
    target: 'es2022',
    conditions: ['fleet-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return new Map(
    outputFiles.map(({ path, text }) => [
      `/${path.split('/').at(-1)}`,
      text.replaceAll('sheetWorker.ts', 'sheetWorker.js'),
    ]),
  )
}

const files = await bundles()
const server = createServer((request, response) => {
  const script = files.get(request.url ?? '')
  // The policy of a strict page: only scripts and workers of its own origin.
  response.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'self'; worker-src 'self'")
  response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript')
  response.end(script ?? '<!doctype html><script type="module" src="/page.js"></script>')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
const note = join(root, '.cache', 'chromium')
const browser = await chromium.launch({
  ...(existsSync(note) && { executablePath: readFileSync(note, 'utf8').trim() }),
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
})
try {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  /** Runs on a new page, so that no run profits from the caches of another. */
  const onFreshPage = async (/** @type {'bare' | 'checked'} */ name) => {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.waitForFunction('window.checked')
    const result = await page.evaluate(`window.${name}(${rows})`)
    await page.close()
    return result
  }
  const results = []
  for (let run = 0; run <= runs; run++) {
    const first = run % 2 === 0 ? await onFreshPage('bare') : undefined
    const result = await onFreshPage('checked')
    const bare = first ?? (await onFreshPage('bare'))
    // The first run is a warm-up.
    if (run > 0) results.push({ ...result, bare })
  }
  const of = (/** @type {string} */ name) => median(results.map((result) => result[name]))
  const longest = Math.max(...results.map((result) => result.longest))
  const text = (/** @type {number} */ n) => n.toFixed(0)
  printTable(
    [`import of ${rows} rows, ${runs} runs`, 'median', 'goal'],
    [
      ['read and checked beside the page, ms', text(of('time')), ''],
      ['bare parse of the same file, ms', text(of('bare')), ''],
      ['ratio', median(results.map(({ time, bare }) => time / bare)).toFixed(2), '2.00'],
      ['longest task of the page meanwhile, ms', longest === 0 ? 'below 50' : text(longest), '50'],
      ['memory of the page before, MB', text(of('before') / 1e6), ''],
      ['memory of the page, its peak, MB', text(of('peak') / 1e6), ''],
    ],
  )
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}
