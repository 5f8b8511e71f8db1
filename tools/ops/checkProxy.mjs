/*
 * Tries deploy/nginx.conf with an installed nginx (`apt-get install nginx-light`): two sandboxes on one PostgreSQL database behind it, and
 * the built portal if there is one. Checks calls, live messages, the limits of what is reachable, and one stopped backend.
 *
 *   npm run check:proxy
 */
import { createServer } from 'node:net'
import { get } from 'node:https'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * The configuration with addresses of this machine in place of those of the containers, and the arguments that name it.
 *
 * @param {string} name
 * @param {number} listenOn
 * @param {string[]} addresses of the backends
 */
function writeConfiguration(name, listenOn, [first, second]) {
  const own = join(folder, name)
  mkdirSync(own)
  const replacements = [
    ['listen 8080;', `listen 127.0.0.1:${listenOn};`],
    ['backend-1:4000', first],
    ['backend-2:4000', second],
    ['/usr/share/nginx/html', join(own, 'html')],
    ['include mime.types;', 'include /etc/nginx/mime.types;'],
    ['/dev/stdout', join(own, 'access.log')],
    ['/dev/stderr', join(own, 'error.log')],
  ]
  let text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
    text = text.replace(from, to)
  }
  cpSync(join(root, 'deploy/security-headers.conf'), join(own, 'security-headers.conf'))
  cpSync(join(root, 'apps/host/index.html'), join(own, 'html/index.html'))
  writeFileSync(join(own, 'nginx.conf'), `daemon off;\npid ${join(own, 'nginx.pid')};\n${text}`)
  const command = ['-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log')]
  execFileSync('nginx', ['-t', '-q', ...command], { stdio: 'inherit' })
  execFileSync('chmod', ['-R', 'a+rX', folder])
  return command
}

/** Starts nginx, and resolves to a function that stops it. */
async function startNginx(command, at) {
  const nginx = spawn('nginx', command, { stdio: 'inherit' })
  for (let n = 0; n < 50 && !(await fetch(at).catch(() => undefined)); n++) await sleep(100)
  return async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGQUIT')
    await Promise.race([ended, sleep(5000)])
    nginx.kill('SIGKILL')
  }
}

/** Sends calls to two backends that end with each call, and checks what reached them and what was logged. */
async function checkLostCalls() {
  const received = []
  const servers = [createServer(), createServer()]
  for (const server of servers) {
    server.on('connection', (connection) => {
      connection.on('error', () => undefined)
      connection.once('data', (data) => {
        received.push(data.toString().split(' ')[0])
        connection.destroy()
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const addresses = servers.map((server) => `127.0.0.1:${server.address().port}`)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    // Another nginx each time, because it leaves out a backend that has failed.
    const at = `http://127.0.0.1:${listen + 1}`
    const stop = await startNginx(writeConfiguration(`lost-${method}`, listen + 1, addresses), at)
    received.length = 0
    const secrets = '/api/ms-fleet/fleet/token/a-secret?token=a-secret'
    const { status } = await fetch(new URL(secrets, at), { method, body: '{}' })
    await stop()
    expect(`a lost ${method} is sent once`, status === 502 && received.join() === method)
    const logs = ['access.log', 'error.log'].map((log) =>
      readFileSync(join(folder, `lost-${method}`, log), 'utf8'),
    )
    expect('the logs of a lost call have no secrets', !logs.join().includes('a-secret'))
  }
  for (const server of servers) server.close()
}

/** Follows the comment about TLS in the configuration, and checks what the pages and the answers then have. */
async function checkTls() {
  const command = writeConfiguration('tls', listen + 2, ['127.0.0.1:9', '127.0.0.1:9'])
  const own = join(folder, 'tls')
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  const files = ['-keyout', join(own, 'privkey.pem'), '-out', join(own, 'fullchain.pem')]
  execFileSync('openssl', ['req', ...certificate, ...files], { stdio: 'ignore' })
  for (const file of ['nginx.conf', 'security-headers.conf']) {
    const text = readFileSync(join(own, file), 'utf8')
      .replace(/^ *listen .*;$/m, '')
      .replace(/^( *)# +(listen 443|ssl_certificate|add_header Strict)/gm, '$1$2')
      .replace('listen 443', `listen 127.0.0.1:${listen + 2}`)
      .replaceAll('/etc/nginx/tls', own)
    writeFileSync(join(own, file), text)
  }
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const at = `https://localhost:${listen + 2}`
  const stop = await startNginx(command, `http://127.0.0.1:${listen + 2}`)
  for (const path of ['/', '/drivers', '/assets/missing.js', '/api/driver']) {
    const [answer] = await once(get(new URL(path, at), { rejectUnauthorized: false }), 'response')
    answer.resume()
    expect(`${path} is kept to TLS`, answer.headers['strict-transport-security'] === 'max-age=31536000')
  }
  await stop()
}

await checkLostCalls()
await checkTls()
const stopNginx = await startNginx(
  writeConfiguration(
    'nginx',
    listen,
    backends.map((backend) => new URL(backend.url).host),
  ),
  url,
)
try {
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
  const style = await fetch(new URL('/home/style.css', url))
  expect('the simulated payment pages have their style', (await style.text()).includes('inter.woff2'))
  const font = await fetch(new URL('/home/inter.woff2', url))
  expect('and their font', font.headers.get('Content-Type') === 'font/woff2')
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
  const log = readFileSync(join(folder, 'nginx/access.log'), 'utf8')
  expect('the log has no query strings', log.includes('/api/') && !log.includes('?'))
  socket.socket.disconnect()
} finally {
  await stopNginx()
  for (const backend of backends) await backend.kill()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failures.length === 0 ? 0 : 1
