import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lookupDrivers, updateDriver } from '../contract/drivers.ts'
import { buyFuel } from '../contract/fuel.ts'
import { centavos } from '../money.ts'
import { createTestClient, refreshPath } from '../testing/createTestClient.ts'
import { json, lost, refused, createToken, type ServerRequest } from '../testing/testServer.ts'
import { ApiError } from './apiError.ts'
import type { ApiClientOptions } from './apiClient.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const purchase = { fleetId: '7', liter: null, amount: centavos(100_000), productCode: 'diesel' } as const
const bought = { buyFuelId: 'b1', totalCreditAmount: 1000 }
const isLookup = ({ path }: ServerRequest) => path.startsWith('idempotency/')
const never = () => new Promise<Response>(() => undefined)
const done = (body: unknown, status = 200) => json({ state: 'done', status, body })
const isVoid = () => json({ state: 'void' })

type Answer = (request: ServerRequest) => Response | Promise<Response>

/** A client with given responses to calls and outcome lookups. Records the requests. */
function scene(
  answer: Answer,
  outcome: Answer,
  options: Partial<ApiClientOptions> & { token?: string } = {},
) {
  const { client, backend, session } = createTestClient(
    (request) => (isLookup(request) ? outcome(request) : answer(request)),
    options,
  )
  return {
    client,
    session,
    calls: () => backend.requests.filter((request) => !isLookup(request)),
    lookups: () => backend.requests.filter(isLookup),
  }
}

interface End {
  value?: unknown
  error?: ApiError
  /** The duration in milliseconds. */
  after: number
}

async function endOf(promise: Promise<unknown>): Promise<End> {
  const began = Date.now()
  const ends: End[] = []
  void promise.then(
    (value) => ends.push({ value, after: Date.now() - began }),
    (error: ApiError) => ends.push({ error, after: Date.now() - began }),
  )
  while (ends.length === 0 && Date.now() - began < 3_600_000) await vi.advanceTimersByTimeAsync(250)
  const [end] = ends
  if (!end) throw new Error('The call did not end within an hour.')
  return end
}

const buy = ({ client }: ReturnType<typeof scene>, key?: string) =>
  endOf(client.call(buyFuel, purchase, key ? { key } : {}))

describe('a purchase', () => {
  test('whose outcome lookup gets no response ends as unknown with its key, and is never sent again', async () => {
    const one = scene(lost, never)
    const { error, after } = await buy(one, 'intent-1')
    expect(error).toMatchObject({ kind: 'outcome-unknown', idempotencyKey: 'intent-1' })
    expect(after).toBeLessThanOrEqual(121_000)
    expect(one.calls()).toHaveLength(1)
    expect(one.lookups().length).toBeGreaterThan(5)
  })

  test('has its outcome resolved by the next lookup if one gets no response', async () => {
    let lookupCount = 0
    const one = scene(lost, () => (++lookupCount === 1 ? never() : done(bought)))
    const { value, after } = await buy(one)
    expect(value).toMatchObject({ buyFuelId: 'b1' })
    expect(after).toBeLessThan(20_000)
    expect(one.calls()).toHaveLength(1)
  })

  test('that gets no response within a minute is looked up, and neither aborted nor sent again', async () => {
    const one = scene(never, () => done(bought))
    const { value, after } = await buy(one)
    expect(value).toMatchObject({ buyFuelId: 'b1' })
    expect(after).toBeGreaterThanOrEqual(60_000)
    expect(after).toBeLessThan(62_000)
    expect(one.calls()).toHaveLength(1)
    expect(one.calls()[0]?.signal.aborted).toBe(false)
  })

  test('that never reached the server ends as not applied, with its key', async () => {
    const one = scene(never, isVoid)
    const { error } = await buy(one, 'intent-2')
    expect(error).toMatchObject({ kind: 'not-applied', idempotencyKey: 'intent-2' })
    expect(one.calls()).toHaveLength(1)
  })

  test('that gets its answer during the lookup ends with that answer', async () => {
    let answer: (response: Response) => void = () => undefined
    const late = (response: Response) => {
      const one = scene(
        () => new Promise<Response>((resolve) => (answer = resolve)),
        () => json({ state: 'pending' }),
      )
      setTimeout(() => answer(response), 75_000)
      return buy(one)
    }
    expect((await late(json(bought))).value).toMatchObject({ buyFuelId: 'b1' })
    expect((await late(refused('InsufficientAmount', 400))).error).toMatchObject({
      code: 'InsufficientAmount',
    })
  })

  test('that gets an unreadable answer during the lookup ends with the result of the lookup', async () => {
    let lookupCount = 0
    let answer: (response: Response) => void = () => undefined
    const one = scene(
      () => new Promise<Response>((resolve) => (answer = resolve)),
      () => (++lookupCount < 30 ? json({ state: 'pending' }) : done(bought)),
    )
    setTimeout(() => answer(json({}, 500)), 75_000)
    expect((await buy(one)).value).toMatchObject({ buyFuelId: 'b1' })
  })

  test('has no time limit on a server without idempotency keys', async () => {
    let answer: (response: Response) => void = () => undefined
    const one = scene(() => new Promise<Response>((resolve) => (answer = resolve)), isVoid, {
      idempotency: false,
    })
    setTimeout(() => answer(json(bought)), 600_000)
    expect((await buy(one)).value).toMatchObject({ buyFuelId: 'b1' })
    expect(one.lookups()).toHaveLength(0)
  })
})

describe('a plain write', () => {
  const change = { driverId: '3', status: 'inactive' } as const

  test('has no time limit', async () => {
    let answer: (response: Response) => void = () => undefined
    const one = scene(() => new Promise<Response>((resolve) => (answer = resolve)), isVoid)
    setTimeout(() => answer(refused('NotFound', 404)), 600_000)
    expect((await endOf(one.client.call(updateDriver, change))).error).toMatchObject({ status: 404 })
    expect(one.lookups()).toHaveLength(0)
  })

  test('fails with its first error if its outcome lookup gets no response, and is not sent again', async () => {
    const one = scene(() => json({}, 500), never)
    const { error, after } = await endOf(one.client.call(updateDriver, change))
    expect(error).toMatchObject({ kind: 'server', status: 500 })
    expect(after).toBeLessThanOrEqual(121_000)
    expect(one.calls()).toHaveLength(1)
  })
})

test('a token renewal times out after a minute and keeps the session', async () => {
  const past = createToken('old', { expiresAt: Date.now() - 1000 })
  const one = scene(({ path }) => (path === refreshPath ? never() : json({})), isVoid, { token: past })
  const { error, after } = await endOf(one.client.call(lookupDrivers, { fleetId: '7' }))
  expect(error).toMatchObject({ kind: 'timeout' })
  expect(after).toBeLessThanOrEqual(61_000)
  expect(one.session.read().accessToken).toBe(past)
})

describe('the outcome lookup of an earlier purchase', () => {
  const find = (outcome: Answer, options: Partial<ApiClientOptions> = {}) => {
    const one = scene(() => json(bought), outcome, options)
    return { one, end: endOf(one.client.getOutcome(buyFuel, 'intent-3')) }
  }

  test('returns its answer, with or without an envelope, and sends no purchase', async () => {
    for (const body of [bought, { message: 'ok', data: bought }]) {
      const { one, end } = find(() => done(body))
      expect((await end).value).toEqual({ buyFuelId: 'b1', totalCreditAmount: 100_000 })
      expect(one.calls()).toHaveLength(0)
      expect(one.lookups().map(({ path }) => path)).toEqual(['idempotency/intent-3/settle'])
    }
  })

  test('fails as not applied, rejected or unknown according to the server', async () => {
    expect((await find(isVoid).end).error).toMatchObject({ kind: 'not-applied', idempotencyKey: 'intent-3' })
    const body = { errorCode: 'InsufficientAmount' }
    expect((await find(() => done(body, 400)).end).error).toMatchObject({ code: 'InsufficientAmount' })
    const open: Answer[] = [
      never,
      lost,
      () => json({ state: 'pending' }),
      () => json({}, 500),
      () => done({}),
    ]
    for (const outcome of open) {
      const { error, after } = await find(outcome).end
      expect(error).toMatchObject({ kind: 'outcome-unknown', idempotencyKey: 'intent-3' })
      expect(after).toBeLessThanOrEqual(121_000)
    }
  })

  test('fails as unknown on a server without idempotency keys', async () => {
    const { one, end } = find(isVoid, { idempotency: false })
    expect((await end).error).toMatchObject({ kind: 'outcome-unknown' })
    expect(one.lookups()).toHaveLength(0)
  })
})
