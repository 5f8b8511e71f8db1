/*
 * Runs the client and the kit of the last release on this sandbox, and those of this version on the sandbox of the last
 * release: sign in, list, buy fuel, cash in, generate codes, and ten widgets in Chromium. Reports refused calls, and calls and
 * fields that one side does not know. Until there is a release, an early commit takes its place. The first run builds that
 * version, which takes minutes; it stays in `.cache/versions`.
 *
 *   npm run check:versions
 *   npm run check:versions -- --with <tag or commit>
 */
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { packFiles } from './installPacks.mjs'
import { root, run } from './run.mjs'
import { earlierVersion, packVersion } from './versions/baseline.mjs'
import { findingsOf, missedPlants } from './versions/compare.mjs'
import { kitJourney } from './versions/kitJourney.mjs'
import { recordingProxy } from './versions/recordingProxy.mjs'

/** @import { Version } from './versions/baseline.mjs' */
/** @import { Exchange } from './versions/recordingProxy.mjs' */

const { values } = parseArgs({ options: { with: { type: 'string' } } })
const work = join(root, '.cache', 'versions')

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })

/** Starts the sandbox of a version with empty data. @param {Version} version @param {string} name */
async function startSandbox(version, name) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(
    process.execPath,
    ['--conditions=fleet-source', 'apps/sandbox/src/main.ts', '--reset'],
    {
      cwd: version.root,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(work, `data-${name}`) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let output = ''
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let attempt = 0; !(await isReady()); attempt += 1) {
    if (child.exitCode !== null || attempt > 1200) throw new Error(`The sandbox does not start:\n${output}`)
    await sleep(100)
  }
  const stop = () => new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'))
  const send = async (/** @type {string} */ path, /** @type {unknown} */ body) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    const answer = await fetch(`${url}/${path}`, init)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return { url, stop, send }
}

/** Installs the packs of a version in an empty folder. @param {Version} version @param {string} name */
async function install(version, name) {
  const folder = join(work, `page-${name}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'packs'), { recursive: true })
  /** @type {Record<string, string>} */
  const dependencies = { react: '^19.0.0', 'react-dom': '^19.0.0' }
  for (const [packed, file] of Object.entries(packFiles(version.packs))) {
    copyFileSync(file, join(folder, 'packs', `${packed}.tgz`))
    dependencies[packed] = `file:packs/${packed}.tgz`
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  copyFileSync(join(root, 'tools/versions/clientJourney.mjs'), join(folder, 'journey.mjs'))
  const { code, output } = await run(
    ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'],
    { cwd: folder },
  )
  if (code !== 0) throw new Error(output)
  return folder
}

const documentOf = (/** @type {Version} */ version) =>
  JSON.parse(readFileSync(join(version.root, 'docs/openapi.json'), 'utf8'))

/** Runs the packs of one version on the sandbox of another. @param {Version} packs @param {Version} server */
async function checkPair(packs, server) {
  console.log(`\npacks of ${packs.name} on the sandbox of ${server.name}`)
  const name = packs.name.replaceAll(/\W+/g, '-')
  const folder = await install(packs, name)
  const sandbox = await startSandbox(server, name)
  /** @type {Exchange[]} */
  const exchanges = []
  const proxy = await recordingProxy(sandbox.url, (exchange) => exchanges.push(exchange))
  /** @type {string[]} */
  const problems = []
  try {
    const fleet = await sandbox.send('sandbox/fleets', {
      type: 'hedging',
      roles: ['portal-admin'],
      funds: 5_000_000,
    })
    const [{ email, password }] = fleet.users
    const env = {
      FLEET_API_URL: `${proxy.url}/api`,
      FLEET_EMAIL: email,
      FLEET_PASSWORD: password,
      FLEET_ID: fleet.fleetId,
    }
    const client = await run([process.execPath, 'journey.mjs'], { cwd: folder, env })
    console.log(`client   ${client.output.trim().split('\n').at(-1)}`)
    if (client.code !== 0) problems.push(`client: ${client.output.trim()}`)
    const { AccessToken: token } = await sandbox.send('api/ms-profile/user/login', {
      email,
      password,
      portalType: 'fleet',
    })
    const widgets = await kitJourney(folder, { api: `${proxy.url}/api`, token, fleet: fleet.fleetId })
    console.log(`kit      ${widgets.length} problems`)
    problems.push(...widgets.map((problem) => `kit: ${problem}`))
  } finally {
    await proxy.close()
    await sandbox.stop()
  }
  const findings = findingsOf(exchanges, { client: documentOf(packs), server: documentOf(server) })
  console.log(`calls    ${exchanges.length}, ${findings.length} differences`)
  if (findings.length > 0) console.table(findings)
  if (exchanges.length < 30) problems.push(`Only ${exchanges.length} calls were made.`)
  return [
    ...problems,
    ...findings.filter(({ breaks }) => breaks).map(({ kind, call, detail }) => `${kind}: ${call} ${detail}`),
  ].map((problem) => `packs of ${packs.name}, sandbox of ${server.name}: ${problem}`)
}

const control = missedPlants().map((plant) => `The control failed: ${plant}`)
const earlier = await earlierVersion(values.with)
const present = { name: 'this version', root, packs: join(work, 'packs') }
await packVersion(root, present.packs)
const problems = [...control, ...(await checkPair(earlier, present)), ...(await checkPair(present, earlier))]
for (const problem of problems) console.error(problem)
console.log(problems.length > 0 ? `${problems.length} problems` : 'Both pairs work.')
process.exitCode = problems.length > 0 ? 1 : 0
