import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { permissionTable } from '../contract/access.ts'
import { describeAccess } from '../contract/describeAccess.ts'
import { createDriver, listDrivers, updateDriver } from '../contract/drivers.ts'
import { createTemplate } from '../contract/fuelCodeTemplates.ts'
import { buyFuel } from '../contract/fuel.ts'
import { listFuelBalances } from '../contract/fuelBalances.ts'
import { login } from '../contract/session.ts'
import { getInvite } from '../contract/users.ts'
import { sendFeedback } from '../contract/feedback.ts'
import { centavos, millilitres } from '../money.ts'
import { createTestClient } from '../testing/createTestClient.ts'
import { failureOf } from '../testing/failureOf.ts'
import { json, lost, page, refused } from '../testing/testServer.ts'
import { createApiClient } from './createApiClient.ts'
import { createEmbeddedSession } from './createEmbeddedSession.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const clientOf = (
  answer: Parameters<typeof createTestClient>[0],
  options: Parameters<typeof createTestClient>[1] = {},
) => createTestClient(answer, options).client

const driver = {
  fleetId: '7',
  firstName: 'Ana',
  lastName: 'Cruz',
  driverLicenseId: 'N0112345678',
  mobileNumber: '09171234567',
}

test('a message names method, endpoint, kind, status, code, request and field', async () => {
  const client = clientOf(() => refused('D1000', 409, { requestId: 'r-9' }))
  const error = await failureOf(client.call(createDriver, driver))
  expect(error.message).toBe('POST createDriver: server 409 D1000, request r-9, driverLicenseId D1000')
  expect(error.endpoint).toBe('createDriver')
})

test('the output of console.error begins with the same message', async () => {
  const error = await failureOf(clientOf(() => json({}, 404)).call(listDrivers, { fleetId: '7' }))
  expect(error.message).toBe('GET listDrivers: server 404')
  expect(inspect(error).split('\n')[0]).toBe('ApiError: GET listDrivers: server 404')
})

test('a message about input says what a field may be', async () => {
  const client = clientOf(() => json({}))
  const status = 'gone' as 'active'
  const choice = await failureOf(client.call(listDrivers, { fleetId: '7', status }))
  expect(choice.message).toBe(
    'GET listDrivers: badrequest 400 BadRequest, status invalid (active | inactive)',
  )
  expect(choice.fields).toEqual([{ path: 'status', code: 'invalid', allowed: 'active | inactive' }])

  const rating = await failureOf(client.call(sendFeedback, { fleetId: '7', rating: 9 }))
  expect(rating.message).toContain('rating invalid (<= 5)')
  const template = {
    fleetId: '7',
    fuelCodeType: 'any' as const,
    productCode: 'diesel' as const,
    volumeRedeemLimit: millilitres(10_000),
    durationDays: 0,
    maxUsage: 0 as const,
    sendSms: false,
    autoRenew: false,
  }
  expect((await failureOf(client.call(createTemplate, template))).message).toContain(
    'durationDays invalid (>= 1)',
  )
  const name = await failureOf(client.call(updateDriver, { driverId: '3', firstName: 'A'.repeat(80) }))
  expect(name.message).toContain('firstName maxLength:75 (<= 75)')
})

test('a message about access says what the call requires', async () => {
  const error = await failureOf(clientOf(() => refused('Forbidden', 403)).call(listDrivers, { fleetId: '7' }))
  expect(error.message).toBe(
    'GET listDrivers: forbidden 403 Forbidden, requires {"feature":"DRIVER","level":"view"}',
  )
})

test('with describeAccess, a message about access names the roles that may make the call', async () => {
  const refuse = () => refused('Forbidden', 403)
  const full = await failureOf(clientOf(refuse, { describeAccess }).call(createDriver, driver))
  expect(full.message).toContain('requires DRIVER modify: portal-admin, purchaser, fleet-manager')
  const either = await failureOf(
    clientOf(refuse, { describeAccess }).call(listFuelBalances, { fleetId: '7' }),
  )
  expect(either.message).toContain(
    'requires DASHBOARD view or BUY_FUEL view or GENERATE_FUEL_CODE view: portal-admin, purchaser, fleet-manager, data-analyst',
  )
})

test('an access rule is described by the permission table of the page', () => {
  const access = { feature: 'DRIVER', level: 'modify' } as const
  const table = { ...permissionTable, purchaser: {} }
  expect(describeAccess(access, table)).toBe('DRIVER modify: portal-admin, fleet-manager')
  expect(describeAccess('session')).toMatch(/a member of the fleet/)
  expect(describeAccess('public')).toBe('nothing')
})

test('a refusal of a deactivated fleet or of a public call requires no permission', async () => {
  const closed = await failureOf(clientOf(() => refused('F1001', 403)).call(createDriver, driver))
  expect(closed.message).toBe('POST createDriver: forbidden 403 F1001')
  const signIn = { email: 'a@b.ph', password: 'x', portalType: 'fleet' as const }
  const open = await failureOf(clientOf(() => refused('U1013', 403)).call(login, signIn))
  expect(open.message).toBe('POST login: forbidden 403 U1013')
})

test('a call without an answer, and one with the page of a proxy, are named too', async () => {
  const none = await failureOf(clientOf(lost).call(listDrivers, { fleetId: '7' }))
  expect(none.message).toBe('GET listDrivers: network 0')
  const proxy = await failureOf(clientOf(() => page(500)).call(listDrivers, { fleetId: '7' }))
  expect(proxy.message).toBe('GET listDrivers: server 500')
})

test('a payment with an unknown outcome names its idempotency key', async () => {
  const order = { fleetId: '7', liter: null, amount: centavos(100_00), productCode: 'diesel' as const }
  const error = await failureOf(clientOf(() => json({}, 500)).call(buyFuel, order, { key: 'order-1' }))
  expect(error.message).toBe(
    'POST buyFuel: outcome-unknown 500, key order-1, because POST resolveIdempotencyKey: server 500',
  )
})

test('a session that cannot be had names the call that failed', async () => {
  const { client: signIn } = createTestClient(() => refused('P1002', 401, { requestId: 'r-1' }))
  const account = { email: 'a@b.ph', password: 'x', portalType: 'fleet' as const }
  const session = createEmbeddedSession(async () => {
    const { AccessToken } = await signIn.call(login, account)
    return { token: AccessToken }
  })
  const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: lost })
  const error = await failureOf(client.call(listDrivers, { fleetId: '7' }))
  expect(error.message).toBe(
    'GET listDrivers: session-unavailable 0, because POST login: unauthorized 401 P1002, request r-1',
  )
})

test('a failed renewal is named by its own call, for every call that waited for it', async () => {
  const client = clientOf(({ path }) => json({}, path === 'ms-profile/user/refresh' ? 500 : 401))
  const errors = [
    failureOf(client.call(listDrivers, { fleetId: '7' })),
    failureOf(client.call(listFuelBalances, { fleetId: '7' })),
  ]
  for (const error of errors) expect((await error).message).toBe('POST refreshSession: server 500')
})

test('a message contains no value of the request and no text of the server', async () => {
  const secret = 'S3cret-token'
  const answer = () =>
    refused('BadRequest', 400, {
      message: `wrong: ${secret}`,
      requestId: `r-1\nforged line ${secret}`,
      fields: [{ path: `password ${secret}`, code: 'invalid' }],
    })
  const client = clientOf(answer)
  const signIn = { email: 'ana@example.ph', password: secret, portalType: 'fleet' as const }
  const calls = [() => client.call(login, signIn), () => client.call(getInvite, { token: secret })]
  for (const call of calls) {
    const error = await failureOf(call())
    expect(inspect(error).split('\n')[0]).toBe(`ApiError: ${error.message}`)
    expect(error.message).toMatch(/^(POST login|GET getInvite): badrequest 400 BadRequest$/)
  }
})
