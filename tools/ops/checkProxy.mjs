/*
 * Tries deploy/nginx.conf with an installed nginx (`apt-get install nginx-light`): two sandboxes on one PostgreSQL database behind it, and
 * the built portal if there is one. Checks calls, live messages, the limits of what is reachable, and one stopped backend.
 *
 *   npm run check:proxy
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPage } from '../../apps/sandbox/src/testing/openPage.ts'
import { spawnSandbox } from '../../apps/sandbox/src/testing/spawnSandbox.ts'
import { startPostgres } from '../../apps/sandbox/src/testing/startPostgres.ts'
import { callerAt, signInAt } from './kill/caller.mjs'
import { root } from '../run.mjs'

const failures = []
const expect = (text, isTrue) => {
  console.log(`${isTrue ? 'ok    ' : 'FAILED'}  ${text}`)
  if (!isTrue) failures.push(text)
}

const folder = mkdtempSync(join(tmpdir(), 'sandbox-proxy-'))
const postgres = await startPostgres(1)
const { host, port, user, password, database } = await postgres.newDatabase()
const listen = randomInt(20_000, 60_000)
const url = `http://127.0.0.1:${listen}`
const env = {
  DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}`,
  PROXIES: '1',
  PUBLIC_URL: url,
}
const backends = [await spawnSandbox(env), await spawnSandbox(env)]

/** The configuration with the addresses of this machine in place of those of the containers. */
function writeConfiguration() {
  const replacements = [
    ['listen 8080;', `listen 127.0.0.1:${listen};`],
    ['backend-1:4000', new URL(backends[0].url).host],
    ['backend-2:4000', new URL(backends[1].url).host],
    ['/usr/share/nginx/html', join(folder, 'html')],
    ['include mime.types;', 'include /etc/nginx/mime.types;'],
    ['/dev/stdout', join(folder, 'access.log')],
  ]
  let text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
    text = text.replace(from, to)
  }
  writeFileSync(join(folder, 'nginx.conf'), `daemon off;\npid ${join(folder, 'nginx.pid')};\n${text}`)
  cpSync(join(root, 'deploy/security-headers.conf'), join(folder, 'security-headers.conf'))
  cpSync(join(root, 'apps/host/index.html'), join(folder, 'html/index.html'))
}

writeConfiguration()
const command = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
execFileSync('nginx', ['-t', '-q', ...command], { stdio: 'inherit' })
execFileSync('chmod', ['-R', 'a+rX', folder])
const nginx = spawn('nginx', command, { stdio: 'inherit' })
try {
  for (let n = 0; n < 50 && !(await fetch(url).catch(() => undefined)); n++) await sleep(100)
  const page = await fetch(new URL('/drivers', url))
  expect(
    'an URL of the portal is its page',
    (await page.text()).includes('<div id="root"') && page.status === 200,
  )
  expect(
    'the page has the policy of the portal',
    page.headers.get('Content-Security-Policy')?.startsWith("default-src 'none'") === true,
  )
  const token = await signInAt({ url }, 'marco.santos@fleet.test')
  const call = callerAt({ url }, token)
  const wallet = await call('getWallet', { fleetId: 'flt_bayani' })
  expect('calls reach a backend', wallet.status === 200)
  const socket = await openPage({ url }, token)
  const report = await call('createReport', {
    fleetId: 'flt_bayani',
    platformType: 'plb',
    reportType: 'cashin',
  })
  for (let n = 0; n < 50 && socket.received.length === 0; n++) await sleep(100)
  expect('live messages arrive', JSON.stringify(socket.received).includes(report.body.reportId))
  expect('a file of an export has the public URL', report.body.downloadUrl.startsWith(`${url}/files/`))
  expect('and can be read', (await fetch(report.body.downloadUrl)).status === 200)
  expect(
    'the controls of the sandbox are not reachable',
    (await fetch(new URL('/sandbox/outbox', url))).status === 404,
  )
  for (const backend of backends) {
    await backend.kill()
    const statuses = []
    for (let n = 0; n < 10; n++) statuses.push((await call('getWallet', { fleetId: 'flt_bayani' })).status)
    expect(
      'reads go on while one backend is down',
      statuses.every((status) => status === 200),
    )
    const order = { fleetId: 'flt_bayani', liter: 1, amount: null, productCode: 'Diesel' }
    expect('and purchases', (await call('buyFuel', order, crypto.randomUUID())).status === 200)
    backends.push(await spawnSandbox(env, Number(new URL(backend.url).port)))
    // The proxy tries a failed backend again after five seconds.
    await sleep(6000)
    if (backends.length === 4) break
  }
  const log = readFileSync(join(folder, 'access.log'), 'utf8')
  expect('the log has no query strings', log.includes('/api/') && !log.includes('?'))
  socket.socket.disconnect()
} finally {
  const ended = once(nginx, 'exit')
  nginx.kill('SIGQUIT')
  await Promise.race([ended, sleep(5000)])
  nginx.kill('SIGKILL')
  for (const backend of backends) await backend.kill()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failures.length === 0 ? 0 : 1
