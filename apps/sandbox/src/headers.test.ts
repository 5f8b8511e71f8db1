import { request } from 'node:http'
import { contract } from 'api-client/contract'
import { paths } from 'api-client/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from './testing/testServer.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => void (server = await testServer({ hosts: ['sandbox.example'] })))
afterAll(() => server.stop())

const urlOf = (name: keyof typeof paths) => `/api/${paths[name].replace(/\{\w+\}/g, 'x')}`

describe('every answer', () => {
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
    'to %s %s is data that is neither kept, guessed at, drawn nor framed',
    async (method, path) => {
      for (const headers of [{}, { Authorization: server.token, 'X-Fleet-Id': server.fleet.fleetId }]) {
        const body = method === 'POST' || method === 'PUT' ? '{}' : undefined
        const answer = await server.send(path, { method, headers, ...(body && { body }) } as RequestInit)
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
      }
    },
  )

  it('that is a page runs its own files only, and is not framed', async () => {
    const answer = await server.send('/')
    const policy = answer.headers.get('Content-Security-Policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const page = await answer.text()
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+="/)
  })
})

describe('the controls', () => {
  const own = () => server.url
  const fund = () => JSON.stringify({ fleetId: server.fleet.fleetId, amount: 1 })

  /** Sends every header as it is, as browsers do: `fetch` here sets some by itself. */
  const send = (method: string, path: string, headers: Record<string, string>, body = '') =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(server.url)
      const sent = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
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
  const pages = (): [string, Record<string, string>][] => [
    ['of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['of another port of this machine', { Origin: 'http://localhost:5173', 'Sec-Fetch-Site': 'same-site' }],
    ['of another site, in a browser that names the origin alone', { Origin: 'https://evil.example' }],
    ['without an origin of its own', { Origin: 'null' }],
    ['that hides where it is', { 'Sec-Fetch-Site': 'cross-site' }],
    [
      'under a name that leads here',
      { Host: 'evil.example', Origin: 'http://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
  ]

  it.each(controls)("refuse %s %s to pages that are not the sandbox's own", async (method, path) => {
    for (const [where, headers] of pages()) {
      const text = { 'Content-Type': 'text/plain', ...headers }
      expect(await send(method, path, text, method === 'POST' ? fund() : ''), where).toBe(403)
    }
  })

  it('tell no page of another origin that it may ask', async () => {
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
    const answer = await server.send('/sandbox/fund', { method: 'OPTIONS', headers })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('obey the page of the sandbox, and programs', async () => {
    const { port } = new URL(own())
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
        await send('POST', '/sandbox/fund', headers as Record<string, string>, fund()),
        JSON.stringify(headers),
      ).toBe(200)
    }
    // Typed into the address bar: a look, and no more.
    expect(await send('GET', '/sandbox/fleets', { 'Sec-Fetch-Site': 'none' })).toBe(200)
    expect(await send('POST', '/sandbox/fund', { 'Sec-Fetch-Site': 'none' }, fund())).toBe(403)
  })

  it("leave open what portals lead to: a provider's page, and tokens for cards", async () => {
    const headers = { Origin: 'http://localhost:5173', 'Sec-Fetch-Site': 'cross-site' }
    expect(await send('GET', '/sandbox/checkout/csh_1/seal', headers)).toBe(404)
    expect(await send('POST', '/sandbox/card-provider/payment-tokens', headers, '{}')).toBe(401)
  })
})
