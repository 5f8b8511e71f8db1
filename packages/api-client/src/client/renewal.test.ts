import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lookupDrivers } from '../contract/drivers.ts'
import { clientOf, refreshPath } from '../testing/clientOf.ts'
import { oneTab, rotating, tabs } from '../testing/rotating.ts'
import { json, lost, refused, tokenOf } from '../testing/server.ts'
import { lateStores, lockManager, store } from '../testing/stores.ts'
import { ApiError } from './apiError.ts'
import { createPortalSession } from './createPortalSession.ts'

const drivers = { drivers: [], count: 0 }
const query = { fleetId: '7' }

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a token that has run out', () => {
  test('is renewed once for any number of calls, in any order of answers, and each is replayed once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 30 }), async (order, calls) => {
        vi.stubGlobal('navigator', { onLine: true, locks: lockManager() })
        const backend = rotating()
        const fetch = order.scheduleFunction((request: Request) => backend.fetch(request))
        const tab = oneTab(fetch)
        const results = Promise.all(
          Array.from({ length: calls }, () => tab.client.call(lookupDrivers, query)),
        )
        await order.waitFor(results)
        expect(await results).toHaveLength(calls)
        expect(backend.renewals()).toBe(1)
        expect(backend.requests.length).toBeLessThanOrEqual(2 * calls + 1)
        expect(tab.session.read()).toMatchObject({ accessToken: 'token-2', refreshToken: 'refresh-2' })
      }),
      { numRuns: 50 },
    )
  })

  test('is renewed once for many tabs, and nobody is signed out', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: lockManager() })
    const backend = rotating()
    const all = tabs(10, backend.fetch)
    await Promise.all(
      all.flatMap(({ client }) => Array.from({ length: 5 }, () => client.call(lookupDrivers, query))),
    )
    expect(backend.renewals()).toBe(1)
    expect(all.every(({ session }) => session.read().accessToken === 'token-2')).toBe(true)
  })

  test('is renewed once for many tabs that see what another one stored only later', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: lockManager() })
    const backend = rotating()
    const all = tabs(10, backend.fetch, lateStores(10, 300))
    await Promise.all(all.map(({ client }) => client.call(lookupDrivers, query)))
    expect(backend.renewals()).toBe(1)
    expect(backend.logouts()).toBe(0)
    expect(all.every(({ session }) => session.read().refreshToken === 'refresh-2')).toBe(true)
  })

  test('is renewed once for many tabs of a browser without locks, too', async () => {
    const backend = rotating()
    const all = tabs(10, backend.fetch)
    await Promise.all(all.map(({ client }) => client.call(lookupDrivers, query)))
    expect(backend.renewals()).toBe(1)
    expect(all.every(({ session }) => session.read().accessToken === 'token-2')).toBe(true)
  })

  test('that its own time says has passed is renewed before it is sent', async () => {
    const now = Date.now()
    const old = tokenOf('old', { expiresAt: now - 1, issuedAt: now - 60_000 })
    const next = tokenOf('next', { expiresAt: now + 60_000, issuedAt: now })
    const { client, backend } = clientOf(
      (request) => (request.path === refreshPath ? json({ AccessToken: next }) : json(drivers)),
      { token: old },
    )
    await client.call(lookupDrivers, query)
    expect(backend.requests.map(({ path }) => path)).toEqual([refreshPath, 'driver/lookup'])
    expect(backend.requests[1]?.headers.get('Authorization')).toBe(next)
    expect(backend.requests[0]?.headers.has('Authorization')).toBe(false)
  })

  test.each([
    ['says when it was issued', (at: number) => ({ expiresAt: at + 300_000, issuedAt: at })],
    ['says only when it ends', (at: number) => ({ expiresAt: at + 300_000 })],
  ])('that %s is renewed once, and not for ever, by a browser a day ahead', async (_name, times) => {
    const serverNow = Date.now()
    const { client, backend } = clientOf(
      (request) =>
        request.path === refreshPath
          ? json({ AccessToken: tokenOf('next', times(serverNow)) })
          : json(drivers),
      { token: tokenOf('old', { expiresAt: serverNow + 1000 }) },
      { now: () => serverNow + 86_400_000 },
    )
    for (let call = 0; call < 5; call++) await client.call(lookupDrivers, query)
    expect(backend.to(refreshPath)).toHaveLength(1)
  })

  test.each([1, -1])(
    'is good for every page that opens after a sign-in, with a clock wrong by %i day',
    async (days) => {
      const storage = store()
      const now = () => Date.now() + days * 86_400_000
      const issuedAt = Date.now()
      createPortalSession({ storage, tabStorage: store(), now }).write({
        accessToken: tokenOf('first', { expiresAt: issuedAt + 900_000, issuedAt }),
        refreshToken: 'refresh-1',
      })
      for (let page = 0; page < 3; page++) {
        const session = createPortalSession({ storage, tabStorage: store(), now })
        const { client, backend } = clientOf(() => json(drivers), { session })
        await client.call(lookupDrivers, query)
        expect(backend.to(refreshPath)).toHaveLength(0)
      }
    },
  )

  test('keeps the refresh token where the server sends no other', async () => {
    const { client, session } = clientOf((request) => {
      if (request.path === refreshPath) return json({ AccessToken: 'token-2' })
      return request.headers.get('Authorization') === 'token-2' ? json(drivers) : json({}, 401)
    })
    await client.call(lookupDrivers, query)
    expect(session.read().refreshToken).toBe('refresh-1')
  })

  test('is not renewed for a refusal that says something more exact', async () => {
    const { client, backend } = clientOf(() => refused('P1002', 401))
    await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({ code: 'P1002' })
    expect(backend.to(refreshPath)).toHaveLength(0)
  })

  test('is replayed once, however often it is refused', async () => {
    const { client, backend } = clientOf((request) =>
      request.path === refreshPath ? json({ AccessToken: 'token-2' }) : json({}, 401),
    )
    await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({
      kind: 'unauthorized',
      tokenRejectedTwice: true,
    })
    expect(backend.to('driver/lookup')).toHaveLength(2)
    expect(backend.to(refreshPath)).toHaveLength(1)
  })

  test('is not told of as refused anew where there is no other', async () => {
    const { client } = clientOf(() => json({}, 401))
    await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({
      kind: 'unauthorized',
      tokenRejectedTwice: false,
    })
  })
})

describe('a renewal', () => {
  const renewed = async (answer: () => Response | Promise<Response>) => {
    vi.useFakeTimers()
    const { session } = clientOf(answer)
    const result = session.renew('token-1').catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    return { session, result: await result }
  }

  test.each([400, 401, 403])('refused with %i ends the session', async (status) => {
    const { session, result } = await renewed(() => json({}, status))
    expect(result).toBeUndefined()
    expect(session.read()).toEqual({})
  })

  test.each([
    ['lost', lost],
    ['answered with 500', () => json({}, 500)],
    ['answered with 503', () => json({}, 503)],
    ['put off with 429', () => json({}, 429)],
    ['given no response', () => Promise.reject(new Error('blocked'))],
    ['answered by a captive network', () => new Response('<html>')],
  ])('%s says nothing about the session: both tokens stay', async (_name, answer) => {
    const { session, result } = await renewed(answer)
    expect(result).toBeInstanceOf(ApiError)
    expect(session.read()).toMatchObject({ accessToken: 'token-1', refreshToken: 'refresh-1' })
  })

  test('refused because another tab has just renewed takes the other tab’s token', async () => {
    // Locks that keep nobody out: both tabs send the same refresh token, the second to arrive is refused.
    const open = { request: (_name: string, _options: object, run: () => unknown) => run() }
    vi.stubGlobal('navigator', { onLine: true, locks: open })
    const backend = rotating()
    const all = tabs(2, backend.fetch)
    const results = await Promise.all(all.map(({ client }) => client.call(lookupDrivers, query)))
    expect(results).toEqual([drivers, drivers])
    expect(backend.renewals()).toBe(2)
    for (const { session } of all) {
      expect(session.read()).toMatchObject({ accessToken: 'token-2', refreshToken: 'refresh-2' })
    }
  })

  test('waits five seconds at most for a tab that holds the lock and sleeps', async () => {
    vi.useFakeTimers()
    const locks = lockManager()
    vi.stubGlobal('navigator', { onLine: true, locks })
    locks.freeze('fleet-portal:refresh')
    const backend = rotating()
    const tab = oneTab(backend.fetch)
    const result = tab.client.call(lookupDrivers, query)
    await vi.advanceTimersByTimeAsync(4_900)
    expect(backend.renewals()).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(await result).toEqual(drivers)
  })

  test('works where the browser has locks and refuses them', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    vi.stubGlobal('navigator', { onLine: true, locks })
    const backend = rotating()
    const tab = oneTab(backend.fetch)
    expect(await tab.client.call(lookupDrivers, query)).toEqual(drivers)
  })

  test('reads the store again inside the lock and sends nothing where another tab was first', async () => {
    const backend = rotating()
    const [one, two] = tabs(2, backend.fetch)
    await one?.client.call(lookupDrivers, query)
    await two?.client.call(lookupDrivers, query)
    expect(backend.renewals()).toBe(1)
  })
})
