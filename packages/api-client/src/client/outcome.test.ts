import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCashin } from '../contract/cashin.ts'
import { updateDriver } from '../contract/drivers.ts'
import { buyFuel } from '../contract/fuel.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { centavos } from '../money.ts'
import { createTestClient, refreshPath } from '../testing/createTestClient.ts'
import { json, lost, page, refused, createToken, type ServerRequest } from '../testing/testServer.ts'
import { ApiError } from './apiError.ts'
import type { ApiClientOptions } from './apiClient.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const purchase = { fleetId: '7', liter: null, amount: centavos(100_000), productCode: 'diesel' } as const
const bought = { buyFuelId: 'b1', totalCreditAmount: 1000 }
const change = { driverId: '3', status: 'inactive' } as const
const changed = {
  driverId: '3',
  firstName: 'Ana',
  lastName: 'Cruz',
  driverLicenseId: 'N0112345678',
  mobileNumber: '09171234567',
  status: 'inactive',
}

type Answer = (request: ServerRequest) => Response | Promise<Response>

/** Sends a call with a given first response, on a server that knows the outcome of its key. */
async function attempt(
  endpoint: AnyEndpoint,
  input: unknown,
  first: Answer,
  outcome: (lookupCount: number) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> & {
    token?: string
    key?: string
    again?: Answer
    signal?: AbortSignal
  } = {},
) {
  let lookupCount = 0
  let sent = 0
  const { client, backend, session } = createTestClient((request) => {
    if (request.path.startsWith('idempotency/')) return outcome(++lookupCount)
    return ++sent === 1 ? first(request) : (options.again ?? first)(request)
  }, options)
  const checking = vi.fn()
  const result = client
    .call(endpoint, input, { key: options.key, signal: options.signal, onOutcomeLookup: checking })
    .then(
      (value: unknown) => ({ value, error: undefined }),
      (error: unknown) => ({ value: undefined, error: error as ApiError }),
    )
  await vi.runAllTimersAsync()
  const calls = backend.requests.filter((request) => !request.path.startsWith('idempotency/'))
  const lookups = backend.requests.filter((request) => request.path.startsWith('idempotency/'))
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  return { ...(await result), calls, lookups, keys, session, checking }
}

const done = (body: unknown, status = 200) => json({ state: 'done', status, body })
const isVoid = () => json({ state: 'void' })
const unreadable: [string, Answer][] = [
  ['is lost', lost],
  ['is a proxy page', () => page(502)],
  ['is a proxy page with 200', () => page(200)],
  ['is truncated', () => new Response('{"buyFuel')],
  ['is a server error', () => json({}, 500)],
  ['is 503', () => json({}, 503)],
]

describe.each(unreadable)('a purchase whose answer %s', (_name, first) => {
  test('succeeds with its original answer if it took effect, and is sent once', async () => {
    const { value, calls, lookups, keys, checking } = await attempt(buyFuel, purchase, first, () =>
      done(bought),
    )
    expect(value).toEqual({ buyFuelId: 'b1', totalCreditAmount: 100_000 })
    expect(calls).toHaveLength(1)
    expect(lookups.map(({ path }) => path)).toEqual([`idempotency/${keys[0]}/settle`])
    expect(checking).toHaveBeenCalledTimes(1)
  })

  test('fails as not applied if it had no effect, and is not sent again', async () => {
    const { error, calls } = await attempt(buyFuel, purchase, first, isVoid)
    expect(error).toMatchObject({ kind: 'not-applied' })
    expect(calls).toHaveLength(1)
  })

  test('has an unknown outcome if the lookup fails, and is never sent again', async () => {
    const outcomes: [() => Response | Promise<Response>, Partial<ApiError>][] = [
      [lost, { kind: 'network' }],
      [() => json({}, 404), { status: 404 }],
      [() => json({}, 501), { status: 501 }],
      [() => page(502), { status: 502, isUnreadable: true }],
    ]
    for (const [outcome, cause] of outcomes) {
      const { error, calls, session } = await attempt(buyFuel, purchase, first, outcome)
      expect(error).toMatchObject({ kind: 'outcome-unknown', cause })
      expect(calls).toHaveLength(1)
      expect(session.read().accessToken).toBe('token-1')
    }
  })

  test('is looked up until the server has finished it', async () => {
    const { value, calls, lookups } = await attempt(buyFuel, purchase, first, (lookupCount) =>
      lookupCount < 5 ? json({ state: 'pending' }) : done(bought),
    )
    expect(value).toMatchObject({ buyFuelId: 'b1' })
    expect([calls.length, lookups.length]).toEqual([1, 5])
  })

  test('that stays pending is looked up for two minutes, then has an unknown outcome, and is never sent again', async () => {
    const began = Date.now()
    const { error, calls, lookups } = await attempt(buyFuel, purchase, first, () =>
      json({ state: 'pending' }),
    )
    expect(error).toMatchObject({ kind: 'outcome-unknown', cause: { code: 'KeyInProgress' } })
    expect(calls).toHaveLength(1)
    expect(lookups.length).toBeGreaterThan(100)
    expect(Date.now() - began).toBeGreaterThanOrEqual(119_000)
    expect(Date.now() - began).toBeLessThanOrEqual(120_000)
  })

  test('fails with the server’s error if it was rejected', async () => {
    const body = { errorCode: 'InsufficientAmount', data: { remainingAmount: 5 } }
    const { error, calls } = await attempt(buyFuel, purchase, first, () => done(body, 400))
    expect(error).toMatchObject({ kind: 'badrequest', code: 'InsufficientAmount', status: 400 })
    expect(calls).toHaveLength(1)
  })
})

describe('a purchase', () => {
  test('with a closed idempotency key fails, and is not sent again', async () => {
    const { error, calls, lookups } = await attempt(
      buyFuel,
      purchase,
      () => refused('KeyVoid', 409),
      () => done(bought),
    )
    expect(error).toMatchObject({ code: 'KeyVoid' })
    expect([calls.length, lookups.length]).toEqual([1, 0])
  })

  test('that succeeds is not looked up', async () => {
    const { value, lookups, checking } = await attempt(buyFuel, purchase, () => json(bought), isVoid)
    expect(value).toMatchObject({ buyFuelId: 'b1' })
    expect(lookups).toHaveLength(0)
    expect(checking).not.toHaveBeenCalled()
  })

  test('that took effect is never a failure, even where its stored answer cannot be read', async () => {
    for (const body of [null, undefined, 'secret answers are not kept', { something: 'else' }]) {
      const { error, calls } = await attempt(buyFuel, purchase, lost, () => done(body))
      expect(error).toMatchObject({ kind: 'outcome-unknown' })
      expect(calls).toHaveLength(1)
    }
  })

  test('sends the idempotency key of its caller', async () => {
    const { keys } = await attempt(buyFuel, purchase, () => json(bought), isVoid, { key: 'intent-1' })
    expect(keys).toEqual(['intent-1'])
  })

  test('gets a new idempotency key for each call', async () => {
    const one = await attempt(buyFuel, purchase, () => json(bought), isVoid)
    const two = await attempt(buyFuel, purchase, () => json(bought), isVoid)
    expect(one.keys[0]).toBeTruthy()
    expect(one.keys[0]).not.toBe(two.keys[0])
  })

  test('is also looked up under the strict policy', async () => {
    const { value, calls } = await attempt(buyFuel, purchase, lost, () => done(bought), {
      errorPolicy: 'strict',
    })
    expect(value).toMatchObject({ buyFuelId: 'b1' })
    expect(calls).toHaveLength(1)
  })

  test('is sent once without a key and without a lookup on a server without idempotency keys', async () => {
    const { error, calls, lookups, keys } = await attempt(buyFuel, purchase, lost, isVoid, {
      idempotency: false,
    })
    expect(error).toMatchObject({ kind: 'outcome-unknown', cause: { code: 'NotImplemented' } })
    expect([calls.length, lookups.length]).toEqual([1, 0])
    expect(keys).toEqual([null])
  })

  test('that was rejected with a definite answer is not looked up', async () => {
    for (const answer of [() => refused('PriceChanged', 409), () => refused('InsufficientAmount', 400)]) {
      const { lookups, calls } = await attempt(buyFuel, purchase, answer, isVoid)
      expect([calls.length, lookups.length]).toEqual([1, 0])
    }
  })

  test('with an expired token is sent again with a new token and the same key', async () => {
    const { value, calls } = await attempt(buyFuel, purchase, () => json({}, 401), isVoid, {
      key: 'intent-2',
      again: (request) =>
        request.path === refreshPath
          ? json({ AccessToken: 'token-2', RefreshToken: 'refresh-2' })
          : json(bought),
    })
    expect(value).toMatchObject({ buyFuelId: 'b1' })
    const sent = calls.filter(({ path }) => path === 'buy-fuel')
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['token-1', 'token-2'])
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['intent-2', 'intent-2'])
  })

  test('that was not sent because the token could not be renewed is a network error and is not looked up', async () => {
    const token = createToken('old', { expiresAt: Date.now() - 1000 })
    const { error, calls, lookups, checking } = await attempt(buyFuel, purchase, lost, isVoid, { token })
    expect(calls.map(({ path }) => path)).toEqual([refreshPath, refreshPath, refreshPath])
    expect(error).toMatchObject({ kind: 'network' })
    expect(lookups).toHaveLength(0)
    expect(checking).not.toHaveBeenCalled()
  })
})

test('an empty key is sent, so that the server refuses the purchase and does not run it without a key', async () => {
  const invalid = () => refused('BadRequest', 400, { fields: [{ path: 'Idempotency-Key', code: 'invalid' }] })
  const { error, keys } = await attempt(buyFuel, purchase, invalid, isVoid, { key: '' })
  expect(keys).toEqual([''])
  expect(error).toMatchObject({ kind: 'badrequest' })
})

test('an aborted purchase is still followed to its outcome', async () => {
  const signal = AbortSignal.abort()
  const { value } = await attempt(buyFuel, purchase, lost, () => done(bought), { signal })
  expect(value).toMatchObject({ buyFuelId: 'b1' })
  const { error, calls } = await attempt(buyFuel, purchase, lost, isVoid, { signal })
  expect(error).toMatchObject({ kind: 'not-applied' })
  expect(calls).toHaveLength(1)
})

describe('a cash-in whose answer is lost', () => {
  const cashin = { fleetId: '7', amount: centavos(50_000), method: 'online-banking' } as const

  test('is sent once, with any result of the lookup', async () => {
    const outcomes = [lost, isVoid, () => done({ cashinId: '9', checkoutUrl: 'https://pay.test/9' })]
    for (const outcome of outcomes) {
      const { calls } = await attempt(createCashin, cashin, lost, outcome)
      expect(calls).toHaveLength(1)
    }
  })
})

describe('a plain write whose answer is lost', () => {
  test('succeeds if it took effect', async () => {
    const { value, calls } = await attempt(updateDriver, change, lost, () => done(changed))
    expect(value).toMatchObject({ status: 'inactive' })
    expect(calls).toHaveLength(1)
  })

  test('is sent once more with a new key if it had no effect', async () => {
    const { value, calls, keys } = await attempt(updateDriver, change, lost, isVoid, {
      again: () => json(changed),
    })
    expect(value).toMatchObject({ status: 'inactive' })
    expect(calls).toHaveLength(2)
    expect(keys[1]).toBe(`${keys[0]}-again`)
  })

  test('with a closed key is sent with the next key', async () => {
    const closed = () => refused('KeyVoid', 409)
    const { value, keys, lookups } = await attempt(updateDriver, change, closed, isVoid, {
      key: 'intent',
      again: () => json(changed),
    })
    expect(value).toMatchObject({ status: 'inactive' })
    expect(keys).toEqual(['intent', 'intent-again'])
    expect(lookups).toHaveLength(0)
  })

  test('is never sent with a third key', async () => {
    const { error, keys } = await attempt(updateDriver, change, () => refused('KeyVoid', 409), isVoid)
    expect(error).toMatchObject({ code: 'KeyVoid' })
    expect(keys).toHaveLength(2)
  })

  test('is sent at most twice, and the second attempt is looked up too', async () => {
    const { error, calls, lookups } = await attempt(updateDriver, change, lost, isVoid)
    expect(error).toMatchObject({ kind: 'not-applied' })
    expect([calls.length, lookups.length]).toEqual([2, 2])
    const secondTook = (lookupCount: number) => (lookupCount === 1 ? isVoid() : done(changed))
    const { value, ...second } = await attempt(updateDriver, change, lost, secondTook)
    expect(value).toMatchObject({ status: 'inactive' })
    expect([second.calls.length, second.lookups.length]).toEqual([2, 2])
  })

  test('is neither sent again nor looked up after it was aborted', async () => {
    const again = () => json(changed)
    const leaving = new AbortController()
    const leave = () => {
      leaving.abort()
      return isVoid()
    }
    for (const [outcome, signal, lookupCount] of [
      [isVoid, AbortSignal.abort(), 0],
      [leave, leaving.signal, 1],
    ] as const) {
      const { error, calls, lookups } = await attempt(updateDriver, change, lost, outcome, { again, signal })
      expect(error).toMatchObject({ kind: 'aborted' })
      expect(calls).toHaveLength(1)
      expect(lookups).toHaveLength(lookupCount)
    }
  })

  test('that stays pending fails with its first error after two minutes, and is not sent again', async () => {
    const { error, calls, lookups } = await attempt(updateDriver, change, lost, () =>
      json({ state: 'pending' }),
    )
    expect(error).toMatchObject({ kind: 'network' })
    expect(calls).toHaveLength(1)
    expect(lookups.length).toBeGreaterThan(100)
  })

  test('fails with its first error if the server has no lookup', async () => {
    const { error, calls } = await attempt(
      updateDriver,
      change,
      () => json({}, 500),
      () => json({}, 404),
    )
    expect(error).toMatchObject({ kind: 'server', status: 500 })
    expect(calls).toHaveLength(1)
  })

  test('fails at once under the strict policy', async () => {
    const { error, lookups, session } = await attempt(updateDriver, change, lost, isVoid, {
      errorPolicy: 'strict',
    })
    expect(error).toMatchObject({ kind: 'network' })
    expect(lookups).toHaveLength(0)
    expect(session.read().accessToken).toBeUndefined()
  })
})

test('the client throws only ApiError', async () => {
  const { error } = await attempt(
    buyFuel,
    purchase,
    () => Promise.reject(new RangeError('odd')),
    () => json({ state: 'nonsense' }),
  )
  expect(error).toBeInstanceOf(ApiError)
})

test('a call that the server does not implement is neither looked up nor sent again', async () => {
  const missing = () => refused('NotImplemented', 501)
  const { error, calls, lookups } = await attempt(updateDriver, change, missing, isVoid)
  expect(error).toMatchObject({ status: 501, code: 'NotImplemented' })
  expect(calls).toHaveLength(1)
  expect(lookups).toHaveLength(0)
})
