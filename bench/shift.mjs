/*
 * A working day of a dispatcher in Chromium: the built portal on a real sandbox, with a fast clock in the page. Each minute of the clock
 * runs all timers of that minute. The page changes between dashboard and lists, searches, turns pages and opens menus; a pump redeems
 * codes, so live messages arrive. It prints memory, DOM nodes and listeners after each hour.
 *
 *   npm run bench:shift -- --hours 8
 */
import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { spawnSandbox } from '../apps/sandbox/src/testing/spawnSandbox.ts'
import { root, run } from '../tools/run.mjs'
import { createClient, createStatistics } from './load/client.mjs'
import { codeOf } from './load/work.mjs'
import { printTable } from './print.mjs'

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '8' },
    /** Minutes of the clock between two actions. */
    step: { type: 'string', default: '5' },
    port: { type: 'string', default: '5216' },
  },
})
const hours = Number(values.hours)
const step = Number(values.step)
const hostUrl = `http://127.0.0.1:${values.port}`
const user = { email: 'marco.santos@fleet.test', password: 'Fleet-2026!' }
const fleetId = 'flt_bayani'
/** Hours that are not compared: caches and code that is loaded once fill up. */
const warmUp = 1

const data = mkdtempSync(join(tmpdir(), 'shift-data-'))
const host = mkdtempSync(join(tmpdir(), 'shift-host-'))
const built = await run(['vite', 'build', '--logLevel', 'warn', '--outDir', host, '--emptyOutDir'], {
  cwd: join(root, 'apps/host'),
})
if (built.code !== 0) throw new Error(built.output)
const sandbox = await spawnSandbox({ DATA_DIR: data, DATABASE_URL: '', PORTAL_URL: hostUrl })
const preview = spawn(
  process.execPath,
  [
    join(root, 'node_modules/vite/bin/vite.js'),
    'preview',
    '--host',
    '127.0.0.1',
    '--port',
    values.port,
    '--strictPort',
    '--outDir',
    host,
  ],
  { cwd: join(root, 'apps/host'), env: { ...process.env, SANDBOX_URL: sandbox.url }, stdio: 'ignore' },
)
const note = join(root, '.cache', 'chromium')
const executablePath = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})

/** Redemptions at a pump, for live messages. */
async function openPump() {
  const client = createClient({ urls: [sandbox.url], first: 0, statistics: createStatistics() })
  await client.signIn(user.email, user.password)
  const created = await client.write('createFuelCodes', { fleetId, codes: [codeOf(fleetId, 500)] })
  const [{ fuelCode: code }] = created?.body.fuelCodes ?? [{}]
  const stations = await client.read('listStations', { fleetId, perPage: 1, openNow: 'true' })
  const [{ stationId }] = stations.body.stations
  return () => client.simulate('redeem', '/sandbox/pump/redeem', { code, stationId, litres: 1 })
}

/** What a dispatcher does, one after the other. */
function actionsOn(page) {
  const go = (name) => async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click()
    await page.waitForLoadState('networkidle').catch(() => undefined)
  }
  const search = async () => {
    const box = page.getByRole('textbox', { name: /^Search/ }).first()
    await box.fill('san')
    await page.clock.runFor(1000)
    await box.fill('')
    await page.clock.runFor(1000)
  }
  const turn = async () => {
    const next = page.getByRole('button', { name: /next page/i }).first()
    if ((await next.count()) > 0 && (await next.isEnabled())) await next.click()
  }
  return [
    go('Dashboard'),
    go('Redemption'),
    search,
    turn,
    go('My Fuel Codes'),
    turn,
    go('Drivers'),
    search,
    go('Vehicles'),
  ]
}

/**
 * Bytes of the page's own data: objects, arrays, functions and strings. The heap also has compiled code, which grows while the
 * browser optimises, and records that the browser keeps for its tools.
 */
async function dataBytes(devtools) {
  const chunks = []
  const collect = ({ chunk }) => chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await devtools.send('HeapProfiler.takeHeapSnapshot')
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { nodes, snapshot } = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const foreign = new Set(['code', 'native', 'synthetic'].map((name) => types[0].indexOf(name)))
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!foreign.has(nodes[at + type])) bytes += nodes[at + size]
  return bytes
}

async function measure(devtools) {
  for (let n = 0; n < 3; n++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name) => metrics.find((one) => one.name === name)?.value ?? 0
  return {
    heap: of('JSHeapUsedSize') / 2 ** 20,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
  }
}

/** The measures of a page whose number of nodes has stayed the same for some seconds. */
async function measureAtRest(page, devtools) {
  let last = await measure(devtools)
  for (let equal = 0, n = 0; equal < 3 && n < 30; n++) {
    await page.clock.runFor(10_000)
    await sleep(500)
    const next = await measure(devtools)
    equal = next.nodes === last.nodes ? equal + 1 : 0
    last = next
  }
  return last
}

try {
  for (let n = 0; n < 100 && !(await fetch(hostUrl).catch(() => undefined)); n++) await sleep(100)
  const context = await browser.newContext({ baseURL: hostUrl, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  // Announcements open while the page is idle.
  await page.addLocatorHandler(page.getByRole('dialog'), (dialog) =>
    dialog.getByRole('button', { name: 'Close' }).first().click(),
  )
  await page.clock.install()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ timeout: 60_000 })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const redeem = await openPump()
  const actions = actionsOn(page)
  const rows = []
  let actionCount = 0
  for (let hour = 1; hour <= hours; hour++) {
    for (let minute = 0; minute < 60; minute += step) {
      await actions[actionCount++ % actions.length]()
      if (minute % 15 === 0) await redeem()
      for (let n = 0; n < step; n++) await page.clock.runFor(60_000)
      await sleep(200)
    }
    // The same page each time, so that hours can be compared.
    await actions[0]()
    const measured = { ...(await measureAtRest(page, devtools)), data: (await dataBytes(devtools)) / 2 ** 20 }
    rows.push(measured)
    console.error(
      `hour ${hour}: ${measured.data.toFixed(2)} MB of data, ${measured.nodes} nodes, ${measured.listeners} listeners`,
    )
  }
  printTable(
    ['hour', 'data MB', 'heap MB', 'DOM nodes', 'listeners', 'documents'],
    rows.map(({ data, heap, nodes, listeners, documents }, at) => [
      at + 1,
      data.toFixed(2),
      heap.toFixed(2),
      nodes,
      listeners,
      documents,
    ]),
  )
  const first = rows[warmUp]
  const last = rows.at(-1)
  if (first && last)
    console.log(
      `data from hour ${warmUp + 1} to ${hours}: ${(((last.data - first.data) / first.data) * 100).toFixed(1)} %`,
    )
  console.log(
    `actions: ${actionCount}, page: ${new URL(page.url()).pathname}, errors: ${errors.length} ${errors[0] ?? ''}`,
  )
} finally {
  await browser.close()
  const ended = once(preview, 'exit')
  preview.kill()
  await ended
  await sandbox.stop()
  for (const folder of [data, host]) rmSync(folder, { recursive: true, force: true })
}
