import { roleAllows, isAvailableForFleetType, roles, type Role } from 'api-client/contract/access'
import type { AnyEndpoint } from 'api-client/contract/endpoint'
import { createCashin } from 'api-client/contract/cashin'
import { createDriver, updateDriver } from 'api-client/contract/drivers'
import { createFuelCodes, createTemplate, listTemplates } from 'api-client/contract/fuelCodes'
import { buyFuel } from 'api-client/contract/fuel'
import { listPayments } from 'api-client/contract/activity'
import { createGroup } from 'api-client/contract/groups'
import { reportAccess } from 'api-client/contract/reports'
import { createVehicle } from 'api-client/contract/vehicles'
import { listUserAccesses } from 'api-client/contract/users'
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
const names = new Set<string>(guarded.map((endpoint) => endpoint.name))

let sandbox: TestSandbox
let fleetId: string
let calls: Record<Role, Call>
let stranger: Call
let adminEmail: string
let strangerEmail: string
let userIds: Record<string, string>
let samples: Record<string, Wire>

async function settledFleet() {
  const made = await sandbox.newFleet({
    type: 'hedging',
    isVip: true,
    roles: ['portal-admin', ...roles],
    funds: 10_000_000,
  })
  const call = await callerOf(sandbox, made.users[0]?.email ?? '')
  return { ...made, call }
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

const templateWire = () => ({
  fleetId,
  fuelCodeType: 'any',
  productCode: 'Diesel',
  volumeRedeemLimit: 10,
  durationDays: 7,
  maxUsage: 0,
  sendSms: false,
  autoRenew: false,
})

/** Input for every row, right for this fleet, and without a second effect that the next caller would trip over. */
async function makeSamples(call: Call): Promise<Record<string, Wire>> {
  const person = {
    fleetId,
    firstName: 'A',
    lastName: 'B',
    driverLicenseId: 'A0000000001',
    mobileNumber: '09171234567',
  }
  const vehicle = { fleetId, plateNumber: 'NAB1234', model: 'Canter', type: 'Vehicle' }
  const { driverId } = (await call(createDriver, person)).body
  const { vehicleId } = (await call(createVehicle, vehicle)).body
  const { groupId } = (await call(createGroup, { fleetId, name: 'Luzon' })).body
  await call(buyFuel, { fleetId, liter: 500, amount: null, productCode: 'Diesel' })
  const { fuelCodeId } = (await call(createFuelCodes, { fleetId, codes: [code()] })).body.fuelCodes[0]
  await call(createTemplate, templateWire())
  const { fuelCodeTemplateId } = (await call(listTemplates, { fleetId })).body.fuelCodeTemplates[0]
  const users = (await call(listUserAccesses, { fleetId })).body.userAccesses
  const { userAccessId } = users.find((one: { role: string }) => one.role === 'data-analyst')
  const order = { fleetId, amount: 20_000, method: 'otc', mode: 'BDO' }
  await sandbox.run((context) => changeFlag(context, 'CASHIN_BPI', { isOn: true }))
  const bpi = { fleetId, amount: 20_000, method: 'online-banking', bankCode: 'BPI' }
  const { cashinId } = (await call(createCashin, bpi)).body
  const token = await sandbox.run(async (context) =>
    exchangeCode(context, cashinId, await issueBankCode(context, cashinId)),
  )
  const bank = await sandbox.run((context) => bankAccounts(context, token, cashinId))
  const accountNumberToken = bank[0]?.accountNumberToken
  const { id: fuelCardId } = await sandbox.run((context) => issueCard(context, { fleetId }))
  const csv = new Blob(['first_name,last_name,driver_id,mobile_number\n'], { type: 'text/csv' })
  const plates = new Blob(['plate number,vehicle type,remarks\n'], { type: 'text/csv' })
  return {
    createDriver: person,
    updateDriver: { driverId, status: 'active' },
    importDrivers: { data: csv, fleetId },
    createVehicle: vehicle,
    updateVehicle: { vehicleId, status: 'active' },
    importVehicles: { data: plates, fleetId },
    createGroup: { fleetId, name: 'Luzon' },
    updateGroup: { groupId, status: 'active' },
    inviteUser: { fleetId, email: 'guest.of.the.matrix@fleet.test', role: 'data-analyst' },
    updateUserAccess: { userAccessId, isFaEnabled: false },
    removeUserAccess: { userAccessId: 'acc_nobody', fleetId },
    buyFuel: { fleetId, liter: 1, amount: null, productCode: 'Diesel' },
    createFuelCodes: { fleetId, codes: [code()] },
    updateFuelCode: { fuelCodeId, endDate: addDays(today, 2) },
    createTemplate: templateWire(),
    updateTemplate: { ...templateWire(), fuelCodeTemplateId },
    deleteTemplate: { fuelCodeTemplateId: 'tpl_nothing' },
    createCashin: order,
    getCashin: { cashInId: cashinId },
    listBanks: {},
    listBankProcessors: {},
    createBpiToken: { cashinId, code: 'spent' },
    listBpiAccounts: { cashinId, token },
    initiateBpiPayment: { cashinId, token, accountNumberToken },
    processBpiPayment: { cashinId, token, platformType: 'plb', otp: '000000', transactionId: 'bpt_1' },
    addCard: { fleetId, paymentToken: 'spent' },
    confirmCard: { fleetId, referenceNumber: 'CARD-1' },
    removeCard: { fleetId, cardId: 'crd_1' },
    updateFleetCard: { fuelCardId, remarks: 'Reliever card' },
    listPriceMovements: { fleetId, startDate: today, endDate: today },
    createReport: { fleetId, platformType: 'plb', reportType: 'buy-fuel' },
    listReports: { fleetId, userId: 'usr_of_another' },
    cancelReport: { reportId: 'rep_nothing', status: 'cancelled' },
    deleteReport: { reportId: 'rep_nothing' },
    readAnnouncement: { createdAt: 'nothing' },
    readMessage: { createdAt: 'nothing' },
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

/** What these were given is good once: for whoever may call them, it is no longer good. */
const spent = new Set<string>(['createBpiToken', 'processBpiPayment', 'addCard'])
/** The rule of a call with its sample: an export's is that of its kind. */
const ruleOf = (endpoint: AnyEndpoint) =>
  endpoint.name === 'createReport' ? reportAccess['buy-fuel'] : endpoint.access
/** The reports of a person are listed by that person. */
const ofPerson = (name: string, role: Role): Wire => (name === 'listReports' ? { userId: userIds[role] } : {})
const inputOf = (endpoint: AnyEndpoint): Wire => samples[endpoint.name] ?? { fleetId }

beforeAll(async () => {
  sandbox = await createTestSandbox()
  const own = await settledFleet()
  fleetId = own.fleetId
  samples = await makeSamples(own.call)
  userIds = Object.fromEntries(own.users.slice(1).map(({ role, userId }) => [role, userId]))
  const entries = await Promise.all(
    own.users.slice(1).map(async ({ role, email }) => [role, await callerOf(sandbox, email)] as const),
  )
  calls = Object.fromEntries(entries) as Record<Role, Call>
  adminEmail = own.users.at(0)?.email ?? ''
  const elsewhere = await settledFleet()
  stranger = elsewhere.call
  strangerEmail = elsewhere.users.at(0)?.email ?? ''
})
afterAll(() => sandbox.close())

const named = guarded.map((endpoint) => [endpoint.name, endpoint] as const)

describe.each(named.filter(([name]) => name !== 'logout'))('%s', (name, endpoint) => {
  it('answers nobody without a session', async () => {
    const { status, body } = await callerWith(sandbox)(endpoint, inputOf(endpoint))
    expect([status, body.errorCode]).toEqual([401, 'Unauthorized'])
  })

  it.each(roles)('answers %s as the table of roles says', async (role) => {
    const { status, body } = await calls[role](endpoint, { ...inputOf(endpoint), ...ofPerson(name, role) })
    // An id that belongs to nobody is not found, whoever asks.
    if (/nobody|nothing/.test(JSON.stringify(inputOf(endpoint)))) expect(status).toBe(404)
    else if (!isAvailableForFleetType(endpoint.access, 'hedging')) {
      expect([status, body.errorCode]).toEqual([403, 'FleetTypeNotAllowed'])
    } else if (roleAllows(ruleOf(endpoint), role)) {
      // A duplicate or a thing that is not there is an answer too; a refusal or a failure is not.
      expect(spent.has(name) ? [400] : [200, 404, 409], `${name}: ${JSON.stringify(body)}`).toContain(status)
    } else expect([status, body.errorCode]).toEqual([403, 'Forbidden'])
  })
})

const aboutOneFleet = named.filter(
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

it('every call of the contract is answered', () => {
  expect(missingEndpoints()).toEqual([])
})

describe('a call that nobody answers', () => {
  const without = [listPayments, buyFuel, updateDriver]
  const missing = new Set<string>(without.map(({ name }) => name))
  const few = bindings.filter(({ endpoint }) => !missing.has(endpoint.name))
  const incomplete = () => testSandboxOn(sandbox.db, { bindings: few })

  it.each(without)('$name still asks who is there', async (endpoint) => {
    const { status } = await callerWith(incomplete())(endpoint, { fleetId })
    expect(status).toBe(401)
  })

  it('says so by its name, whether or not the call names a fleet', async () => {
    const admin = await callerOf(incomplete(), adminEmail)
    const moves = [
      [listPayments, { fleetId }],
      [updateDriver, samples['updateDriver']],
    ] as const
    for (const [endpoint, wire] of moves) {
      const { status, body } = await admin(endpoint, wire)
      expect([status, body.errorCode]).toEqual([501, 'NotImplemented'])
      expect(body.message).toContain(endpoint.name)
    }
  })

  it.each(without)('$name refuses strangers to the fleet before it says so', async (endpoint) => {
    const call = await callerOf(incomplete(), strangerEmail)
    const { status } = await call(endpoint, { fleetId }, { headers: { 'X-Fleet-Id': fleetId } })
    // 400: what it needs beside the fleet is looked at first.
    expect([400, 403]).toContain(status)
  })
})

describe('another fleet', () => {
  it.each(aboutOneFleet)('is out of reach of %s', async (_, endpoint) => {
    const { status, body } = await stranger(endpoint, inputOf(endpoint))
    expect([403, 404]).toContain(status)
    expect(Object.keys(body).toSorted()).toEqual(['errorCode', 'message', 'requestId'])
  })

  it('is out of reach by the header too', async () => {
    const endpoint = guarded.find(({ name }) => name === 'listStations') as AnyEndpoint
    expect((await stranger(endpoint, {}, { headers: { 'X-Fleet-Id': fleetId } })).status).toBe(403)
  })

  it('is out of reach through one code of a batch', async () => {
    const own = await settledFleet()
    const codes = [code({ fleetId: own.fleetId }), code({ fleetId })]
    expect((await own.call(createFuelCodes, { fleetId: own.fleetId, codes })).status).toBe(403)
  })

  it('is not there: its things and things that never were answer alike', async () => {
    const endpoint = guarded.find(({ name }) => name === 'updateDriver') as AnyEndpoint
    const foreign = await stranger(endpoint, { ...inputOf(endpoint) })
    const absent = await stranger(endpoint, { driverId: 'drv_never' })
    expect([foreign.status, foreign.body.errorCode]).toEqual([absent.status, absent.body.errorCode])
  })
})

describe('a deactivated fleet', () => {
  const writes = named.filter(([name, endpoint]) => endpoint.activeFleetOnly && !/remove|delete/.test(name))
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

describe('the registry of calls', () => {
  const [some] = guarded as [AnyEndpoint]
  it('refuses a call without an access rule', () => {
    const open = { ...some, access: undefined } as unknown as AnyEndpoint
    expect(() => checkBindings([handle(open, async () => ({}))])).toThrow('No access rule')
  })

  it('refuses a call that needs a right and cannot tell in which fleet', () => {
    const endpoint = guarded.find(({ name }) => name === 'updateDriver') as AnyEndpoint
    expect(() => checkBindings([handle(endpoint, async () => ({}))])).toThrow('No fleet')
  })

  it('refuses two handlers for one call', () => {
    const twice = handle(some, async () => ({}))
    expect(() => checkBindings([twice, twice])).toThrow('Two handlers')
  })

  it('has a sample for every call that this matrix walks', () => {
    expect(Object.keys(samples).filter((name) => !names.has(name))).toEqual([])
  })
})
