import { listFuelBalances, getFuelCodeTotals } from 'api-client/contract/balances'
import { buyFuel } from 'api-client/contract/fuel'
import { listRedemptions } from 'api-client/contract/activity'
import { getConsumption } from 'api-client/contract/balances'
import { createDriver, updateDriver } from 'api-client/contract/drivers'
import {
  countFuelCodes,
  createFuelCodes,
  listActiveFuelCodes,
  listFuelCodes,
  listTemplates,
  updateFuelCode,
} from 'api-client/contract/fuelCodes'
import { createVehicle, updateVehicle } from 'api-client/contract/vehicles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayOf } from './domain/time.ts'
import { createTestSandbox, type TestSandbox } from './testing.ts'
import { callerOf, type Answer } from './testing/callerOf.ts'

const day = 86_400_000
let sandbox: TestSandbox
let shifted = 0
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())
afterEach(async () => {
  sandbox.advance(-shifted)
  shifted = 0
  expect(await sandbox.violations()).toEqual([])
})

const today = dayOf(new Date())
const advance = (days: number) => {
  shifted += days * day
  sandbox.advance(days * day)
}

async function fleetWithFuel(litres = 100) {
  const made = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'], funds: 100_000_000 })
  const email = made.users[0]?.email ?? ''
  const { fleetId, stationId } = made
  let call = await callerOf(sandbox, email)
  const order = { fleetId, liter: litres, amount: null, productCode: 'Diesel' }
  expect((await call(buyFuel, order)).status).toBe(200)
  const code = (wire: Record<string, unknown> = {}) => ({
    fleetId,
    driverIds: [],
    vehicleIds: [],
    startDate: today,
    endDate: today,
    fuelCodeType: 'any',
    productCode: 'Diesel',
    literVolume: 20,
    sendFuelCode: false,
    saveTemplate: false,
    maxUsage: 0,
    autoRenew: false,
    ...wire,
  })
  const create = (...codes: Record<string, unknown>[]) =>
    call(createFuelCodes, { fleetId, codes: codes.map(code) })
  const diesel = async () => {
    const { body } = await call(listFuelBalances, { fleetId })
    return body.find((one: { productCode: string }) => one.productCode === 'diesel').fuelBalance as number
  }
  const redeem = (text: string, litres: number) => pump('redeem', { code: text, stationId, litres })
  const list = async (wire: Record<string, unknown> = {}) =>
    (await call(listFuelCodes, { fleetId, ...wire })).body
  const signInAgain = async () => void (call = await callerOf(sandbox, email))
  const driverId = async (driverLicenseId = 'A0000000001') => {
    const wire = {
      fleetId,
      firstName: 'Niño',
      lastName: 'Peña',
      driverLicenseId,
      mobileNumber: '09171234567',
    }
    return (await call(createDriver, wire)).body.driverId as string
  }
  const now: typeof call = (...args) => call(...args)
  return { ...made, call: now, create, diesel, redeem, list, signInAgain, driverId }
}

async function pump(path: string, body: unknown): Promise<Answer> {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/pump/${path}`, init))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('making fuel codes', () => {
  it('sets the litres aside and answers the codes', async () => {
    const { create, diesel, call, fleetId } = await fleetWithFuel()
    const made = await create({}, { literVolume: 30.5 })
    expect(made.status).toBe(200)
    expect(made.body.fuelCodes).toHaveLength(2)
    expect(made.body.fuelCodes[0]).toMatchObject({ status: 'Active', literVolume: 20, productCode: 'Diesel' })
    expect(made.body.fuelCodes[0].fuelCode).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(await diesel()).toBe(49.5)
    expect((await call(countFuelCodes, { fleetId })).body).toEqual({ total: 2, active: 2 })
    expect((await call(listActiveFuelCodes, { fleetId })).body.fuelCodes).toHaveLength(2)
    expect((await call(getFuelCodeTotals, { fleetId })).body.totalFuelCodeDiesel).toBe(50.5)
  })

  it('makes none where one of them is too many', async () => {
    const { create, diesel, list } = await fleetWithFuel()
    const refused = await create({}, {}, { literVolume: 61 })
    expect(refused.body).toMatchObject({
      errorCode: 'InsufficientFuel',
      data: { productCode: 'Diesel', fuelBalance: 100 },
    })
    expect(await diesel()).toBe(100)
    expect((await list()).count).toBe(0)
  })

  it('makes none where the transaction breaks at its end', async () => {
    const { fleetId, call, diesel, create, list } = await fleetWithFuel()
    const { body } = await create({})
    const codes = [{ ...wireOf(body.fuelCodes[0]), fleetId }]
    const broken = await call(createFuelCodes, { fleetId, codes }, { fault: 'mid-tx', key: 'broken' })
    expect(broken.status).toBe(500)
    expect([(await list()).count, await diesel()]).toEqual([1, 80])
  })

  it('names the row whose driver or vehicle is inactive or of another fleet', async () => {
    const own = await fleetWithFuel()
    const other = await fleetWithFuel()
    const mine = await own.driverId()
    const foreign = await other.driverId()
    const driverSpecific = (id: string) => ({ fuelCodeType: 'driver-specific', driverIds: [id] })
    const refused = await own.create(driverSpecific(mine), driverSpecific(foreign))
    expect(refused.body).toMatchObject({
      errorCode: 'D1002',
      fields: [{ path: 'codes.1.driverIds', code: 'D1002' }],
    })
    await own.call(updateDriver, { driverId: mine, status: 'inactive' })
    expect((await own.create(driverSpecific(mine))).body.fields).toEqual([
      { path: 'codes.0.driverIds', code: 'D1002' },
    ])

    const plate = { fleetId: own.fleetId, plateNumber: 'NAB1234', model: 'Canter', type: 'Vehicle' }
    const { vehicleId } = (await own.call(createVehicle, plate)).body
    await own.call(updateVehicle, { vehicleId, status: 'inactive' })
    const vehicleSpecific = { fuelCodeType: 'vehicle-specific', vehicleIds: [vehicleId] }
    expect((await own.create(vehicleSpecific)).body).toMatchObject({
      errorCode: 'V1002',
      fields: [{ path: 'codes.0.vehicleIds' }],
    })
    expect(await own.diesel()).toBe(100)
  })

  it.each([
    [{ literVolume: 0.999 }, 'literVolume'],
    [{ literVolume: 10_000.001 }, 'literVolume'],
    [{ maxUsage: 1, literVolume: 200.001 }, 'maxUsage'],
    [{ startDate: addDays(today, -1) }, 'startDate'],
    [{ endDate: addDays(today, -1) }, 'endDate'],
    [{ endDate: addDays(today, 1000) }, 'endDate'],
    [{ fuelCodeType: 'driver-specific' }, 'driverIds'],
    [{ fuelCodeType: 'driver-vehicle-specific' }, 'vehicleIds'],
    [{ sendFuelCode: true }, 'mobileNumber'],
  ])('refuses %j on its field', async (wire, field) => {
    const { create } = await fleetWithFuel()
    const refused = await create(wire)
    expect(refused.status).toBe(400)
    expect(refused.body.fields.map(({ path }: { path: string }) => path)).toContain(`codes.0.${field}`)
  })

  it('sends the code to the driver, and to the number given where there is no driver', async () => {
    const { create, driverId } = await fleetWithFuel()
    const before = (await sandbox.outbox()).length
    const made = await create(
      { fuelCodeType: 'driver-specific', driverIds: [await driverId()], sendFuelCode: true },
      { sendFuelCode: true, mobileNumber: '09998887777' },
    )
    const sent = (await sandbox.outbox()).slice(before)
    expect(sent.map(({ recipient, code }) => [recipient, code])).toEqual([
      ['09171234567', made.body.fuelCodes[0].fuelCode],
      ['09998887777', made.body.fuelCodes[1].fuelCode],
    ])
  })

  it('keeps a template where asked', async () => {
    const { create, call, fleetId } = await fleetWithFuel()
    await create({ saveTemplate: true, endDate: addDays(today, 6) })
    const { body } = await call(listTemplates, { fleetId })
    expect(body).toMatchObject({ count: 1, fuelCodeTemplates: [{ durationDays: 7, volumeRedeemLimit: 20 }] })
  })
})

const wireOf = (code: Record<string, unknown>) => ({
  driverIds: [],
  vehicleIds: [],
  startDate: code['startDate'],
  endDate: code['endDate'],
  fuelCodeType: code['fuelCodeType'],
  productCode: code['productCode'],
  literVolume: code['literVolume'],
  sendFuelCode: false,
  saveTemplate: false,
  maxUsage: code['maxUsage'],
  autoRenew: false,
})

describe('the life of a code', () => {
  it('is scheduled, then active, then expired, and gives back what is left', async () => {
    const { create, list, diesel, redeem, signInAgain } = await fleetWithFuel()
    const made = await create({ startDate: addDays(today, 2), endDate: addDays(today, 3) })
    const { fuelCode } = made.body.fuelCodes[0]
    expect((await list({ status: 'Scheduled' })).count).toBe(1)
    expect((await redeem(fuelCode, 5)).status).toBe(422)
    advance(2)
    await signInAgain()
    expect((await list({ status: 'Active' })).count).toBe(1)
    expect((await redeem(fuelCode, 5)).status).toBe(200)
    expect(await diesel()).toBe(80)
    advance(2)
    await signInAgain()
    expect(await diesel()).toBe(95)
    expect((await list({ status: 'Expired' })).fuelCodes).toMatchObject([{ volumeRedeemed: 5 }])
    expect((await redeem(fuelCode, 5)).body.message).toBe('This code has expired.')
  })

  it('gives back what is left when it is deactivated, for good', async () => {
    const { create, call, diesel, redeem } = await fleetWithFuel()
    const { fuelCodeId, fuelCode } = (await create({})).body.fuelCodes[0]
    await redeem(fuelCode, 5)
    expect((await call(updateFuelCode, { fuelCodeId, status: 'Deactivated' })).status).toBe(200)
    expect(await diesel()).toBe(95)
    const again = await call(updateFuelCode, { fuelCodeId, status: 'Deactivated' })
    expect([again.status, again.body.errorCode]).toEqual([409, 'IllegalTransition'])
    expect((await redeem(fuelCode, 5)).status).toBe(422)
  })

  it('starts its next period by itself where it renews, with its whole volume', async () => {
    const { create, list, diesel, redeem, signInAgain } = await fleetWithFuel()
    const { fuelCode } = (await create({ autoRenew: true, endDate: addDays(today, 1) })).body.fuelCodes[0]
    await redeem(fuelCode, 15)
    advance(2)
    await signInAgain()
    expect((await list()).fuelCodes).toMatchObject([
      { status: 'Active', volumeRedeemed: 0, startDate: addDays(today, 2), endDate: addDays(today, 3) },
    ])
    expect(await diesel()).toBe(65)
    expect((await redeem(fuelCode, 20)).status).toBe(200)
  })

  it('expires instead of renewing where there is no fuel left', async () => {
    const { create, list, diesel, redeem, signInAgain } = await fleetWithFuel(20)
    const { fuelCode } = (await create({ autoRenew: true })).body.fuelCodes[0]
    await redeem(fuelCode, 15)
    advance(1)
    await signInAgain()
    expect((await list()).fuelCodes).toMatchObject([{ status: 'Expired' }])
    expect(await diesel()).toBe(5)
  })

  it('may end on another day while it is scheduled, and only then', async () => {
    const { create, call, list } = await fleetWithFuel()
    const scheduled = (await create({ startDate: addDays(today, 2), endDate: addDays(today, 2) })).body
      .fuelCodes[0]
    const endDate = addDays(today, 9)
    expect((await call(updateFuelCode, { fuelCodeId: scheduled.fuelCodeId, endDate })).status).toBe(200)
    expect((await list()).fuelCodes[0].endDate).toBe(endDate)
    const active = (await create({})).body.fuelCodes[0]
    const refused = await call(updateFuelCode, { fuelCodeId: active.fuelCodeId, endDate })
    expect(refused.body.errorCode).toBe('IllegalTransition')
  })
})

describe('at the pump', () => {
  it('a one-time code works once and gives back what was not taken', async () => {
    const { create, diesel, redeem, list } = await fleetWithFuel()
    const { fuelCode } = (await create({ maxUsage: 1 })).body.fuelCodes[0]
    expect((await redeem(fuelCode.toLowerCase(), 12.345)).body).toMatchObject({
      litres: 12.345,
      totalCreditPrice: 685.15,
    })
    expect(await diesel()).toBe(87.655)
    expect((await redeem(fuelCode, 1)).body.message).toBe('This code was already used.')
    expect((await list({ status: 'Redeemed' })).count).toBe(1)
  })

  it('never gives more than is left', async () => {
    const { create, redeem } = await fleetWithFuel()
    const { fuelCode } = (await create({})).body.fuelCodes[0]
    await redeem(fuelCode, 15)
    expect((await redeem(fuelCode, 5.001)).body.message).toBe('Only 5 L are left on this code.')
    expect((await redeem(fuelCode, 0)).status).toBe(422)
    expect((await redeem(fuelCode, -1)).status).toBe(422)
    expect((await redeem(fuelCode, 5)).status).toBe(200)
  })

  it('refuses a closed station and a deactivated driver', async () => {
    const { create, redeem, driverId, call, stationId } = await fleetWithFuel()
    const id = await driverId()
    const { fuelCode } = (await create({ fuelCodeType: 'driver-specific', driverIds: [id] })).body
      .fuelCodes[0]
    await call(updateDriver, { driverId: id, status: 'inactive' })
    expect((await redeem(fuelCode, 5)).body.message).toBe('The driver of this code is not active.')
    await call(updateDriver, { driverId: id, status: 'active' })
    const close = new Request(`http://sandbox.test/sandbox/stations/${stationId}`, {
      method: 'POST',
      body: JSON.stringify({ status: 'closed' }),
    })
    await sandbox.fetch(close)
    expect((await redeem(fuelCode, 5)).body.message).toBe('This station is closed.')
  })

  it('lists what was redeemed, and a void returns the litres to the code once', async () => {
    const { create, redeem, call, fleetId, list } = await fleetWithFuel()
    const { fuelCode } = (await create({})).body.fuelCodes[0]
    const { redemptionId } = (await redeem(fuelCode, 12)).body
    const { body } = await call(listRedemptions, { fleetId })
    expect(body).toMatchObject({
      count: 1,
      redemptions: [{ fuelCode, literVolume: 12, averageCreditPrice: 55.5, status: 'success' }],
    })
    expect((await pump('void', { redemptionId })).body.status).toBe('voided')
    expect((await pump('void', { redemptionId })).status).toBe(422)
    expect((await list()).fuelCodes[0].volumeRedeemed).toBe(0)
    expect((await redeem(fuelCode, 20)).status).toBe(200)
    expect((await call(listRedemptions, { fleetId, redemptionStatus: 'voided' })).body.count).toBe(1)
  })
})

describe('the litres redeemed per product', () => {
  it('are those of the redemptions that the filters of their list choose', async () => {
    const { create, redeem, call, fleetId } = await fleetWithFuel()
    const { fuelCode } = (await create({})).body.fuelCodes[0]
    const first = (await redeem(fuelCode, 12)).body
    const second = (await redeem(fuelCode, 3)).body
    await pump('void', { redemptionId: second.redemptionId })
    const diesel = async (filters: Record<string, unknown> = {}) => {
      const { status, body } = await call(getConsumption, { fleetId, ...filters })
      expect(status).toBe(200)
      return body.find((one: { productCode: string }) => one.productCode === 'diesel').literVolume
    }
    expect(await diesel()).toBe(12)
    expect(await diesel({ redemptionStatus: 'voided' })).toBe(3)
    expect(await diesel({ searchKey: first.orNumber, dispensedTo: 'vehicle', page: 1, perPage: 10 })).toBe(12)
    expect(await diesel({ searchKey: 'nobody' })).toBe(0)
    expect(await diesel({ dispensedTo: 'drum container' })).toBe(0)
    expect(await diesel({ productCodes: 'gas91,gas95' })).toBe(0)
    expect(await diesel({ redemptionStation: 'nowhere' })).toBe(0)
    expect(await diesel({ endDate: addDays(today, -1) })).toBe(0)
  })
})

describe('finding codes', () => {
  it('filters by every field of the list', async () => {
    const { create, list, driverId } = await fleetWithFuel()
    const driver = await driverId()
    await create(
      { maxUsage: 1 },
      { fuelCodeType: 'driver-specific', driverIds: [driver], sendFuelCode: true },
      { autoRenew: true },
    )
    const counts = async (wire: Record<string, unknown>) => (await list(wire)).count
    expect(await counts({ oneTimeUse: true })).toBe(1)
    expect(await counts({ oneTimeUse: false })).toBe(2)
    expect(await counts({ sendSms: true })).toBe(1)
    expect(await counts({ autoRenew: true })).toBe(1)
    expect(await counts({ fuelCodeType: 'driver-specific' })).toBe(1)
    expect(await counts({ productCode: 'Gas91' })).toBe(0)
    expect(await counts({ startDate: today, endDate: today })).toBe(3)
    expect(await counts({ endDate: addDays(today, -1) })).toBe(0)
    expect(await counts({ searchKey: 'Peña' })).toBe(1)
    expect(await counts({ searchKey: 'ninopena' })).toBe(1)
    expect(await counts({ searchKey: 'nobody' })).toBe(0)
  })
})
