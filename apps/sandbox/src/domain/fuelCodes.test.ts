import { getFuelCodeTotals } from 'api-client/contract/fuelBalances'
import { updateDriver } from 'api-client/contract/drivers'
import {
  countFuelCodes,
  createFuelCodes,
  listActiveFuelCodes,
  listTemplates,
  updateFuelCode,
} from 'api-client/contract/fuelCodes'
import { createVehicle, updateVehicle } from 'api-client/contract/vehicles'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../utilities/time.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { fleetWithFuel, today } from '../testing/fuelFleet.ts'

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

const advance = (days: number) => {
  shifted += days * day
  sandbox.advance(days * day)
}

describe('making fuel codes', () => {
  it('sets the litres aside and answers the codes', async () => {
    const { create, diesel, call, fleetId } = await fleetWithFuel(sandbox)
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
    const { create, diesel, list } = await fleetWithFuel(sandbox)
    const refused = await create({}, {}, { literVolume: 61 })
    expect(refused.body).toMatchObject({
      errorCode: 'InsufficientFuel',
      data: { productCode: 'Diesel', fuelBalance: 100 },
    })
    expect(await diesel()).toBe(100)
    expect((await list()).count).toBe(0)
  })

  it('makes none where the transaction breaks at its end', async () => {
    const { fleetId, call, diesel, create, list } = await fleetWithFuel(sandbox)
    const { body } = await create({})
    const codes = [{ ...wireOf(body.fuelCodes[0]), fleetId }]
    const broken = await call(createFuelCodes, { fleetId, codes }, { fault: 'mid-tx', key: 'broken' })
    expect(broken.status).toBe(500)
    expect([(await list()).count, await diesel()]).toEqual([1, 80])
  })

  it('names the row whose driver or vehicle is inactive or of another fleet', async () => {
    const own = await fleetWithFuel(sandbox)
    const other = await fleetWithFuel(sandbox)
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
    const { create } = await fleetWithFuel(sandbox)
    const refused = await create(wire)
    expect(refused.status).toBe(400)
    expect(refused.body.fields.map(({ path }: { path: string }) => path)).toContain(`codes.0.${field}`)
  })

  it('sends the code to the driver, and to the number given where there is no driver', async () => {
    const { create, driverId } = await fleetWithFuel(sandbox)
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
    const { create, call, fleetId } = await fleetWithFuel(sandbox)
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
    const { create, list, diesel, redeem, signInAgain } = await fleetWithFuel(sandbox)
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
    const { create, call, diesel, redeem } = await fleetWithFuel(sandbox)
    const { fuelCodeId, fuelCode } = (await create({})).body.fuelCodes[0]
    await redeem(fuelCode, 5)
    expect((await call(updateFuelCode, { fuelCodeId, status: 'Deactivated' })).status).toBe(200)
    expect(await diesel()).toBe(95)
    const again = await call(updateFuelCode, { fuelCodeId, status: 'Deactivated' })
    expect([again.status, again.body.errorCode]).toEqual([409, 'IllegalTransition'])
    expect((await redeem(fuelCode, 5)).status).toBe(422)
  })

  it('starts its next period by itself where it renews, with its whole volume', async () => {
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

  it('is sent by SMS when it is made, and not again when it renews', async () => {
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

  it('expires instead of renewing where there is no fuel left', async () => {
    const { create, list, diesel, redeem, signInAgain } = await fleetWithFuel(sandbox, 20)
    const { fuelCode } = (await create({ autoRenew: true })).body.fuelCodes[0]
    await redeem(fuelCode, 15)
    advance(1)
    await signInAgain()
    expect((await list()).fuelCodes).toMatchObject([{ status: 'Expired' }])
    expect(await diesel()).toBe(5)
  })

  it('may end on another day while it is scheduled, and only then', async () => {
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
