import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCurrentUser, login } from '../contract/session.ts'
import { createDriver, lookupDrivers } from '../contract/drivers.ts'
import { getFleet } from '../contract/fleets.ts'
import { buyFuel } from '../contract/fuel.ts'
import { centavos } from '../money.ts'
import { json, lost, page, refused } from '../testing/testServer.ts'
import { createTestClient } from '../testing/createTestClient.ts'
import { failureOf } from '../testing/failureOf.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const driver = {
  fleetId: '7',
  firstName: 'Ana',
  lastName: 'Cruz',
  driverLicenseId: 'N0112345678',
  mobileNumber: '09171234567',
}

const read = (answer: () => Response | Promise<Response>) =>
  failureOf(createTestClient(answer).client.call(lookupDrivers, { fleetId: '7' }))

test.each([
  [400, 'badrequest'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'server'],
  [409, 'server'],
  [418, 'server'],
  [500, 'server'],
  [502, 'server'],
  [503, 'server'],
] as const)('status %i becomes an error of kind %s', async (status, kind) => {
  expect(await read(() => json({}, status))).toMatchObject({ kind, status, code: undefined })
})

test('a lost connection becomes an error of kind network', async () => {
  expect(await read(lost)).toMatchObject({ kind: 'network', status: 0 })
})

test('a request that fails for any other reason counts as forbidden', async () => {
  const error = await read(() => Promise.reject(new Error('blocked by an extension')))
  expect(error).toMatchObject({ kind: 'forbidden', status: 403 })
})

test('a read that takes longer than sixty seconds is a timeout with status 503, and is not retried', async () => {
  const timeout = new AbortController()
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.signal)
  const { client, backend } = createTestClient(
    (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
      }),
  )
  const error = failureOf(client.call(lookupDrivers, { fleetId: '7' }))
  await vi.advanceTimersByTimeAsync(0)
  timeout.abort(new DOMException('too slow', 'TimeoutError'))
  expect(await error).toMatchObject({ kind: 'timeout', status: 503 })
  expect(timeoutSpy).toHaveBeenCalledWith(60_000)
  expect(backend.requests).toHaveLength(1)
})

test('the client sets no time limit for a write', async () => {
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout')
  const { client } = createTestClient(() => json({ ...driver, driverId: '3', status: 'active' }))
  await client.call(createDriver, driver)
  expect(timeoutSpy).not.toHaveBeenCalled()
})

test('a read that the caller aborts fails as aborted, and error listeners are not called', async () => {
  const controller = new AbortController()
  const { client } = createTestClient(
    (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
      }),
  )
  const reported = vi.fn()
  client.subscribeToErrors(reported)
  const call = client.call(lookupDrivers, { fleetId: '7' }, { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(0)
  controller.abort()
  expect(await failureOf(call)).toMatchObject({ kind: 'aborted' })
  expect(reported).not.toHaveBeenCalled()
})

test('a read that is aborted between two attempts sends nothing more', async () => {
  const controller = new AbortController()
  const { client, backend } = createTestClient(lost)
  const call = client.call(lookupDrivers, { fleetId: '7' }, { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(1)
  controller.abort()
  expect(await failureOf(call)).toMatchObject({ kind: 'aborted' })
  expect(backend.requests).toHaveLength(1)
})

test('the error code has priority over the status for fields, kind and session', async () => {
  const { client, session } = createTestClient(() => refused('D1000', 409, { requestId: 'r-9' }))
  const error = await failureOf(client.call(createDriver, driver))
  expect(error).toMatchObject({
    code: 'D1000',
    status: 409,
    requestId: 'r-9',
    serverMessage: 'about D1000',
    fields: [{ path: 'driverLicenseId', code: 'D1000' }],
  })
  expect(session.read().accessToken).toBe('token-1')
})

test('error codes are read from both field names, and as numbers', async () => {
  expect(await read(() => json({ code: 'F1001' }, 403))).toMatchObject({ code: 'F1001' })
  expect(await read(() => json({ errorCode: 2553 }, 400))).toMatchObject({ code: '2553' })
})

test('an unknown error code is dropped', async () => {
  for (const errorCode of ['X9999', 'toString', '__proto__', null, {}, []]) {
    expect((await read(() => json({ errorCode }, 400))).code).toBeUndefined()
  }
})

test('the fields that the server names have priority over the field of the code', async () => {
  const fields = [{ path: 'mobileNumber', code: 'mobile' }]
  expect((await read(() => refused('D1000', 409, { fields }))).fields).toEqual(fields)
})

test('the data that the server adds to an error is kept', async () => {
  const data = { remainingAmount: 12.5 }
  expect((await read(() => refused('W1001', 400, { data }))).data).toEqual(data)
})

test.each([
  ['a proxy page with 502', () => page(502), 502],
  ['a proxy page with 200', () => page(200), 502],
  ['truncated JSON', () => new Response('{"drivers":[{"driver', { status: 200 }), 502],
  ['an empty success for a call with an answer', () => new Response('', { status: 200 }), 502],
  ['the login page of a captive network', () => new Response('<html>', { status: 200 }), 502],
  ['truncated JSON of an error', () => new Response('{"errorCode":"D10', { status: 500 }), 500],
])('%s is a server error without a code', async (_name, answer, status) => {
  const error = await read(answer)
  expect(error).toMatchObject({ kind: 'server', status, code: undefined })
})

test('a body that breaks off is a network error', async () => {
  const error = await read(() => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"drivers":'))
        stream.error(new TypeError('terminated'))
      },
    })
    return new Response(body)
  })
  expect(error.kind).toBe('network')
})

test('the message of an error contains no text of the server and no value of the request', async () => {
  const { client } = createTestClient(() => json({ message: 'no such user ana@example.ph' }, 400))
  const error = await failureOf(
    client.call(login, { email: 'ana@example.ph', password: 'Secret-1', portalType: 'fleet' }),
  )
  expect(error.message).toBe('POST login: badrequest 400')
  expect(JSON.stringify(error)).not.toContain('Secret-1')
})

test.each([
  ['401', () => json({}, 401), true],
  ['403', () => json({}, 403), true],
  ['403 with the code of a deactivated fleet', () => refused('F1001', 403), false],
  ['403 for the role of the user', () => refused('Forbidden', 403), false],
  ['401 of a proxy and a refused renewal', () => page(401), true],
  ['403 without a body', () => new Response('', { status: 403 }), true],
  ['403 of a proxy', () => page(403), false],
  ['a truncated 403', () => new Response('{"errorCo', { status: 403 }), false],
  ['a connection loss of two minutes', lost, true],
  ['400', () => json({}, 400), false],
  ['404', () => json({}, 404), false],
  ['500', () => json({}, 500), false],
  ['429', () => json({}, 429), false],
] as const)('after %s the session is over: %s', async (_name, answer, isOver) => {
  const { client, session } = createTestClient((request) =>
    request.path === 'ms-profile/user/refresh' ? json({}, 401) : answer(),
  )
  await failureOf(client.call(lookupDrivers, { fleetId: '7' }))
  expect(session.read().accessToken === undefined).toBe(isOver)
  expect(session.read().fleetId === undefined).toBe(isOver)
})

test('a proxy page with 401 does not end the session, also after a renewal', async () => {
  const { client, session } = createTestClient((request) =>
    request.path === 'ms-profile/user/refresh'
      ? json({ AccessToken: 'token-2', RefreshToken: 'refresh-2' })
      : page(401),
  )
  const error = await failureOf(client.call(lookupDrivers, { fleetId: '7' }))
  expect(error).toMatchObject({ kind: 'unauthorized', isUnreadable: true, tokenRejectedTwice: true })
  expect(session.read().accessToken).toBe('token-2')
})

test('a failed public call never ends the session', async () => {
  const answers = [lost, () => json({}, 401), () => json({}, 403), () => refused('P1002', 401)]
  for (const answer of answers) {
    const { client, session } = createTestClient(answer)
    await failureOf(client.call(login, { email: 'a@b.ph', password: 'x', portalType: 'fleet' }))
    expect(session.read()).toMatchObject({ accessToken: 'token-1', fleetId: '7' })
  }
})

test('input that cannot be encoded into a request fails as a bad request, not as a network error', async () => {
  const { client, session, backend } = createTestClient(() => json({}))
  const broken = { fleetId: '\ud800' }
  expect(await failureOf(client.call(getFleet, broken))).toMatchObject({ kind: 'badrequest', status: 400 })
  const purchase = { fleetId: '柴油\n', liter: null, amount: centavos(100), productCode: 'diesel' as const }
  expect(await failureOf(client.call(buyFuel, purchase))).toMatchObject({ kind: 'badrequest', status: 400 })
  expect(backend.requests).toHaveLength(0)
  expect(session.read().accessToken).toBe('token-1')
})

test('a call without a session fails without a request', async () => {
  const { client, session, backend } = createTestClient(() => json({}))
  session.end('signed-out')
  expect(await failureOf(client.call(getCurrentUser, {}))).toMatchObject({
    kind: 'unauthorized',
    status: 401,
  })
  expect(backend.requests).toHaveLength(0)
})

test('error listeners receive each failure with its endpoint, until they unsubscribe', async () => {
  const { client } = createTestClient(() => json({}, 404))
  const reported: string[] = []
  const unsubscribe = client.subscribeToErrors((error, endpoint) =>
    reported.push(`${endpoint.name} ${error.status}`),
  )
  await failureOf(client.call(getFleet, { fleetId: '7' }))
  unsubscribe()
  await failureOf(client.call(getFleet, { fleetId: '7' }))
  expect(reported).toEqual(['getFleet 404'])
})

test('a connection loss during a background refetch does not end the session', async () => {
  const { client, session } = createTestClient(lost)
  const error = await failureOf(client.call(lookupDrivers, { fleetId: '7' }, { isBackgroundRefetch: true }))
  expect(error.kind).toBe('network')
  expect(session.read()).toMatchObject({ accessToken: 'token-1', fleetId: '7' })
})

test('a 403 during a background refetch ends the session', async () => {
  const { client, session } = createTestClient(() => json({}, 403))
  await failureOf(client.call(lookupDrivers, { fleetId: '7' }, { isBackgroundRefetch: true }))
  expect(session.read().accessToken).toBeUndefined()
})

test('a connection loss between the calls of a batch does not end the session', async () => {
  const { client, session } = createTestClient(lost)
  const error = await failureOf(client.call(lookupDrivers, { fleetId: '7' }, { partOfBatch: true }))
  expect(error.kind).toBe('network')
  expect(session.read()).toMatchObject({ accessToken: 'token-1', fleetId: '7' })
})
