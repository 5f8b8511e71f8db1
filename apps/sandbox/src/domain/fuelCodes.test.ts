import { getFuelCodeTotals } from 'fleet-portal-api-client/contract/fuelBalances'
import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import {
  countFuelCodes,
  createFuelCodes,
  listActiveFuelCodes,
  updateFuelCode,
} from 'fleet-portal-api-client/contract/fuelCodes'
import { listTemplates } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { createVehicle, updateVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../utilities/time.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { fleetWithFuel, today } from '../testing/fuelFleet.ts'

const day = 86_400_000
let sandbox: TestSandbox
let advancedMs = 0
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())
afterEach(async () => {
  sandbox.advance(-advancedMs)
  advancedMs = 0
  expect(await sandbox.violations()).toEqual([])
})

const advance = (days: number) => {
  advancedMs += days * day
  sandbox.advance(days * day)
}

describe('creating fuel codes', () => {
  it('reserves the litres and returns the codes', async () => {
    const { create, diesel, call, fleetId } = await fleetWithFuel(sandbox)
    const created = await create({}, { literVolume: 30.5 })
    expect(created.status).toBe(200)
    expect(created.body.fuelCodes).toHaveLength(2)
    expect(created.body.fuelCodes[0]).toMatchObject({
      status: 'Active',
      literVolume: 20,
      productCode: 'Diesel',
    })
    expect(created.body.fuelCodes[0].fuelCode).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(await diesel()).toBe(49.5)
    expect((await call(countFuelCodes, { fleetId })).body).toEqual({ total: 2, active: 2 })
    expect((await call(listActiveFuelCodes, { fleetId })).body.fuelCodes).toHaveLength(2)
    expect((await call(getFuelCodeTotals, { fleetId })).body.totalFuelCodeDiesel).toBe(50.5)
  })

  it('creates no code if the batch exceeds the fuel balance', async () => {
    const { create, diesel, list } = await fleetWithFuel(sandbox)
    const refused = await create({}, {}, { literVolume: 61 })
    expect(refused.body).toMatchObject({
      errorCode: 'InsufficientFuel',
      data: { productCode: 'Diesel', fuelBalance: 100 },
    })
    expect(await diesel()).toBe(100)
    expect((await list()).count).toBe(0)
  })

  it('creates no code if the transaction fails', async () => {
    const { fleetId, call, diesel, create, list } = await fleetWithFuel(sandbox)
    const { body } = await create({})
    const codes = [{ ...inputOf(body.fuelCodes[0]), fleetId }]
    const failed = await call(createFuelCodes, { fleetId, codes }, { fault: 'mid-tx', key: 'broken' })
    expect(failed.status).toBe(500)
    expect([(await list()).count, await diesel()]).toEqual([1, 80])
  })

  it('reports the row whose driver or vehicle is inactive or belongs to another fleet', async () => {
    const own = await fleetWithFuel(sandbox)
    const other = await fleetWithFuel(sandbox)
    const ownDriverId = await own.driverId()
    const foreignDriverId = await other.driverId()
    const driverSpecific = (id: string) => ({ fuelCodeType: 'driver-specific', driverIds: [id] })
    const refused = await own.create(driverSpecific(ownDriverId), driverSpecific(foreignDriverId))
    expect(refused.body).toMatchObject({
      errorCode: 'D1002',
      fields: [{ path: 'codes.1.driverIds', code: 'D1002' }],
    })
    await own.call(updateDriver, { driverId: ownDriverId, status: 'inactive' })
    expect((await own.create(driverSpecific(ownDriverId))).body.fields).toEqual([
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
  ])('refuses %j with an error on its field', async (wire, field) => {
    const { create } = await fleetWithFuel(sandbox)
    const refused = await create(wire)
    expect(refused.status).toBe(400)
    expect(refused.body.fields.map(({ path }: { path: string }) => path)).toContain(`codes.0.${field}`)
  })

  it('counts a driver who is named twice as one', async () => {
    const { create, driverId, diesel } = await fleetWithFuel(sandbox)
    const id = await driverId()
    const created = await create({ fuelCodeType: 'driver-specific', driverIds: [id, id] })
    expect(created.status).toBe(200)
    expect(created.body.fuelCodes[0].drivers).toMatchObject([{ driverId: id }])
    expect(await diesel()).toBe(80)
  })

  it('sends the code to the driver, or to the given number if there is no driver', async () => {
    const { create, driverId } = await fleetWithFuel(sandbox)
    const before = (await sandbox.outbox()).length
    const created = await create(
      { fuelCodeType: 'driver-specific', driverIds: [await driverId()], sendFuelCode: true },
      { sendFuelCode: true, mobileNumber: '09998887777' },
    )
    const sent = (await sandbox.outbox()).slice(before)
    expect(sent.map(({ recipient, code }) => [recipient, code])).toEqual([
      ['09171234567', created.body.fuelCodes[0].fuelCode],
      ['09998887777', created.body.fuelCodes[1].fuelCode],
    ])
  })

  it('saves a template on request', async () => {
    const { create, call, fleetId } = await fleetWithFuel(sandbox)
    await create({ saveTemplate: true, endDate: addDays(today, 6) })
    const { body } = await call(listTemplates, { fleetId })
    expect(body).toMatchObject({ count: 1, fuelCodeTemplates: [{ durationDays: 7, volumeRedeemLimit: 20 }] })
  })
})

const inputOf = (code: Record<string, unknown>) => ({
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

describe('a fuel code', () => {
  it('is scheduled, then active, then expired, and returns its remaining litres', async () => {
    const { create, list, diesel, redeem, signInAgain } = await fleetWithFuel(sandbox)
    const created = await create({ startDate: addDays(today, 2), endDate: addDays(today, 3) })
    const { fuelCode } = created.body.fuelCodes[0]
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

  it('returns its remaining litres when it is deactivated, and cannot be activated again', async () => {
    const { create, call, diesel, redeem } = await fleetWithFuel(sandbox)
    const { fuelCodeId, fuelCode } = (await create({})).body.fuelCodes[0]
    await redeem(fuelCode, 5)
    expect((await call(updateFuelCode, { fuelCodeId, status: 'Deactivated' })).status).toBe(200)
    expect(await diesel()).toBe(95)
    const again = await call(updateFuelCode, { fuelCodeId, status: 'Deactivated' })
    expect([again.status, again.body.errorCode]).toEqual([409, 'IllegalTransition'])
    expect((await redeem(fuelCode, 5)).status).toBe(422)
  })

  it('renews automatically with its full volume', async () => {
    const { create, list, diesel, redeem, signInAgain } = await fleetWithFuel(sandbox)
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

  it('is sent by SMS when it is created, and not again when it renews', async () => {
    const { create, list, signInAgain } = await fleetWithFuel(sandbox)
    const mobileNumber = '09170004321'
    const sent = async () => (await sandbox.outbox(mobileNumber)).length
    await create({ autoRenew: true, sendFuelCode: true, mobileNumber })
    expect(await sent()).toBe(1)
    advance(1)
    await signInAgain()
    expect((await list()).fuelCodes).toMatchObject([{ status: 'Active', startDate: addDays(today, 1) }])
    expect(await sent()).toBe(1)
  })

  it('expires instead of renewing if the fuel balance is too low', async () => {
    const { create, list, diesel, redeem, signInAgain } = await fleetWithFuel(sandbox, 20)
    const { fuelCode } = (await create({ autoRenew: true })).body.fuelCodes[0]
    await redeem(fuelCode, 15)
    advance(1)
    await signInAgain()
    expect((await list()).fuelCodes).toMatchObject([{ status: 'Expired' }])
    expect(await diesel()).toBe(5)
  })

  it('renews with the litres of a code that expires on the same day', async () => {
    const { create, list, diesel, redeem, signInAgain } = await fleetWithFuel(sandbox, 40)
    const { fuelCodeId, fuelCode } = (await create({ autoRenew: true })).body.fuelCodes[0]
    const expiring = (await create({})).body.fuelCodes[0]
    // Codes of one batch can have ids in any order.
    expect(fuelCodeId < expiring.fuelCodeId).toBe(true)
    await redeem(fuelCode, 15)
    advance(1)
    await signInAgain()
    const { fuelCodes } = await list({ orderBy: 'createdAt', order: 'asc' })
    expect(fuelCodes).toMatchObject([
      { fuelCodeId, status: 'Active', volumeRedeemed: 0 },
      { fuelCodeId: expiring.fuelCodeId, status: 'Expired' },
    ])
    expect(await diesel()).toBe(5)
  })

  it('can change its end date only while it is scheduled', async () => {
    const { create, call, list } = await fleetWithFuel(sandbox)
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
