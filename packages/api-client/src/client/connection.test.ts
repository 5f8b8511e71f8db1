import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lookupDrivers, updateDriver } from '../contract/drivers.ts'
import { buyFuel } from '../contract/fuel.ts'
import { getCurrentUser } from '../contract/session.ts'
import { centavos } from '../money.ts'
import { stubOnlineStatus } from '../testing/stubOnlineStatus.ts'
import { createTestClient } from '../testing/createTestClient.ts'
import { json, lost, page, type ServerRequest } from '../testing/testServer.ts'
import type { ApiClientOptions } from './apiClient.ts'
import type { ApiError } from './apiError.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const drivers = { drivers: [], count: 0 }
const driver = {
  driverId: '3',
  firstName: 'Ana',
  lastName: 'Cruz',
  driverLicenseId: 'N0112345678',
  mobileNumber: '09171234567',
  status: 'inactive',
}
const purchase = { fleetId: '7', liter: null, amount: centavos(100_000), productCode: 'diesel' } as const
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** A portal whose server the test can make unreachable. */
function portal(
  {
    isUp = false,
    answer = () => json(drivers),
  }: { isUp?: boolean; answer?: (request: ServerRequest) => Response } = {},
  options: Partial<ApiClientOptions> = {},
) {
  const network = { isUp }
  const made = createTestClient((request) => (network.isUp ? answer(request) : lost()), options)
  const isSignedIn = () => made.session.read().accessToken !== undefined
  return { ...made, network, isSignedIn }
}

/** The result of a call, once it has ended. */
function trackResult(promise: Promise<unknown>) {
  const end: { value?: unknown; error?: ApiError; at?: number } = {}
  promise.then(
    (value) => Object.assign(end, { value, at: Date.now() }),
    (error: ApiError) => Object.assign(end, { error, at: Date.now() }),
  )
  return end
}

describe('a read without a connection', () => {
  test('is retried for two minutes, and only then ends the session', async () => {
    const { client, backend, isSignedIn } = portal()
    const began = Date.now()
    const end = trackResult(client.call(lookupDrivers, { fleetId: '7' }))
    await seconds(115)
    expect(end).toEqual({})
    expect(isSignedIn()).toBe(true)
    await seconds(30)
    expect(end.error).toMatchObject({ kind: 'network' })
    expect((end.at ?? 0) - began).toBeGreaterThanOrEqual(120_000)
    expect(backend.requests.length).toBeGreaterThan(10)
    expect(backend.requests.length).toBeLessThan(25)
    expect(isSignedIn()).toBe(false)
  })

  test.each([5, 30, 110])('succeeds within seconds after a connection loss of %i seconds', async (outage) => {
    const { client, network, isSignedIn } = portal()
    const end = trackResult(client.call(lookupDrivers, { fleetId: '7' }))
    await seconds(outage)
    network.isUp = true
    await seconds(4)
    expect(end.value).toEqual(drivers)
    expect(isSignedIn()).toBe(true)
  })

  test('continues at once when the browser reports that it is online', async () => {
    const browser = stubOnlineStatus()
    const { client, network } = portal()
    const end = trackResult(client.call(lookupDrivers, { fleetId: '7' }))
    await seconds(60)
    network.isUp = true
    browser.online()
    await vi.advanceTimersByTimeAsync(0)
    expect(end.value).toEqual(drivers)
    expect(browser.listeners()).toBe(0)
  })

  test('continues at once when another call gets a response', async () => {
    const { client, network } = portal()
    const end = trackResult(client.call(lookupDrivers, { fleetId: '7' }))
    await seconds(60)
    network.isUp = true
    void client.call(getCurrentUser, {}).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(end.value).toEqual(drivers)
  })

  test('does not end the session if only this call gets no response', async () => {
    const { client, isSignedIn } = clientWithBlockedPath('driver/lookup')
    const began = Date.now()
    const end = trackResult(client.call(lookupDrivers, { fleetId: '7' }))
    await seconds(180)
    expect(end.error).toMatchObject({ kind: 'network' })
    expect((end.at ?? Infinity) - began).toBeLessThan(20_000)
    expect(isSignedIn()).toBe(true)
  })

  test('stops when its caller aborts it', async () => {
    const { client, backend } = portal()
    const left = new AbortController()
    const end = trackResult(client.call(lookupDrivers, { fleetId: '7' }, { signal: left.signal }))
    await seconds(20)
    left.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(end.error).toMatchObject({ kind: 'aborted' })
    const { length } = backend.requests
    await seconds(60)
    expect(backend.requests).toHaveLength(length)
  })

  test('does not count the time in which the computer sleeps', async () => {
    const { client, network, isSignedIn } = portal()
    const end = trackResult(client.call(lookupDrivers, { fleetId: '7' }))
    await seconds(20)
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    await seconds(15)
    expect(end).toEqual({})
    network.isUp = true
    await seconds(15)
    expect(end.value).toEqual(drivers)
    expect(isSignedIn()).toBe(true)
  })

  test('ends the session at the first failure under the strict policy', async () => {
    const { client, backend, isSignedIn } = portal({}, { errorPolicy: 'strict' })
    const end = trackResult(client.call(lookupDrivers, { fleetId: '7' }))
    await seconds(1)
    expect(end.error).toMatchObject({ kind: 'network' })
    expect(backend.requests).toHaveLength(1)
    expect(isSignedIn()).toBe(false)
  })
})

/** A client whose calls to one path get no response, as if a browser extension blocked them. */
function clientWithBlockedPath(path: string) {
  const made = createTestClient((request) => (request.path.includes(path) ? lost() : json({})))
  return { ...made, isSignedIn: () => made.session.read().accessToken !== undefined }
}

describe('a write without a connection', () => {
  const applied = new Map<string, number>()
  /** A server that stores its answers by idempotency key and counts applied calls. */
  const answer = (request: ServerRequest) => {
    if (request.path.startsWith('idempotency/')) {
      const key = request.path.split('/')[1] ?? ''
      return json(
        applied.has(key)
          ? { state: 'done', status: 200, body: request.path.includes('pay') ? {} : driver }
          : { state: 'void' },
      )
    }
    if (request.method === 'GET') return json(drivers)
    const key = request.headers.get('Idempotency-Key') ?? ''
    applied.set(key, (applied.get(key) ?? 0) + 1)
    return json(request.path === 'buy-fuel' ? { buyFuelId: 'b1', totalCreditAmount: 1000 } : driver)
  }
  beforeEach(() => applied.clear())

  test.each([1, 10, 100])(
    'is applied once after a connection loss of %i seconds, and keeps the session',
    async (outage) => {
      const { client, network, isSignedIn } = portal({ answer })
      const end = trackResult(client.call(updateDriver, { driverId: '3', status: 'inactive' }))
      await seconds(outage)
      expect(end).toEqual({})
      expect(isSignedIn()).toBe(true)
      network.isUp = true
      await seconds(4)
      expect(end.value).toMatchObject({ driverId: '3' })
      expect([...applied.values()]).toEqual([1])
      expect(isSignedIn()).toBe(true)
    },
  )

  test('continues at once when the browser reports that it is online', async () => {
    const browser = stubOnlineStatus()
    const { client, network } = portal({ answer })
    const end = trackResult(client.call(updateDriver, { driverId: '3', status: 'inactive' }))
    await seconds(50)
    network.isUp = true
    browser.online()
    await vi.advanceTimersByTimeAsync(0)
    expect(end.value).toMatchObject({ driverId: '3' })
  })

  test('ends the session after two minutes', async () => {
    const { client, backend, isSignedIn } = portal({ answer })
    const end = trackResult(client.call(updateDriver, { driverId: '3', status: 'inactive' }))
    await seconds(115)
    expect(isSignedIn()).toBe(true)
    await seconds(30)
    expect(end.error).toMatchObject({ kind: 'network' })
    expect(isSignedIn()).toBe(false)
    expect(backend.to('driver/3')).toHaveLength(1)
  })

  test('that moves money is looked up for two minutes, then has an unknown outcome, and keeps the session', async () => {
    const { client, backend, isSignedIn } = portal({ answer })
    const end = trackResult(client.call(buyFuel, purchase))
    await seconds(115)
    expect(end).toEqual({})
    await seconds(30)
    expect(end.error).toMatchObject({ kind: 'outcome-unknown' })
    expect(backend.to('buy-fuel')).toHaveLength(1)
    expect(isSignedIn()).toBe(true)
  })

  test('that moves money is looked up when the connection is back, and never sent again', async () => {
    const { client, backend, network } = portal({ answer })
    const end = trackResult(client.call(buyFuel, purchase))
    await seconds(90)
    network.isUp = true
    await seconds(4)
    expect(end.error).toMatchObject({ kind: 'not-applied' })
    expect(backend.to('buy-fuel')).toHaveLength(1)
  })
})

describe('the outcome lookup of a payment', () => {
  const flaws: [string, () => Response | Promise<Response>][] = [
    ['a proxy page with 500', () => page(500)],
    ['a proxy page with 404', () => page(404)],
    ['a proxy page with 403', () => page(403)],
    ['an empty 404', () => new Response('', { status: 404 })],
    ['a server error', () => json({ errorCode: 'Server' }, 500)],
    ['503 with Retry-After', () => json({}, 503, { 'Retry-After': '7' })],
    ['429 with Retry-After', () => json({ errorCode: 'TooManyRequests' }, 429, { 'Retry-After': '7' })],
    ['no connection', lost],
    ['an unreadable success', () => page(200)],
    ['an empty success', () => json({})],
  ]
  test.each(flaws)('continues through a minute of %s', async (_name, flaw) => {
    const began = Date.now()
    const { client, backend, session } = createTestClient((request) => {
      if (!request.path.startsWith('idempotency/')) return page(502)
      if (Date.now() - began < 60_000) return flaw()
      return json({ state: 'done', status: 200, body: { buyFuelId: 'b1', totalCreditAmount: 1000 } })
    })
    const end = trackResult(client.call(buyFuel, purchase))
    await seconds(75)
    expect(end.value).toMatchObject({ buyFuelId: 'b1' })
    expect(backend.to('buy-fuel')).toHaveLength(1)
    // Lookups have a growing delay.
    expect(backend.requests.length).toBeLessThan(20)
    expect(session.read().accessToken).toBe('token-1')
  })

  test('waits as long as Retry-After says', async () => {
    const { client, backend } = createTestClient((request) =>
      request.path.startsWith('idempotency/') ? json({}, 503, { 'Retry-After': '40' }) : page(502),
    )
    const end = trackResult(client.call(buyFuel, purchase))
    await seconds(119)
    expect(end).toEqual({})
    expect(backend.requests.length).toBeLessThan(6)
    await seconds(20)
    expect(end.error).toMatchObject({ kind: 'outcome-unknown' })
  })

  test.each([404, 405, 501])(
    'ends at once if the server says with %i that it has no lookup',
    async (status) => {
      const { client } = createTestClient((request) =>
        request.path.startsWith('idempotency/') ? json({ message: 'no' }, status) : page(502),
      )
      const end = trackResult(client.call(buyFuel, purchase))
      await seconds(1)
      expect(end.error).toMatchObject({ kind: 'outcome-unknown' })
    },
  )
})

describe('the connection', () => {
  test('is down within a second after the first failure, and up with the first response', async () => {
    const { client, network } = portal()
    const onChange = vi.fn()
    const stop = client.connection.subscribe(onChange)
    void client.call(lookupDrivers, { fleetId: '7' }).catch(() => undefined)
    await seconds(1)
    expect(client.connection.isDown()).toBe(true)
    expect(onChange).toHaveBeenCalledTimes(1)
    network.isUp = true
    await seconds(4)
    expect(client.connection.isDown()).toBe(false)
    expect(onChange).toHaveBeenCalledTimes(2)
    stop()
  })

  test('is not down for a failure that the next attempt corrects', async () => {
    let tries = 0
    const { client } = createTestClient(() => (++tries === 1 ? lost() : json(drivers)))
    const onChange = vi.fn()
    const stop = client.connection.subscribe(onChange)
    await Promise.all([client.call(lookupDrivers, { fleetId: '7' }), seconds(3)])
    expect(onChange).not.toHaveBeenCalled()
    stop()
  })

  test('is not down if only one call gets no response', async () => {
    const { client } = clientWithBlockedPath('driver/lookup')
    const onChange = vi.fn()
    const stop = client.connection.subscribe(onChange)
    void client.call(lookupDrivers, { fleetId: '7' }).catch(() => undefined)
    await seconds(100)
    expect(onChange).not.toHaveBeenCalled()
    stop()
  })

  test('is down at once when the browser reports that it is offline', () => {
    const browser = stubOnlineStatus()
    const { client } = portal({ isUp: true })
    const onChange = vi.fn()
    const stop = client.connection.subscribe(onChange)
    browser.offline()
    expect(client.connection.isDown()).toBe(true)
    browser.online()
    expect(client.connection.isDown()).toBe(false)
    expect(onChange).toHaveBeenCalledTimes(2)
    stop()
    expect(browser.listeners()).toBe(0)
  })

  test('is separate for each client', async () => {
    const [one, other] = [portal(), portal({ isUp: true })]
    void one.client.call(lookupDrivers, { fleetId: '7' }).catch(() => undefined)
    await seconds(1)
    expect([one.client.connection.isDown(), other.client.connection.isDown()]).toEqual([true, false])
  })

  test('is probed every few seconds, one probe at a time, without a token and only while a call waits', async () => {
    const { client, backend, network } = portal()
    const reads = [1, 2, 3, 4].map(() => trackResult(client.call(lookupDrivers, { fleetId: '7' })))
    await seconds(30)
    expect(backend.probes.length).toBeGreaterThan(5)
    expect(backend.probes.length).toBeLessThan(13)
    for (const { headers, method } of backend.probes) {
      expect([method, headers.get('Authorization')]).toEqual(['GET', null])
    }
    network.isUp = true
    await seconds(4)
    expect(reads.every(({ value }) => value !== undefined)).toBe(true)
    const { length } = backend.probes
    await seconds(120)
    expect(backend.probes).toHaveLength(length)
  })

  test('is up with any response to a probe', async () => {
    let isUp = false
    const { client } = createTestClient((request) => {
      if (!isUp) return lost()
      return request.path === '' ? page(404) : json(drivers)
    })
    const end = trackResult(client.call(lookupDrivers, { fleetId: '7' }))
    await seconds(60)
    isUp = true
    await seconds(4)
    expect(end.value).toEqual(drivers)
  })
})
