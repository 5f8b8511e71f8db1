import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCashin, initiateBpiPayment, processBpiPayment } from '../contract/cashin.ts'
import { updateDriver } from '../contract/drivers.ts'
import { buyFuel } from '../contract/fuel.ts'
import { createFuelCodes, newFuelCode } from '../contract/fuelCodes.ts'
import { contract } from '../contract/index.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { removeUserAccess } from '../contract/users.ts'
import { centavos, millilitres } from '../money.ts'
import { createTestClient } from '../testing/createTestClient.ts'
import { json, lost, page, refused } from '../testing/testServer.ts'
import type { ApiError } from './apiError.ts'
import * as z from 'zod/mini'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const code = {
  fleetId: '7',
  driverIds: [],
  vehicleIds: [],
  startDate: '2026-11-20',
  endDate: '2026-11-21',
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: millilitres(1000),
  sendFuelCode: false,
  saveTemplate: false,
  maxUsage: 0,
  autoRenew: false,
} satisfies z.output<typeof newFuelCode>

/** Every kind of call with an effect, with its input and the answer of a server that applied it. */
const calls: [string, AnyEndpoint, unknown, unknown][] = [
  [
    'a purchase',
    buyFuel,
    { fleetId: '7', liter: null, amount: centavos(100), productCode: 'diesel' },
    { buyFuelId: 'b1', totalCreditAmount: 1 },
  ],
  [
    'a cash-in',
    createCashin,
    { fleetId: '7', amount: centavos(100), method: 'otc' },
    { cashinId: 'c1', status: 'pending' },
  ],
  [
    'the start of a bank payment',
    initiateBpiPayment,
    { token: 't', cashinId: '9', accountNumberToken: 'a' },
    { transactionId: 'x' },
  ],
  [
    'the completion of a bank payment',
    processBpiPayment,
    { token: 't', cashinId: '9', platformType: 'plb', otp: '123456', transactionId: 'x' },
    { status: 'success' },
  ],
  ['fuel codes', createFuelCodes, { fleetId: '7', codes: [code] }, { count: 1 }],
  [
    'a plain write with an answer',
    updateDriver,
    { driverId: '3', status: 'inactive' },
    {
      driverId: '3',
      firstName: 'Ana',
      lastName: 'Cruz',
      driverLicenseId: 'N0112345678',
      mobileNumber: '09171234567',
      status: 'inactive',
    },
  ],
  [
    'a plain write with an empty answer',
    removeUserAccess,
    { userAccessId: 'a', fleetId: '7', role: 'data-analyst' },
    {},
  ],
]

const statuses = [200, 201, 400, 402, 403, 404, 405, 408, 409, 410, 413, 422, 425, 429, 431, 451]
const broken = [500, 501, 502, 503, 504, 520, 524, 599]
type Body = 'envelope' | 'bare object' | 'page' | 'empty' | 'truncated' | 'text' | 'list' | 'null'
const bodies: Record<Body, (status: number) => Response> = {
  envelope: (status) => json({ message: 'no', requestId: 'r' }, status),
  'bare object': (status) => json({}, status),
  page: (status) => page(status),
  empty: (status) => new Response(null, { status }),
  truncated: (status) => new Response('{"errorCode":"Insuff', { status }),
  text: (status) => json('no', status),
  list: (status) => json([], status),
  null: (status) => json(null, status),
}

const isIndefiniteStatus = (status: number) => status === 408 || status === 425
/** Whether a response is the definite answer of its call. */
function isDefinite(endpoint: AnyEndpoint, status: number, body: Body): boolean {
  const isObject = body === 'envelope' || body === 'bare object'
  if (status >= 500) return status === 501 && isObject
  if (status >= 400) return isObject && !isIndefiniteStatus(status)
  // An empty success is definite only for a call without an answer.
  return endpoint === removeUserAccess && body !== 'page' && body !== 'truncated'
}

async function attempt(
  endpoint: AnyEndpoint,
  input: unknown,
  first: () => Response | Promise<Response>,
  done: unknown,
) {
  let lookUps = 0
  const { client, backend, session } = createTestClient((request) => {
    if (!request.path.startsWith('idempotency/')) return first()
    lookUps++
    return json({ state: 'done', status: 200, body: done })
  })
  const result = client.call(endpoint, input).then(
    (value: unknown) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error: error as ApiError }),
  )
  await vi.runAllTimersAsync()
  const sent = backend.requests.filter(({ path }) => !path.startsWith('idempotency/')).length
  return { ...(await result), lookUps, sent, isSignedIn: session.read().accessToken !== undefined }
}

describe.each(calls)('%s', (_name, endpoint, input, done) => {
  const cells = [...statuses, ...broken].flatMap((status) =>
    (Object.keys(bodies) as Body[]).map((body) => [status, body] as const),
  )
  test.each(cells)('that returns %i and a body that is %s', async (status, body) => {
    const { error, lookUps, sent } = await attempt(endpoint, input, () => bodies[body](status), done)
    const definite = isDefinite(endpoint, status, body)
    expect([sent, lookUps]).toEqual([1, definite ? 0 : 1])
    // A call without a definite answer was looked up, and had taken effect.
    if (!definite || status < 300) expect(error).toBeUndefined()
    else expect(error).toMatchObject({ status, isAmbiguous: false })
  })

  test('that returns a valid answer succeeds without an outcome lookup', async () => {
    const { value, lookUps } = await attempt(endpoint, input, () => json(done), done)
    expect(value).toBeDefined()
    expect(lookUps).toBe(0)
  })

  test('that returns an error code inside a success is rejected with that code', async () => {
    const { error, lookUps } = await attempt(endpoint, input, () => refused('F1001', 200), done)
    expect(error).toMatchObject({ code: 'F1001', status: 403, isAmbiguous: false })
    expect(lookUps).toBe(0)
  })

  test('whose idempotency key is still in progress is looked up until it is done', async () => {
    const busy = () => json({ errorCode: 'KeyInProgress' }, 409, { 'Retry-After': '1' })
    const { error, sent } = await attempt(endpoint, input, busy, done)
    expect(error).toBeUndefined()
    expect(sent).toBe(1)
  })

  test('that gets no response is looked up', async () => {
    const { error, lookUps } = await attempt(endpoint, input, lost, done)
    expect([error, lookUps]).toEqual([undefined, 1])
  })
})

test('an answer that cannot be decoded is marked as unreadable, with any status', async () => {
  const [, endpoint, input] = calls[0] as (typeof calls)[number]
  const unknown = () => json({ state: 'done', status: 200, body: {} })
  for (const answer of [() => page(403), () => page(200), () => json({}), () => new Response('{"buy')]) {
    const { client } = createTestClient(({ path }) =>
      path.startsWith('idempotency/') ? unknown() : answer(),
    )
    const failed = client.call(endpoint, input).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await failed).toMatchObject({ kind: 'outcome-unknown', cause: { isUnreadable: true } })
  }
})

test('no call that moves money accepts an answer that does not describe its effect', () => {
  const money = [...contract.values()].filter(({ kind }) => kind === 'money')
  expect(money.length).toBeGreaterThan(4)
  const nothing = [undefined, null, {}, { data: {} }, { message: 'OK' }, { status: 'ok' }, [], '', 'OK']
  for (const endpoint of money) {
    for (const body of nothing) {
      const { success } = z.safeDecode(endpoint.output as z.ZodMiniType, body)
      expect(success, `${endpoint.name} ${JSON.stringify(body)}`).toBe(false)
    }
  }
})
