import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCashin, initiateBpiPayment } from '../contract/cashin.ts'
import { lookupDrivers, updateDriver } from '../contract/drivers.ts'
import { login, requestPasswordReset } from '../contract/session.ts'
import { centavos } from '../money.ts'
import { stubOnlineStatus } from '../testing/stubOnlineStatus.ts'
import { createTestClient, refreshPath } from '../testing/createTestClient.ts'
import { json, lost, page, createToken } from '../testing/testServer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const drivers = { drivers: [], count: 0 }
const settle = (request: { path: string }) => request.path.startsWith('idempotency/')

async function settled<T>(promise: Promise<T>) {
  const result = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return result
}

describe('a read', () => {
  test('is sent synchronously if the token is available', async () => {
    const send = vi.fn(() => Promise.resolve(json({ drivers: [], count: 0 })))
    const { client } = createTestClient(lost, { fetch: send })
    const answer = client.call(lookupDrivers, { fleetId: '7' })
    expect(send).toHaveBeenCalledTimes(1)
    expect(await settled(answer)).toMatchObject({ value: { count: 0 } })
  })

  test.each([
    ['502', () => page(502)],
    ['503', () => page(503)],
    ['429', () => json({}, 429)],
    ['a truncated answer', () => new Response('{"dri')],
  ])('is attempted three times after %s', async (_name, answer) => {
    const { client, backend } = createTestClient(answer)
    expect(await settled(client.call(lookupDrivers, { fleetId: '7' }))).toHaveProperty('error')
    expect(backend.requests).toHaveLength(3)
  })

  test.each([400, 403, 404, 409, 422, 500, 501])('is not retried after %i', async (status) => {
    const { client, backend } = createTestClient(() => json({}, status))
    await settled(client.call(lookupDrivers, { fleetId: '7' }))
    expect(backend.requests).toHaveLength(1)
  })

  test('succeeds if the third attempt succeeds', async () => {
    const { client } = createTestClient((_request, count) => (count < 3 ? lost() : json(drivers)))
    expect(await settled(client.call(lookupDrivers, { fleetId: '7' }))).toEqual({ value: drivers })
  })

  test.each([-3, 0, 3])(
    'waits until the date of Retry-After if its clock is wrong by %d hours',
    async (hours) => {
      const serverNow = Date.now() + hours * 3_600_000
      const dates = { Date: new Date(serverNow), 'Retry-After': new Date(serverNow + 4000) }
      const headers = Object.fromEntries(Object.entries(dates).map(([name, at]) => [name, at.toUTCString()]))
      const times: number[] = []
      const { client } = createTestClient(() => {
        times.push(Date.now())
        return times.length === 1 ? json({}, 503, headers) : json(drivers)
      })
      expect(await settled(client.call(lookupDrivers, { fleetId: '7' }))).toEqual({ value: drivers })
      const [first = 0, second = 0] = times
      expect(second - first).toBeGreaterThanOrEqual(3000)
      expect(second - first).toBeLessThanOrEqual(5000)
    },
  )

  test('waits as long as Retry-After says, and not at all if that is too long', async () => {
    const answers = [json({}, 503, { 'Retry-After': '4' }), json(drivers)]
    const patient = createTestClient((_request, count) => answers[count - 1] as Response)
    const result = settled(patient.client.call(lookupDrivers, { fleetId: '7' }))
    await result
    expect(Date.now()).toBeGreaterThanOrEqual(4000)
    expect(await result).toEqual({ value: drivers })

    const impatient = createTestClient(() => json({}, 503, { 'Retry-After': '3600' }))
    await settled(impatient.client.call(lookupDrivers, { fleetId: '7' }))
    expect(impatient.backend.requests).toHaveLength(1)
  })

  test('is sent once under the strict policy', async () => {
    const { client, backend, session } = createTestClient(lost, { errorPolicy: 'strict' })
    await settled(client.call(lookupDrivers, { fleetId: '7' }))
    expect(backend.requests).toHaveLength(1)
    expect(session.read().accessToken).toBeUndefined()
  })

  test('waits up to ten seconds after 429', async () => {
    const answers = [json({}, 429, { 'Retry-After': '9' }), json(drivers)]
    const patient = createTestClient((_request, count) => answers[count - 1] as Response)
    const began = Date.now()
    expect(await settled(patient.client.call(lookupDrivers, { fleetId: '7' }))).toEqual({ value: drivers })
    expect(Date.now() - began).toBeGreaterThanOrEqual(9_000)

    const impatient = createTestClient(() => json({}, 429, { 'Retry-After': '11' }))
    await settled(impatient.client.call(lookupDrivers, { fleetId: '7' }))
    expect(impatient.backend.requests).toHaveLength(1)
  })

  test('can be aborted while it waits', async () => {
    const giveUp = new AbortController()
    const { client, backend } = createTestClient(() => json({}, 429, { 'Retry-After': '9' }))
    const call = client.call(lookupDrivers, { fleetId: '7' }, { signal: giveUp.signal })
    const failed = call.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    giveUp.abort()
    expect(await failed).toMatchObject({ kind: 'aborted' })
    expect(backend.requests).toHaveLength(1)
  })

  test('waits until the date that Retry-After names', async () => {
    const until = new Date(Math.ceil(Date.now() / 1000) * 1000 + 8_000)
    const answers = [json({}, 503, { 'Retry-After': until.toUTCString() }), json(drivers)]
    const { client } = createTestClient((_request, count) => answers[count - 1] as Response)
    expect(await settled(client.call(lookupDrivers, { fleetId: '7' }))).toEqual({ value: drivers })
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime())
  })

  test('waits for the connection while the browser is offline, without failing', async () => {
    const browser = stubOnlineStatus(false)
    const { client, backend } = createTestClient(() => json(drivers))
    const result = client.call(lookupDrivers, { fleetId: '7' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(backend.requests).toHaveLength(0)
    browser.online()
    expect(await result).toEqual(drivers)
    expect(browser.listeners()).toBe(0)
  })
})

test('a renewal without a connection is retried only by the read, not three times as often', async () => {
  const past = createToken('old', { expiresAt: Date.now() - 1000 })
  const { client, backend, session } = createTestClient(lost, { token: past })
  expect(await settled(client.call(lookupDrivers, { fleetId: '7' }))).toHaveProperty('error')
  expect(backend.requests.length).toBe(backend.to(refreshPath).length)
  expect(backend.requests.length).toBeLessThan(30)
  expect(session.read().accessToken).toBeUndefined()
})

test('a plain write whose token cannot be renewed without a connection is sent when the connection is back', async () => {
  const past = createToken('old', { expiresAt: Date.now() - 1000 })
  let isUp = false
  const { client, backend, session } = createTestClient(
    ({ path }) => {
      if (!isUp) return lost()
      return path === refreshPath ? json({ AccessToken: 'token-2' }) : json({}, 404)
    },
    { token: past },
  )
  const result = client
    .call(updateDriver, { driverId: '3', status: 'inactive' })
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(backend.to('driver/3')).toHaveLength(0)
  isUp = true
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await result).toMatchObject({ status: 404 })
  expect(backend.to('driver/3')).toHaveLength(1)
  expect(session.read().accessToken).toBe('token-2')
})

describe('a call with an effect', () => {
  const card = { fleetId: '7', amount: centavos(100_000), method: 'otc' as const }
  const bpi = { token: 't', cashinId: '9', accountNumberToken: 'a' }

  test('is not sent again after a lost answer if its outcome is unknown', async () => {
    const { client, backend } = createTestClient(lost)
    await settled(client.call(createCashin, card))
    await settled(client.call(initiateBpiPayment, bpi))
    await settled(client.call(updateDriver, { driverId: '3', status: 'inactive' }))
    expect(backend.requests.filter((request) => !settle(request)).map(({ path }) => path)).toEqual([
      'cashin',
      'ms-fleet/cashin/bpi/payment/initiate',
      'driver/3',
    ])
  })

  test.each([400, 403, 404, 409, 422, 429])('is sent once and fails at once with %i', async (status) => {
    const { client, backend } = createTestClient(() => json({}, status))
    expect(await settled(client.call(createCashin, card))).toMatchObject({ error: { status } })
    expect(backend.requests).toHaveLength(1)
  })

  test('is never cached, and neither is an answer with secrets', async () => {
    const { client, backend } = createTestClient(() => json({ transactionId: 'x' }))
    await settled(client.call(initiateBpiPayment, bpi))
    expect(backend.requests[0]).toMatchObject({ method: 'GET', cache: 'no-store' })
  })

  test('without a session has no idempotency key and is sent once', async () => {
    const { client, backend } = createTestClient(lost)
    await settled(client.call(requestPasswordReset, { email: 'ana@example.ph' }))
    await settled(client.call(login, { email: 'ana@example.ph', password: 'x', portalType: 'fleet' }))
    expect(backend.requests).toHaveLength(2)
    for (const { headers } of backend.requests) expect(headers.has('Idempotency-Key')).toBe(false)
    for (const { headers } of backend.requests) expect(headers.has('Authorization')).toBe(false)
  })
})
