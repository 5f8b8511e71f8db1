import { once } from 'node:events'
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFolder } from './db/openFolder.ts'
import { openMemory } from './db/openMemory.ts'
import { demoPassword } from './domain/fleetSetup.ts'
import { startServer, type RunningServer } from './server.ts'

const secret = 'a-secret-of-the-server-test-thirty-two-and-more'
let server: RunningServer

beforeAll(async () => {
  server = await startServer(await openMemory(), { port: 0, host: '127.0.0.1', secret, passwordCost: 4 })
}, 300_000)
afterAll(() => server.stop())

const send = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init)
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })

async function signInBea() {
  const login = { email: 'bea.cruz@fleet.test', password: demoPassword, portalType: 'fleet' }
  const { AccessToken } = (await (await post('/api/ms-profile/user/login', login)).json()) as {
    AccessToken: string
  }
  return { Authorization: AccessToken, 'X-Fleet-Id': 'flt_bayani' }
}

const order = { liter: 1, amount: null, productCode: 'Diesel' }

describe('the server', () => {
  it('reports that it is alive and ready', async () => {
    expect(await (await send('/livez')).text()).toBe('alive')
    expect(await (await send('/readyz')).text()).toBe('ready')
  })

  it('serves its home page with the demo accounts', async () => {
    const page = await (await send('/')).text()
    expect(page).toContain('ana.reyes@fleet.test')
    expect(page).toContain(demoPassword)
    const client = await (await send('/home/client.js')).text()
    const scripts = [...client.matchAll(/from '\.\/(.*)'/g)].map(([, name]) => `/home/${name}`)
    expect(scripts.length).toBeGreaterThan(1)
    for (const file of ['/home/style.css', '/home/icon.svg', '/home/inter.woff2', ...scripts]) {
      expect((await send(file)).status).toBe(200)
    }
  })

  it('allows calls from any origin and exposes the required headers', async () => {
    const headers = {
      Origin: 'https://partner.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,idempotency-key,x-fleet-id,x-quoted-price',
    }
    const preflight = await send('/api/buy-fuel', { method: 'OPTIONS', headers })
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toMatch(/Idempotency-Key/)
    const answer = await send('/api/ms-profile/user/v2', { headers: { Origin: 'https://partner.example' } })
    expect(answer.headers.get('Access-Control-Expose-Headers')).toMatch(/Retry-After/)
    expect(answer.headers.get('X-Request-Id')).toBe(
      ((await answer.json()) as { requestId: string }).requestId,
    )
  })

  it('ignores the X-Fault header and has no endpoints to change the clock', async () => {
    const headers = await signInBea()
    for (const stage of ['before-tx', 'mid-tx', 'after-commit']) {
      expect((await post('/api/buy-fuel', order, { ...headers, 'X-Fault': stage })).status).toBe(200)
    }
    for (const path of ['/sandbox/clock', '/sandbox/advance', '/sandbox/fault']) {
      expect((await post(path, { ms: 1 })).status).toBe(404)
    }
  })

  it('returns plain errors for unknown paths and invalid bodies', async () => {
    const unknown = await send('/api/nothing/here')
    expect([unknown.status, ((await unknown.json()) as { errorCode: string }).errorCode]).toEqual([
      404,
      'NotFound',
    ])
    const broken = await send('/api/ms-profile/user/login', { method: 'POST', body: '{' })
    expect(((await broken.json()) as { fields: unknown }).fields).toEqual([{ path: 'body', code: 'json' }])
    const polluted = await send('/api/ms-profile/user/login', {
      method: 'POST',
      body: '{"__proto__":{"email":"x"}}',
    })
    expect(polluted.status).toBe(400)
    expect(({} as { email?: string }).email).toBeUndefined()
  })

  it('makes links that sign in an active account once', async () => {
    const answer = await post('/sandbox/sign-in-links', { email: 'Bea.Cruz@fleet.test' })
    const { link } = (await answer.json()) as { link: string }
    const { origin, pathname, hash } = new URL(link)
    expect([origin, pathname]).toEqual(['http://localhost:5173', '/sandbox-sign-in'])
    const exchange = () => post('/sandbox/sign-in-links/exchange', { token: hash.slice(1) })
    const { AccessToken } = (await (await exchange()).json()) as { AccessToken: string }
    const user = await send('/api/ms-profile/user/v2', { headers: { Authorization: AccessToken } })
    expect(await user.text()).toContain('bea.cruz@fleet.test')
    expect((await exchange()).status).toBe(400)
  })

  it('makes no link for an account that cannot sign in', async () => {
    for (const email of ['kiko.aquino@fleet.test', 'liza.tan@fleet.test', 'unknown@fleet.test']) {
      const answer = await post('/sandbox/sign-in-links', { email })
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { message: `No active account has the email ${email}.` },
      ])
    }
    const foreign = { Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await post('/sandbox/sign-in-links', { email: 'bea.cruz@fleet.test' }, foreign)).status).toBe(403)
    expect((await post('/sandbox/sign-in-links/exchange', { token: 'x' }, foreign)).status).toBe(403)
  })

  it('lists its latest calls with their error codes and without secrets', async () => {
    const { calls: earlier } = (await (await send('/sandbox/calls')).json()) as { calls: { id: number }[] }
    const secretText = 'Sikreto-1234'
    const login = { email: 'bea.cruz@fleet.test', password: secretText, portalType: 'fleet' }
    const answer = await post(`/api/ms-profile/user/login?token=${secretText}`, login)
    const listed = await (await send(`/sandbox/calls?after=${earlier[0]?.id ?? 0}`)).text()
    expect(listed).not.toContain(secretText)
    expect(JSON.parse(listed)).toEqual({
      calls: [
        expect.objectContaining({
          endpoint: 'login',
          method: 'POST',
          path: '/api/ms-profile/user/login',
          status: answer.status,
          errorCode: 'P1002',
          requestId: answer.headers.get('X-Request-Id'),
        }),
      ],
    })
  })

  it('lists a call whose path has a token without the token', async () => {
    await send('/api/ms-fleet/fleet/token/Sikreto-1234')
    const listed = await (await send('/sandbox/calls')).text()
    expect(listed).not.toContain('Sikreto-1234')
    expect(JSON.parse(listed).calls[0]).toMatchObject({
      endpoint: 'getInvite',
      path: '/api/ms-fleet/fleet/token/{token}',
    })
  })

  it('resets its data on request', { timeout: 300_000 }, async () => {
    const headers = await signInBea()
    expect((await post('/api/buy-fuel', order, headers)).status).toBe(200)
    expect((await post('/sandbox/reset', {})).status).toBe(200)
    expect((await send('/api/ms-profile/user/v2', { headers })).status).toBe(401)
    expect(await (await send('/readyz')).text()).toBe('ready')
  })
})

describe('a request with an Upgrade header', () => {
  /** Sends the head of a request on a connection of its own. Resolves to the first bytes of the answer. */
  async function upgrade(url: string, path: string) {
    const { hostname, port, host } = new URL(url)
    const socket = connect(Number(port), hostname)
    const head = [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const [answer] = (await once(socket, 'data', { signal: AbortSignal.timeout(5000) })) as [Buffer]
    return { socket, answer: String(answer) }
  }

  it.each(['/livez', '/api/ms-profile/user/v2', '/.wsx', '/socket.iox'])(
    'to %s is answered as one without it',
    async (path) => {
      const { socket, answer } = await upgrade(server.url, path)
      socket.destroy()
      const { status } = await send(path)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    },
  )

  it.each(['/.ws?v=5', '/socket.io/?EIO=4&transport=websocket'])('opens a socket at %s', async (path) => {
    const { socket, answer } = await upgrade(server.url, path)
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1.1 101 /)
  })

  it('does not keep a server from stopping', { timeout: 60_000 }, async () => {
    const options = { port: 0, host: '127.0.0.1', secret, passwordCost: 4 }
    const stopped = await startServer(await openMemory(), options)
    // These clients never answer a close frame, as if their network was gone.
    const sockets = [
      await upgrade(stopped.url, '/.ws?v=5'),
      await upgrade(stopped.url, '/socket.io/?EIO=4&transport=websocket'),
    ]
    const started = Date.now()
    await stopped.stop()
    expect(Date.now() - started).toBeLessThan(20_000)
    for (const { socket } of sockets) socket.destroy()
  })
})

describe('the data folder', () => {
  it('is refused if another process uses it or if it is incomplete', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-folder-'))
    await writeFile(join(folder, 'owner.pid'), '1')
    await expect(openFolder(folder)).rejects.toThrow('in use by process 1')
    await writeFile(join(folder, 'owner.pid'), '999999999')
    await mkdir(join(folder, 'pg'))
    await expect(openFolder(folder)).rejects.toThrow('half made')
    const opened = await openFolder(folder, { reset: true })
    await opened.close()
    await rm(folder, { recursive: true })
  })
})
