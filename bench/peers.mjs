/*
 * Measures our list of drivers, price chart and map of stations beside the same page made with other libraries, and our list
 * beside the lists of other embedded portals. Each is on a page of its own with faked answers, in one run of Chromium. Installs
 * the libraries into .cache/partners/peers, outside of the project's own install. It asserts nothing.
 *
 *   npm run bench:peers -- drivers chart map portals     all four, or some
 */
import { chromium } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pack, installPage } from '../e2e/partners/packs.ts'
import { root } from '../tools/run.mjs'
import { buildPages } from './peers/buildPages.mjs'
import { groups } from './peers/groups.mjs'
import { measurePage } from './peers/measurePage.mjs'
import { servePages } from './peers/servePages.mjs'
import { median, printTable } from './print.mjs'

const runs = Number(process.env.RUNS ?? 9)

/** `slow 4G` is the setting of that name in the developer tools of Chromium. */
const networks = {
  none: undefined,
  'slow-4g': { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
}
const conditions = {
  slowdown: Number(process.env.SLOWDOWN ?? 4),
  network: networks[/** @type {keyof typeof networks} */ (process.env.NETWORK ?? 'none')],
}

const wanted = process.argv.slice(2)
const chosen = groups.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) throw new Error(`The groups are ${groups.map(({ name }) => name).join(', ')}.`)

/** Measures the pages of a group in alternating order. The first round is a warm-up and is not counted. */
async function measureGroup(browser, origin, { pages, ready }) {
  const results = Object.fromEntries(pages.map((name) => [name, []]))
  for (let round = 0; round <= runs; round++) {
    for (const name of pages.map((_, at) => pages[(at + round) % pages.length])) {
      const result = await measurePage(browser, origin, name, ready, conditions)
      if (round > 0) results[name].push(result)
    }
  }
  return results
}

const measures = /** @type {const} */ ([
  ['ready', 'cold load to ready, ms', 0],
  ['kilobytes', 'bytes, KB gz', 1],
  ['requests', 'requests', 0],
  ['heap', 'JavaScript memory, MB', 1],
])

/** A row for each measure: each page's median, and our page's ratio to each other page, as the median of the ratios of the runs. */
function printGroup({ name, pages, ours }, results) {
  const others = pages.filter((page) => page !== ours)
  console.log(
    `\n${name}: medians of ${runs} runs, CPU ${conditions.slowdown}x slower, network ${process.env.NETWORK ?? 'none'}`,
  )
  printTable(
    ['', ...pages, ...others.map((page) => `ours / ${page}`)],
    measures.map(([key, label, digits]) => [
      label,
      ...pages.map((page) => median(results[page].map((result) => result[key])).toFixed(digits)),
      ...others.map((page) =>
        median(results[ours].map((result, at) => result[key] / results[page][at][key])).toFixed(2),
      ),
    ]),
  )
  const asked = pages.map((page) => [page, results[page][0].foreign]).filter(([, hosts]) => hosts.length > 0)
  for (const [page, hosts] of asked) console.log(`  ${page} also asks ${hosts.join(', ')}`)
}

await pack()
const folder = await installPage('peers', fileURLToPath(new URL('peers/page', import.meta.url)))
await buildPages(
  folder,
  chosen.flatMap(({ pages }) => pages),
)
const note = join(root, '.cache', 'chromium')
const browser = await chromium.launch({
  ...(existsSync(note) && { executablePath: readFileSync(note, 'utf8').trim() }),
  // MapLibre needs WebGL, which is drawn by the CPU here.
  args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--enable-unsafe-swiftshader'],
})
const server = await servePages(folder)
try {
  for (const group of chosen) printGroup(group, await measureGroup(browser, server.origin, group))
} finally {
  server.close()
  await browser.close()
}
