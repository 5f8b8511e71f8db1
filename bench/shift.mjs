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
    const box = page.getByRole('searchbox').first()
    if ((await box.count()) === 0) return
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
    go('Redemptions'),
    search,
    turn,
    go('Fuel codes'),
    turn,
    go('Drivers'),
    search,
    go('Vehicles'),
  ]
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

try {
  for (let n = 0; n < 100 && !(await fetch(hostUrl).catch(() => undefined)); n++) await sleep(100)
  const context = await browser.newContext({ baseURL: hostUrl, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
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
    await page.clock.runFor(60_000)
    await sleep(1500)
    const measured = await measure(devtools)
    rows.push(measured)
    console.error(
      `hour ${hour}: ${measured.heap.toFixed(2)} MB, ${measured.nodes} nodes, ${measured.listeners} listeners`,
    )
  }
  printTable(
    ['hour', 'heap MB', 'DOM nodes', 'listeners', 'documents'],
    rows.map(({ heap, nodes, listeners, documents }, at) => [
      at + 1,
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
      `heap from hour ${warmUp + 1} to ${hours}: ${(((last.heap - first.heap) / first.heap) * 100).toFixed(1)} %`,
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
