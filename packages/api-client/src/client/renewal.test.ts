import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lookupDrivers } from '../contract/drivers.ts'
import { createTestClient, refreshPath } from '../testing/createTestClient.ts'
import { oneTab, createRotatingServer, tabs } from '../testing/rotatingServer.ts'
import { json, lost, refused, createToken } from '../testing/testServer.ts'
import { createDelayedStorages, createLockManager, createStorage } from '../testing/storages.ts'
import { ApiError } from './apiError.ts'
import { createPortalSession } from './createPortalSession.ts'

const drivers = { drivers: [], count: 0 }
const query = { fleetId: '7' }

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an expired token', () => {
  test('is renewed once for any number of calls, in any order of responses, and each call is replayed once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 30 }), async (order, calls) => {
        vi.stubGlobal('navigator', { onLine: true, locks: createLockManager() })
        const backend = createRotatingServer()
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

  test('is renewed once for many tabs, and all stay signed in', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: createLockManager() })
    const backend = createRotatingServer()
    const all = tabs(10, backend.fetch)
    await Promise.all(
      all.flatMap(({ client }) => Array.from({ length: 5 }, () => client.call(lookupDrivers, query))),
    )
    expect(backend.renewals()).toBe(1)
    expect(all.every(({ session }) => session.read().accessToken === 'token-2')).toBe(true)
  })

  test('is renewed once for many tabs that see the storage of other tabs with a delay', async () => {
    vi.stubGlobal('navigator', { onLine: true, locks: createLockManager() })
    const backend = createRotatingServer()
    const all = tabs(10, backend.fetch, createDelayedStorages(10, 300))
    await Promise.all(all.map(({ client }) => client.call(lookupDrivers, query)))
    expect(backend.renewals()).toBe(1)
    expect(backend.logouts()).toBe(0)
    expect(all.every(({ session }) => session.read().refreshToken === 'refresh-2')).toBe(true)
  })

  test('is renewed once for many tabs of a browser without Web Locks', async () => {
    const backend = createRotatingServer()
    const all = tabs(10, backend.fetch)
    await Promise.all(all.map(({ client }) => client.call(lookupDrivers, query)))
    expect(backend.renewals()).toBe(1)
    expect(all.every(({ session }) => session.read().accessToken === 'token-2')).toBe(true)
  })

  test('is renewed before it is sent', async () => {
    const now = Date.now()
    const old = createToken('old', { expiresAt: now - 1, issuedAt: now - 60_000 })
    const next = createToken('next', { expiresAt: now + 60_000, issuedAt: now })
    const { client, backend } = createTestClient(
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
  ])('that %s is renewed only once by a browser whose clock is a day ahead', async (_name, times) => {
    const serverNow = Date.now()
    const { client, backend } = createTestClient(
      (request) =>
        request.path === refreshPath
          ? json({ AccessToken: createToken('next', times(serverNow)) })
          : json(drivers),
      { token: createToken('old', { expiresAt: serverNow + 1000 }) },
      { now: () => serverNow + 86_400_000 },
    )
    for (let call = 0; call < 5; call++) await client.call(lookupDrivers, query)
    expect(backend.to(refreshPath)).toHaveLength(1)
  })

  test.each([1, -1])(
    'is not assumed on pages after a sign-in if the clock is wrong by %i day',
    async (days) => {
      const storage = createStorage()
      const now = () => Date.now() + days * 86_400_000
      const issuedAt = Date.now()
      createPortalSession({ storage, tabStorage: createStorage(), now }).write({
        accessToken: createToken('first', { expiresAt: issuedAt + 900_000, issuedAt }),
        refreshToken: 'refresh-1',
      })
      for (let page = 0; page < 3; page++) {
        const session = createPortalSession({ storage, tabStorage: createStorage(), now })
        const { client, backend } = createTestClient(() => json(drivers), { session })
        await client.call(lookupDrivers, query)
        expect(backend.to(refreshPath)).toHaveLength(0)
      }
    },
  )

  test('keeps its refresh token if the server sends no new one', async () => {
    const { client, session } = createTestClient((request) => {
      if (request.path === refreshPath) return json({ AccessToken: 'token-2' })
      return request.headers.get('Authorization') === 'token-2' ? json(drivers) : json({}, 401)
    })
    await client.call(lookupDrivers, query)
    expect(session.read().refreshToken).toBe('refresh-1')
  })

  test('is not renewed for a 401 with a specific error code', async () => {
    const { client, backend } = createTestClient(() => refused('P1002', 401))
    await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({ code: 'P1002' })
    expect(backend.to(refreshPath)).toHaveLength(0)
  })

  test('is replayed once, even if the new token is refused too', async () => {
    const { client, backend } = createTestClient((request) =>
      request.path === refreshPath ? json({ AccessToken: 'token-2' }) : json({}, 401),
    )
    await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({
      kind: 'unauthorized',
      tokenRejectedTwice: true,
    })
    expect(backend.to('driver/lookup')).toHaveLength(2)
    expect(backend.to(refreshPath)).toHaveLength(1)
  })

  test('is not reported as rejected twice if there is no new token', async () => {
    const { client } = createTestClient(() => json({}, 401))
    await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({
      kind: 'unauthorized',
      tokenRejectedTwice: false,
    })
  })
})

describe('a renewal', () => {
  const renewed = async (answer: () => Response | Promise<Response>) => {
    vi.useFakeTimers()
    const { session } = createTestClient(answer)
    const result = session.renew('token-1').catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    return { session, result: await result }
  }

  test.each([400, 401, 403])('that is refused with %i ends the session', async (status) => {
    const { session, result } = await renewed(() => json({}, status))
    expect(result).toBeUndefined()
    expect(session.read()).toEqual({})
  })

  test.each([
    ['with a lost connection', lost],
    ['answered with 500', () => json({}, 500)],
    ['answered with 503', () => json({}, 503)],
    ['answered with 429', () => json({}, 429)],
    ['without a response', () => Promise.reject(new Error('blocked'))],
    ['answered by a captive network', () => new Response('<html>')],
  ])('%s keeps both tokens', async (_name, answer) => {
    const { session, result } = await renewed(answer)
    expect(result).toBeInstanceOf(ApiError)
    expect(session.read()).toMatchObject({ accessToken: 'token-1', refreshToken: 'refresh-1' })
  })

  test('that is refused because another tab has just renewed uses the token of that tab', async () => {
    // Locks without effect: both tabs send the same refresh token, and the server refuses the second.
    const open = { request: (_name: string, _options: object, run: () => unknown) => run() }
    vi.stubGlobal('navigator', { onLine: true, locks: open })
    const backend = createRotatingServer()
    const all = tabs(2, backend.fetch)
    const results = await Promise.all(all.map(({ client }) => client.call(lookupDrivers, query)))
    expect(results).toEqual([drivers, drivers])
    expect(backend.renewals()).toBe(2)
    for (const { session } of all) {
      expect(session.read()).toMatchObject({ accessToken: 'token-2', refreshToken: 'refresh-2' })
    }
  })

  test('waits at most five seconds for a suspended tab that holds the lock', async () => {
    vi.useFakeTimers()
    const locks = createLockManager()
    vi.stubGlobal('navigator', { onLine: true, locks })
    locks.freeze('fleet-portal:refresh')
    const backend = createRotatingServer()
    const tab = oneTab(backend.fetch)
    const result = tab.client.call(lookupDrivers, query)
    await vi.advanceTimersByTimeAsync(4_900)
    expect(backend.renewals()).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(await result).toEqual(drivers)
  })

  test('works if the browser refuses Web Locks', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
    vi.stubGlobal('navigator', { onLine: true, locks })
    const backend = createRotatingServer()
    const tab = oneTab(backend.fetch)
    expect(await tab.client.call(lookupDrivers, query)).toEqual(drivers)
  })

  test('reads the storage again inside the lock and sends nothing if another tab was first', async () => {
    const backend = createRotatingServer()
    const [one, two] = tabs(2, backend.fetch)
    await one?.client.call(lookupDrivers, query)
    await two?.client.call(lookupDrivers, query)
    expect(backend.renewals()).toBe(1)
  })
})
