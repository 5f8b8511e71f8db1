import {
  roleAllows,
  isAvailableForFleetType,
  roles,
  type Role,
} from 'fleet-portal-api-client/contract/access'
import type { AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import { createCashin } from 'fleet-portal-api-client/contract/cashin'
import { createDriver, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { createTemplate, listTemplates } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { createGroup } from 'fleet-portal-api-client/contract/groups'
import { reportAccess } from 'fleet-portal-api-client/contract/reports'
import { createVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { listUserAccesses } from 'fleet-portal-api-client/contract/users'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingEndpoints } from './app.ts'
import { bankAccounts, exchangeCode, issueBankCode } from './domain/bankPayments.ts'
import { changeFlag } from './domain/flags.ts'
import { issueCard } from './domain/issueCard.ts'
import { addDays, dayOf } from './utilities/time.ts'
import { checkBindings, handle } from './handle.ts'
import { bindings } from './routes/index.ts'
import { createTestSandbox, testSandboxOn, type TestSandbox } from './testing.ts'
import { callerOf, callerWith, type Call } from './testing/callerOf.ts'

type Wire = Record<string, unknown>

const guarded = bindings.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.access !== 'public')
const today = dayOf(new Date())
const guardedNames = new Set<string>(guarded.map((endpoint) => endpoint.name))

let sandbox: TestSandbox
let fleetId: string
let calls: Record<Role, Call>
let otherFleetAdmin: Call
let adminEmail: string
let otherFleetAdminEmail: string
let userIds: Record<string, string>
let samples: Record<string, Wire>

async function createFleet() {
  const created = await sandbox.newFleet({
    type: 'hedging',
    isVip: true,
    roles: ['portal-admin', ...roles],
    funds: 10_000_000,
  })
  const call = await callerOf(sandbox, created.users[0]?.email ?? '')
  return { ...created, call }
}

const code = (wire: Wire = {}) => ({
  fleetId,
  driverIds: [],
  vehicleIds: [],
  startDate: addDays(today, 1),
  endDate: addDays(today, 2),
  fuelCodeType: 'any',
  productCode: 'Diesel',
  literVolume: 1,
  sendFuelCode: false,
  saveTemplate: false,
  maxUsage: 0,
  autoRenew: false,
  ...wire,
})

const templateInput = () => ({
  fleetId,
  fuelCodeType: 'any',
  productCode: 'Diesel',
  volumeRedeemLimit: 10,
  durationDays: 7,
  maxUsage: 0,
  sendSms: false,
  autoRenew: false,
})

/** A valid input for every endpoint. The same input can be sent by several roles, one after the other. */
async function makeSamples(call: Call): Promise<Record<string, Wire>> {
  const driver = {
    fleetId,
    firstName: 'A',
    lastName: 'B',
    driverLicenseId: 'A0000000001',
    mobileNumber: '09171234567',
  }
  const vehicle = { fleetId, plateNumber: 'NAB1234', model: 'Canter', type: 'Vehicle' }
  const { driverId } = (await call(createDriver, driver)).body
  const { vehicleId } = (await call(createVehicle, vehicle)).body
  const { groupId } = (await call(createGroup, { fleetId, name: 'Luzon' })).body
  await call(buyFuel, { fleetId, liter: 500, amount: null, productCode: 'Diesel' })
  const { fuelCodeId } = (await call(createFuelCodes, { fleetId, codes: [code()] })).body.fuelCodes[0]
  await call(createTemplate, templateInput())
  const { fuelCodeTemplateId } = (await call(listTemplates, { fleetId })).body.fuelCodeTemplates[0]
  const users = (await call(listUserAccesses, { fleetId })).body.userAccesses
  const { userAccessId } = users.find((entry: { role: string }) => entry.role === 'data-analyst')
  const order = { fleetId, amount: 20_000, method: 'otc', mode: 'BDO' }
  await sandbox.run((context) => changeFlag(context, 'CASHIN_BPI', { isOn: true }))
  const bpi = { fleetId, amount: 20_000, method: 'online-banking', bankCode: 'BPI' }
  const { cashinId } = (await call(createCashin, bpi)).body
  const token = await sandbox.run(async (context) =>
    exchangeCode(context, cashinId, await issueBankCode(context, cashinId)),
  )
  const accounts = await sandbox.run((context) => bankAccounts(context, token, cashinId))
  const accountNumberToken = accounts[0]?.accountNumberToken
  const { id: fuelCardId } = await sandbox.run((context) => issueCard(context, { fleetId }))
  const driverCsv = new Blob(['first_name,last_name,driver_id,mobile_number\n'], { type: 'text/csv' })
  const vehicleCsv = new Blob(['plate number,vehicle type,remarks\n'], { type: 'text/csv' })
  return {
    createDriver: driver,
    updateDriver: { driverId, status: 'active' },
    importDrivers: { data: driverCsv, fleetId },
    createVehicle: vehicle,
    updateVehicle: { vehicleId, status: 'active' },
    importVehicles: { data: vehicleCsv, fleetId },
    createGroup: { fleetId, name: 'Luzon' },
    updateGroup: { groupId, status: 'active' },
    inviteUser: { fleetId, email: 'guest.of.the.matrix@fleet.test', role: 'data-analyst' },
    updateUserAccess: { userAccessId, isFaEnabled: false },
    removeUserAccess: { userAccessId: 'acc_unknown', fleetId },
    buyFuel: { fleetId, liter: 1, amount: null, productCode: 'Diesel' },
    createFuelCodes: { fleetId, codes: [code()] },
    updateFuelCode: { fuelCodeId, endDate: addDays(today, 2) },
    createTemplate: templateInput(),
    updateTemplate: { ...templateInput(), fuelCodeTemplateId },
    deleteTemplate: { fuelCodeTemplateId: 'tpl_unknown' },
    createCashin: order,
    getCashin: { cashInId: cashinId },
    listBanks: {},
    listBankProcessors: {},
    createBpiToken: { cashinId, code: 'already-used' },
    listBpiAccounts: { cashinId, token },
    initiateBpiPayment: { cashinId, token, accountNumberToken },
    processBpiPayment: { cashinId, token, platformType: 'plb', otp: '000000', transactionId: 'bpt_1' },
    addCard: { fleetId, paymentToken: 'already-used' },
    confirmCard: { fleetId, referenceNumber: 'CARD-1' },
    removeCard: { fleetId, cardId: 'crd_1' },
    updateFleetCard: { fuelCardId, remarks: 'Reliever card' },
    listPriceMovements: { fleetId, startDate: today, endDate: today },
    createReport: { fleetId, platformType: 'plb', reportType: 'buy-fuel' },
    listReports: { fleetId, userId: 'usr_of_another_fleet' },
    cancelReport: { reportId: 'rep_unknown', status: 'cancelled' },
    deleteReport: { reportId: 'rep_unknown' },
    readAnnouncement: { createdAt: 'unknown' },
    readMessage: { createdAt: 'unknown' },
    readAllAnnouncements: { platformType: 'plb', portalType: 'fleet' },
    linkLoyalty: { fleetId, mobileNumber: '+639170000009' },
    createLoanInquiry: {
      fleetId,
      firstName: 'A',
      lastName: 'B',
      mobileNumber: '09171234567',
      email: 'a@b.ph',
      loanProduct: 'car-loan',
      region: 'Visayas',
      branch: 'Cebu',
    },
    resolveIdempotencyKey: { key: 'matrix' },
    listStations: {},
    lookupStations: {},
    lookupMerchants: {},
    getCurrentUser: {},
    logout: {},
    listFleets: {},
  }
}

/** Endpoints with a single-use input. The sample is already used, so an allowed caller gets a 400. */
const singleUse = new Set<string>(['createBpiToken', 'processBpiPayment', 'addCard'])
/** The access rule for the sample input. The rule of an export depends on its report type. */
const accessOf = (endpoint: AnyEndpoint) =>
  endpoint.name === 'createReport' ? reportAccess['buy-fuel'] : endpoint.access
/** A user can list their own reports only. */
const userFilter = (name: string, role: Role): Wire =>
  name === 'listReports' ? { userId: userIds[role] } : {}
const inputOf = (endpoint: AnyEndpoint): Wire => samples[endpoint.name] ?? { fleetId }

beforeAll(async () => {
  sandbox = await createTestSandbox()
  const own = await createFleet()
  fleetId = own.fleetId
  samples = await makeSamples(own.call)
  userIds = Object.fromEntries(own.users.slice(1).map(({ role, userId }) => [role, userId]))
  const entries = await Promise.all(
    own.users.slice(1).map(async ({ role, email }) => [role, await callerOf(sandbox, email)] as const),
  )
  calls = Object.fromEntries(entries) as Record<Role, Call>
  adminEmail = own.users.at(0)?.email ?? ''
  const otherFleet = await createFleet()
  otherFleetAdmin = otherFleet.call
  otherFleetAdminEmail = otherFleet.users.at(0)?.email ?? ''
})
afterAll(() => sandbox.close())

const namedEndpoints = guarded.map((endpoint) => [endpoint.name, endpoint] as const)

describe.each(namedEndpoints.filter(([name]) => name !== 'logout'))('%s', (name, endpoint) => {
  it('returns 401 without a session', async () => {
    const { status, body } = await callerWith(sandbox)(endpoint, inputOf(endpoint))
    expect([status, body.errorCode]).toEqual([401, 'Unauthorized'])
  })

  it.each(roles)('follows the role table for %s', async (role) => {
    const { status, body } = await calls[role](endpoint, { ...inputOf(endpoint), ...userFilter(name, role) })
    // An id that does not exist returns 404 for every role.
    if (/unknown/.test(JSON.stringify(inputOf(endpoint)))) expect(status).toBe(404)
    else if (!isAvailableForFleetType(endpoint.access, 'hedging')) {
      expect([status, body.errorCode]).toEqual([403, 'FleetTypeNotAllowed'])
    } else if (roleAllows(accessOf(endpoint), role)) {
      // An allowed call may still return 404 or 409, but no 403 and no 500.
      expect(singleUse.has(name) ? [400] : [200, 404, 409], `${name}: ${JSON.stringify(body)}`).toContain(
        status,
      )
    } else expect([status, body.errorCode]).toEqual([403, 'Forbidden'])
  })
})

const fleetScoped = namedEndpoints.filter(
  ([name]) =>
    ![
      'readAnnouncement',
      'readMessage',
      'readAllAnnouncements',
      'logout',
      'getCurrentUser',
      'listFleets',
      'resolveIdempotencyKey',
      'listStations',
      'lookupStations',
      'lookupMerchants',
      'listBanks',
      'listBankProcessors',
    ].includes(name),
)

it('every endpoint of the contract has a handler', () => {
  expect(missingEndpoints()).toEqual([])
})

describe('an endpoint without a handler', () => {
  const removed = [listPayments, buyFuel, updateDriver]
  const missing = new Set<string>(removed.map(({ name }) => name))
  const remainingBindings = bindings.filter(({ endpoint }) => !missing.has(endpoint.name))
  const incomplete = () => testSandboxOn(sandbox.db, { bindings: remainingBindings })

  it.each(removed)('$name returns 401 without a session', async (endpoint) => {
    const { status } = await callerWith(incomplete())(endpoint, { fleetId })
    expect(status).toBe(401)
  })

  it('returns 501 with its name, with and without a fleet id in the input', async () => {
    const admin = await callerOf(incomplete(), adminEmail)
    const cases = [
      [listPayments, { fleetId }],
      [updateDriver, samples['updateDriver']],
    ] as const
    for (const [endpoint, wire] of cases) {
      const { status, body } = await admin(endpoint, wire)
      expect([status, body.errorCode]).toEqual([501, 'NotImplemented'])
      expect(body.message).toContain(endpoint.name)
    }
  })

  it.each(removed)('$name refuses users of other fleets before it returns 501', async (endpoint) => {
    const call = await callerOf(incomplete(), otherFleetAdminEmail)
    const { status } = await call(endpoint, { fleetId }, { headers: { 'X-Fleet-Id': fleetId } })
    // 400 if the input lacks a required field: the server checks this first.
    expect([400, 403]).toContain(status)
  })
})

describe('data of another fleet', () => {
  it.each(fleetScoped)('is not accessible through %s', async (_, endpoint) => {
    const { status, body } = await otherFleetAdmin(endpoint, inputOf(endpoint))
    expect([403, 404]).toContain(status)
    expect(Object.keys(body).toSorted()).toEqual(['errorCode', 'message', 'requestId'])
  })

  it('is not accessible through the X-Fleet-Id header', async () => {
    const endpoint = guarded.find(({ name }) => name === 'listStations') as AnyEndpoint
    expect((await otherFleetAdmin(endpoint, {}, { headers: { 'X-Fleet-Id': fleetId } })).status).toBe(403)
  })

  it('is not accessible through one fuel code of a batch', async () => {
    const own = await createFleet()
    const codes = [code({ fleetId: own.fleetId }), code({ fleetId })]
    expect((await own.call(createFuelCodes, { fleetId: own.fleetId, codes })).status).toBe(403)
  })

  it('returns the same error as data that does not exist', async () => {
    const endpoint = guarded.find(({ name }) => name === 'updateDriver') as AnyEndpoint
    const foreign = await otherFleetAdmin(endpoint, { ...inputOf(endpoint) })
    const absent = await otherFleetAdmin(endpoint, { driverId: 'drv_unknown' })
    expect([foreign.status, foreign.body.errorCode]).toEqual([absent.status, absent.body.errorCode])
  })
})

describe('a deactivated fleet', () => {
  const writes = namedEndpoints.filter(
    ([name, endpoint]) => endpoint.activeFleetOnly && !/remove|delete/.test(name),
  )
  it.each(writes)('refuses %s', async (_, endpoint) => {
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update fleet set status = 'deactivated' where id = ${fleetId}`),
    )
    const answers = await Promise.all(
      roles
        .filter((role) => roleAllows(endpoint.access, role))
        .map((role) => calls[role](endpoint, inputOf(endpoint))),
    )
    await sandbox.run(({ tx }) => tx.execute(sql`update fleet set status = 'active' where id = ${fleetId}`))
    for (const { status, body } of answers) expect([status, body.errorCode]).toEqual([403, 'F1001'])
  })
})

describe('checkBindings', () => {
  const [anyEndpoint] = guarded as [AnyEndpoint]
  it('refuses an endpoint without an access rule', () => {
    const withoutAccess = { ...anyEndpoint, access: undefined } as unknown as AnyEndpoint
    expect(() => checkBindings([handle(withoutAccess, async () => ({}))])).toThrow('No access rule')
  })

  it('refuses an endpoint that requires a role but cannot resolve the fleet', () => {
    const endpoint = guarded.find(({ name }) => name === 'updateDriver') as AnyEndpoint
    expect(() => checkBindings([handle(endpoint, async () => ({}))])).toThrow('No fleet')
  })

  it('refuses two handlers for one endpoint', () => {
    const binding = handle(anyEndpoint, async () => ({}))
    expect(() => checkBindings([binding, binding])).toThrow('Two handlers')
  })

  it('covers only endpoints that require a session', () => {
    expect(Object.keys(samples).filter((name) => !guardedNames.has(name))).toEqual([])
  })
})
