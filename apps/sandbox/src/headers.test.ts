import { request } from 'node:http'
import { contract } from 'fleet-portal-api-client/contract'
import { paths } from 'fleet-portal-api-client/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from './testing/testServer.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => void (server = await testServer({ hosts: ['sandbox.example'] })))
afterAll(() => server.stop())

const urlOf = (name: keyof typeof paths) => `/api/${paths[name].replace(/\{\w+\}/g, 'x')}`

describe('every response', () => {
  const calls = [...contract.values()].map(({ name, method }) => [method, urlOf(name)] as const)
  const others = [
    ['GET', '/api/nothing/here'],
    ['GET', '/nothing'],
    ['GET', '/livez'],
    ['GET', '/readyz'],
    ['GET', '/files/rep_1'],
    ['GET', '/sandbox/fleets'],
    ['GET', '/sandbox/outbox'],
    ['POST', '/sandbox/fund'],
    ['OPTIONS', '/api/buy-fuel'],
  ] as const

  it.each([...calls, ...others])(
    'to %s %s is not cached, content-sniffed, executed or framed',
    async (method, path) => {
      for (const headers of [{}, { Authorization: server.token, 'X-Fleet-Id': server.fleet.fleetId }]) {
        const body = method === 'POST' || method === 'PUT' ? '{}' : undefined
        const response = await server.send(path, { method, headers, ...(body && { body }) } as RequestInit)
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
      }
    },
  )

  it('that is a page runs scripts of its own origin only and cannot be framed', async () => {
    const response = await server.send('/')
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const page = await response.text()
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+="/)
  })
})

describe('the sandbox controls', () => {
  const fundBody = () => JSON.stringify({ fleetId: server.fleet.fleetId, amount: 1 })

  /** Sends every header unchanged. The `fetch` of Node.js overwrites some headers that browsers send. */
  const send = (method: string, path: string, headers: Record<string, string>, body = '') =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(server.url)
      const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      })
      sent.on('error', reject).end(body)
    })

  const controls = [
    ['POST', '/sandbox/fund'],
    ['GET', '/sandbox/fleets'],
    ['POST', '/sandbox/fleets'],
    ['GET', '/sandbox/outbox'],
    ['POST', '/sandbox/prices'],
    ['POST', '/sandbox/points'],
    ['POST', '/sandbox/flags'],
    ['POST', '/sandbox/announcements'],
    ['POST', '/sandbox/cards'],
    ['POST', '/sandbox/cashins/x'],
    ['POST', '/sandbox/pump/redeem'],
    ['POST', '/sandbox/terminal/fuel'],
    ['POST', '/sandbox/reset'],
    ['POST', '/sandbox/links/expire'],
  ] as const
  const foreignPages = (): [string, Record<string, string>][] => [
    ['of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['of another port of this machine', { Origin: 'http://localhost:5173', 'Sec-Fetch-Site': 'same-site' }],
    ['of another site, in a browser that sends the Origin header only', { Origin: 'https://evil.example' }],
    ['with an opaque origin', { Origin: 'null' }],
    ['without an Origin header', { 'Sec-Fetch-Site': 'cross-site' }],
    [
      'under a foreign host name that resolves to the sandbox',
      { Host: 'evil.example', Origin: 'http://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
  ]

  it.each(controls)('refuse %s %s from pages of other origins', async (method, path) => {
    for (const [origin, headers] of foreignPages()) {
      const text = { 'Content-Type': 'text/plain', ...headers }
      expect(await send(method, path, text, method === 'POST' ? fundBody() : ''), origin).toBe(403)
    }
  })

  it('refuse the CORS preflight of other origins', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    const response = await server.send('/sandbox/fund', { method: 'OPTIONS', headers })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('accept calls from the page of the sandbox and from programs', async () => {
    const { port } = new URL(server.url)
    for (const headers of [
      {},
      { Host: `localhost:${port}`, Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': 'same-origin' },
      { Host: `127.0.0.1:${port}`, Origin: `http://127.0.0.1:${port}` },
      {
        Host: `192.168.1.20:${port}`,
        Origin: `http://192.168.1.20:${port}`,
        'Sec-Fetch-Site': 'same-origin',
      },
      { Host: `[::1]:${port}`, 'Sec-Fetch-Site': 'same-origin' },
      { Host: 'sandbox.example', Origin: 'http://sandbox.example', 'Sec-Fetch-Site': 'same-origin' },
    ]) {
      expect(
        await send('POST', '/sandbox/fund', headers as Record<string, string>, fundBody()),
        JSON.stringify(headers),
      ).toBe(200)
    }
    // A URL typed into the address bar can read, but not write.
    expect(await send('GET', '/sandbox/fleets', { 'Sec-Fetch-Site': 'none' })).toBe(200)
    expect(await send('POST', '/sandbox/fund', { 'Sec-Fetch-Site': 'none' }, fundBody())).toBe(403)
  })

  it('leave the checkout page and the card token endpoint open to portals', async () => {
    const headers = { Origin: 'http://localhost:5173', 'Sec-Fetch-Site': 'cross-site' }
    expect(await send('GET', '/sandbox/checkout/csh_1/seal', headers)).toBe(404)
    expect(await send('POST', '/sandbox/card-provider/payment-tokens', headers, '{}')).toBe(401)
  })
})
