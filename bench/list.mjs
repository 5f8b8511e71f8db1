/*
 * Measures the list of drivers in Chromium with a CPU slowdown of four, in comparison with a page with DOM calls only and a
 * page with TanStack Table. The pages run in turn, so that a busy machine slows all of them. It asserts nothing.
 */
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, run } from '../tools/run.mjs'
import { firstRows, nextPage, typing, watch } from './measures.mjs'
import { median, printTable } from './print.mjs'
import { serve } from './serve.mjs'

const runs = Number(process.env.RUNS ?? 9)
const slowdown = Number(process.env.SLOWDOWN ?? 4)
const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4106)
const port = Number(process.env.HOST_PORT ?? 5206)
const sandbox = `http://127.0.0.1:${sandboxPort}`
const hostUrl = `http://127.0.0.1:${port}`
const user = { email: 'marco.santos@fleet.test', password: 'Fleet-2026!' }
const pages = { kit: '/activity/driver', bare: '/bare/index.html', table: '/table.html' }

function startSandbox(folder) {
  return spawn(process.execPath, ['--conditions=fleet-source', 'apps/sandbox/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(sandboxPort), DATA_DIR: folder, PORTAL_URL: hostUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function waitForSandbox(backend) {
  const isReady = () =>
    fetch(`${sandbox}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries++) {
    if (tries > 300 || backend.exitCode !== null) throw new Error('The sandbox did not start.')
    await sleep(200)
  }
}

async function launch() {
  const note = join(root, '.cache', 'chromium')
  const executablePath = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
}

/** Signs in once. Resolves to the browser storage of the signed-in user. */
async function signedIn(browser) {
  const context = await browser.newContext({ baseURL: hostUrl })
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ timeout: 60_000 })
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens one of the pages in a fresh browser profile with a slowed CPU, and measures it. */
async function withPage(browser, storageState, path, measure) {
  const context = await browser.newContext({
    baseURL: hostUrl,
    storageState,
    viewport: { width: 1440, height: 900 },
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(path)
    return await measure(page)
  } finally {
    await context.close()
  }
}

async function measure(browser, storageState, path) {
  const ten = await withPage(browser, storageState, path, async (page) => ({
    ...(await firstRows(page)),
    typing: await typing(page),
  }))
  const turn = await withPage(browser, storageState, `${path}?perPage=50`, async (page) => {
    await firstRows(page)
    await page.waitForTimeout(300)
    return nextPage(page)
  })
  return { ...ten, turn }
}

const results = { kit: [], bare: [], table: [] }

/** Builds the page with TanStack Table into the folder of the built portal. */
async function buildTable(folder) {
  await build({
    entryPoints: [join(root, 'bench/tablePage.tsx')],
    outfile: join(folder, 'table.js'),
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  writeFileSync(
    join(folder, 'table.html'),
    '<!doctype html><meta charset="utf-8" /><link rel="stylesheet" href="/bare/bare.css" />' +
      '<main></main><script type="module" src="/table.js"></script>',
  )
}

async function measureAll(browser) {
  const state = await signedIn(browser)
  // The first round is a warm-up and is not counted.
  for (let round = 0; round <= runs; round++) {
    const names = Object.keys(pages)
    const order = names.map((_, at) => names[(at + round) % names.length])
    for (const name of round % 2 === 0 ? order : order.toReversed()) {
      const result = await measure(browser, state, pages[name])
      if (round > 0) results[name].push(result)
    }
  }
}

const host = join(root, '.cache', 'bench-host')
const built = await run(['vite', 'build', '--logLevel', 'warn', '--outDir', host, '--emptyOutDir'], {
  cwd: join(root, 'apps/host'),
})
if (built.code !== 0) throw new Error(built.output)
await buildTable(host)

const browser = await launch()
const data = mkdtempSync(join(tmpdir(), 'bench-sandbox-'))
const backend = startSandbox(data)
const stop = await serve({ port, host, sandbox })
try {
  await waitForSandbox(backend)
  await measureAll(browser)
} finally {
  stop()
  await browser.close()
  backend.kill('SIGTERM')
  if (backend.exitCode === null) await once(backend, 'exit')
  rmSync(data, { recursive: true, force: true })
}

const measures = [
  ['load', 'cold load to first rows', '', ''],
  ['draw', 'response to first rows', '1.4', ''],
  ['turn', 'page 1 to 2, 50 rows', '1.5', '1.2'],
  ['typing', 'longest key while typing', '50 ms', ''],
]
printTable(
  [
    `ms, medians of ${runs} runs, CPU ${slowdown}x slower`,
    'kit',
    'DOM calls',
    'ratio',
    'goal',
    'TanStack',
    'ratio',
    'goal',
  ],
  measures.map(([key, label, goal, tableGoal]) => {
    const times = (name) => results[name].map((one) => one[key])
    const kit = times('kit')
    const against = (name) => [
      median(times(name)).toFixed(0),
      median(kit.map((time, index) => time / times(name)[index])).toFixed(2),
    ]
    return [label, median(kit).toFixed(0), ...against('bare'), goal, ...against('table'), tableGoal]
  }),
)
