import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { lookupDrivers, updateDriver } from '../contract/drivers.ts'
import { login } from '../contract/session.ts'
import { createTestClient } from '../testing/createTestClient.ts'
import { failureOf } from '../testing/failureOf.ts'
import { json, lost, createTestServer, createToken, refused } from '../testing/testServer.ts'
import { createApiClient } from './createApiClient.ts'
import { createEmbeddedSession, type EmbeddedToken, type SessionSource } from './createEmbeddedSession.ts'

const drivers = { drivers: [], count: 0 }
const query = { fleetId: '7' }
const minute = 60_000

function widget(source: SessionSource, isGood: (token: string | null) => boolean, now?: () => number) {
  const backend = createTestServer((request) =>
    isGood(request.headers.get('Authorization')) ? json(drivers) : json({}, 401),
  )
  const session = createEmbeddedSession(source, now)
  const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: backend.fetch })
  return { backend, session, client }
}

afterEach(() => void vi.useRealTimers())

test('any number of first calls requests one token from the partner, in any order of responses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 20 }), async (order, calls) => {
      const getToken = vi.fn((): Promise<EmbeddedToken> => Promise.resolve({ token: 't' }))
      const { client } = widget(order.scheduleFunction(getToken), (token) => token === 't')
      const results = Promise.all(Array.from({ length: calls }, () => client.call(lookupDrivers, query)))
      await order.waitFor(results)
      expect(await results).toHaveLength(calls)
      expect(getToken).toHaveBeenCalledTimes(1)
    }),
    { numRuns: 30 },
  )
})

test('the partner receives the reason of each token request: initial, expiring, unauthorized', async () => {
  let now = 0
  let count = 0
  const reasons: string[] = []
  const source: SessionSource = ({ reason }) => {
    reasons.push(reason)
    return Promise.resolve({ token: `t${++count}`, expiresAt: new Date(now + 10 * minute).toISOString() })
  }
  let good = 't1'
  const { client } = widget(
    source,
    (token) => token === good,
    () => now,
  )
  await client.call(lookupDrivers, query)
  expect(reasons).toEqual(['initial'])

  now = 9 * minute
  await client.call(lookupDrivers, query)
  expect(reasons).toEqual(['initial'])

  now = 10 * minute - 30_000
  good = 't2'
  await client.call(lookupDrivers, query)
  expect(reasons).toEqual(['initial', 'expiring'])

  good = 't3'
  await client.call(lookupDrivers, query)
  expect(reasons).toEqual(['initial', 'expiring', 'unauthorized'])
})

test('a browser whose clock is hours ahead requests no token for each call, but one after a 401', async () => {
  let good = 't1'
  let count = 0
  const source = vi.fn(() =>
    Promise.resolve({ token: `t${++count}`, expiresAt: new Date(Date.now() + 15 * minute).toISOString() }),
  )
  const { client } = widget(
    source,
    (token) => token === good,
    () => Date.now() + 120 * minute,
  )
  for (let call = 0; call < 3; call++) await client.call(lookupDrivers, query)
  expect(source).toHaveBeenCalledTimes(1)
  good = 't2'
  for (let call = 0; call < 3; call++) await client.call(lookupDrivers, query)
  expect(source).toHaveBeenCalledTimes(2)
})

test('a read that is aborted while it waits for a token ends at once, and the others go on', async () => {
  let answer: (token: EmbeddedToken) => void = () => undefined
  const { client, backend } = widget(() => new Promise((resolve) => (answer = resolve)), Boolean)
  const controller = new AbortController()
  const aborted = client
    .call(lookupDrivers, query, { signal: controller.signal })
    .catch((error: unknown) => error)
  const other = client.call(lookupDrivers, query)
  controller.abort()
  expect(await aborted).toMatchObject({ kind: 'aborted' })
  answer({ token: 't' })
  expect(await other).toEqual(drivers)
  expect(backend.requests).toHaveLength(1)
})

test('the expiry of a token is read from the token if the partner gives none', async () => {
  let now = Date.parse('2026-11-20T12:00:00+08:00')
  const getToken = vi.fn(() => Promise.resolve({ token: createToken('t', { expiresAt: now + minute }) }))
  const { client } = widget(getToken, Boolean, () => now)
  await client.call(lookupDrivers, query)
  now += 20_000
  await client.call(lookupDrivers, query)
  expect(getToken).toHaveBeenCalledTimes(1)
  now += 20_000
  await client.call(lookupDrivers, query)
  expect(getToken).toHaveBeenCalledTimes(2)
})

test('the expiry of a token is read from the token if the partner gives something that is no time', async () => {
  let now = Date.parse('2026-11-20T12:00:00+08:00')
  const end = now + minute
  for (const expiresAt of ['soon', '', end, Math.floor(end / 1000), Number.NaN, null]) {
    const token = createToken('t', { expiresAt: end })
    const getToken = vi.fn(() => Promise.resolve({ token, expiresAt } as EmbeddedToken))
    const { client } = widget(getToken, Boolean, () => now)
    now = end - 40_000
    await client.call(lookupDrivers, query)
    expect(getToken, String(expiresAt)).toHaveBeenCalledTimes(1)
    now = end - 20_000
    await client.call(lookupDrivers, query)
    expect(getToken, String(expiresAt)).toHaveBeenCalledTimes(2)
  }
})

test('a token that the partner extends is not requested again before its new end', async () => {
  let now = Date.parse('2026-11-20T12:00:00+08:00')
  const getToken = vi.fn(() =>
    Promise.resolve({ token: 't', expiresAt: new Date(now + 10 * minute).toISOString() }),
  )
  const { client, session } = widget(getToken, Boolean, () => now)
  const listener = vi.fn()
  await client.call(lookupDrivers, query)
  session.subscribe(listener)
  now += 9.8 * minute
  for (let call = 0; call < 3; call++) await client.call(lookupDrivers, query)
  expect(getToken).toHaveBeenCalledTimes(2)
  now += 9 * minute
  await client.call(lookupDrivers, query)
  expect(getToken).toHaveBeenCalledTimes(2)
  expect(listener).not.toHaveBeenCalled()
})

test('a token that no header can carry is a failure of the page, not a lost connection', async () => {
  vi.useFakeTimers()
  for (const token of ['two\nlines', 'mañana ✓', 12_345, { token: 't' }, true, ['t']]) {
    const { client, backend, session } = widget(() => Promise.resolve({ token } as EmbeddedToken), Boolean)
    const { kind, cause } = await failureOf(client.call(updateDriver, { fleetId: '7', driverId: '1' }))
    expect(kind, String(token)).toBe('session-unavailable')
    expect(String(cause), String(token)).toContain('getSession')
    expect(session.status()).toBe('unknown')
    expect(backend.requests).toHaveLength(0)
  }
  const { client, backend } = widget(() => Promise.resolve({ token: 'from a file\n' }), Boolean)
  await client.call(lookupDrivers, query)
  expect(backend.requests[0]?.headers.get('Authorization')).toBe('from a file')
})

test('many refused calls request one token from the partner', async () => {
  const tokens = ['old', 'new']
  const getToken = vi.fn(() => Promise.resolve({ token: tokens.shift() ?? 'none' }))
  const { client } = widget(getToken, (token) => token === 'new')
  const results = await Promise.all(Array.from({ length: 20 }, () => client.call(lookupDrivers, query)))
  expect(results).toHaveLength(20)
  expect(getToken).toHaveBeenCalledTimes(2)
})

test('a page without a user sends no request, and a call after login succeeds', async () => {
  let isLoggedIn = false
  const getToken = vi.fn(() => Promise.resolve(isLoggedIn ? { token: 't' } : null))
  const { client, session, backend } = widget(getToken, (token) => token === 't')
  expect(session.status()).toBe('unknown')
  await expect(client.call(lookupDrivers, query)).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(session.status()).toBe('ended')
  expect(backend.requests).toHaveLength(0)

  isLoggedIn = true
  expect(await client.call(lookupDrivers, query)).toEqual(drivers)
  expect(session.status()).toBe('active')
})

test('a read requests a token again if the partner could not be reached', async () => {
  vi.useFakeTimers()
  let requests = 0
  const source: SessionSource = () =>
    ++requests < 3 ? lost().then(() => null) : Promise.resolve({ token: 't' })
  const { client } = widget(source, (token) => token === 't')
  const result = client.call(lookupDrivers, query)
  await vi.runAllTimersAsync()
  expect(await result).toEqual(drivers)
  expect(requests).toBe(3)
})

test('a write without a token is not sent, and the next call requests a token again', async () => {
  vi.useFakeTimers()
  let isUp = false
  const source: SessionSource = () => (isUp ? Promise.resolve({ token: 't' }) : lost().then(() => null))
  const { client, backend } = widget(source, (token) => token === 't')
  const failed = client
    .call(updateDriver, { driverId: '3', status: 'inactive' })
    .catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await failed).toMatchObject({ kind: 'session-unavailable', endsSession: false })
  expect(backend.requests).toHaveLength(0)
  isUp = true
  expect(await client.call(lookupDrivers, query)).toEqual(drivers)
})

test('a widget works again after a connection loss', async () => {
  vi.useFakeTimers()
  let isUp = true
  const backend = createTestServer(() => (isUp ? json(drivers) : lost()))
  const getToken = vi.fn(() => Promise.resolve({ token: 't' }))
  const session = createEmbeddedSession(getToken)
  const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: backend.fetch })
  await client.call(lookupDrivers, query)
  isUp = false
  const failed = client.call(lookupDrivers, query).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await failed).toMatchObject({ kind: 'network' })
  isUp = true
  expect(await client.call(lookupDrivers, query)).toEqual(drivers)
})

test.each([undefined, {}, { accessToken: 'secret' }, { token: '' }, { token: null }, 'secret'])(
  'an answer without a token, such as %j, is a failure of the page, and does not end the session',
  async (answer) => {
    vi.useFakeTimers()
    const { client, session, backend } = widget(() => Promise.resolve(answer as EmbeddedToken), Boolean)
    const failure = failureOf(client.call(lookupDrivers, query))
    await vi.runAllTimersAsync()
    expect(await failure).toMatchObject({
      kind: 'session-unavailable',
      cause: { message: 'getSession needs { token } or null' },
    })
    expect(session.status()).toBe('unknown')
    expect(backend.requests).toEqual([])
  },
)

test('an answer without a token keeps the token that has not expired', async () => {
  let now = 0
  let answer: object = { token: 't', expiresAt: new Date(minute).toISOString() }
  const { client, session } = widget(
    () => Promise.resolve(answer as EmbeddedToken),
    Boolean,
    () => now,
  )
  await client.call(lookupDrivers, query)
  answer = {}
  now = minute - 1_000
  expect(await client.call(lookupDrivers, query)).toEqual(drivers)
  expect(session.read().accessToken).toBe('t')
})

test('a token request to the partner times out after thirty seconds', async () => {
  vi.useFakeTimers()
  const limit = new AbortController()
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal)
  const session = createEmbeddedSession(() => new Promise(() => undefined))
  const token = Promise.resolve(session.token()).catch((error: unknown) => error)
  expect(timeoutSpy).toHaveBeenCalledWith(30_000)
  limit.abort(new DOMException('too slow', 'TimeoutError'))
  expect(await token).toMatchObject({ kind: 'session-unavailable' })
  timeoutSpy.mockRestore()
})

test('a token that has not expired is used while the partner cannot renew it', async () => {
  let now = 0
  let isUp = true
  const source: SessionSource = () =>
    isUp
      ? Promise.resolve({ token: 't', expiresAt: new Date(10 * minute).toISOString() })
      : lost().then(() => null)
  const { client } = widget(
    source,
    (token) => token === 't',
    () => now,
  )
  await client.call(lookupDrivers, query)
  isUp = false
  now = 10 * minute - 10_000
  expect(await client.call(lookupDrivers, query)).toEqual(drivers)
})

test('a token change notifies subscribers once, and the token stays in memory only', async () => {
  const { client, session } = widget(() => Promise.resolve({ token: 't' }), Boolean)
  const onChange = vi.fn()
  session.subscribe(onChange)
  await client.call(lookupDrivers, query)
  await client.call(lookupDrivers, query)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(session.read()).toEqual({ accessToken: 't' })
})

test('a read sends a refused password once, and a write twice, because more attempts would lock the account', async () => {
  vi.useFakeTimers()
  const { client: signIn, backend } = createTestClient(() => refused('P1002', 401))
  const account = { email: 'a@b.ph', password: 'old', portalType: 'fleet' as const }
  const getToken = async () => ({ token: (await signIn.call(login, account)).AccessToken })
  const { client } = widget(getToken, () => true)
  const unavailable = { kind: 'session-unavailable' }
  expect(await failureOf(client.call(lookupDrivers, query))).toMatchObject(unavailable)
  expect(backend.requests).toHaveLength(1)
  const change = { driverId: '3', status: 'inactive' } as const
  expect(await failureOf(client.call(updateDriver, change))).toMatchObject(unavailable)
  expect(backend.requests).toHaveLength(3)
})
