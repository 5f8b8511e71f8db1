import { getConsumption } from 'fleet-portal-api-client/contract/fuelBalances'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PushMessage } from '../context.ts'
import { addDays } from '../utilities/time.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { fleetWithFuel, pump, today } from '../testing/fuelFleet.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())
afterEach(async () => expect(await sandbox.violations()).toEqual([]))

describe('redeeming a fuel code', () => {
  it('uses a one-time code once and returns the remaining litres', async () => {
    const { create, diesel, redeem, list } = await fleetWithFuel(sandbox)
    const { fuelCode } = (await create({ maxUsage: 1 })).body.fuelCodes[0]
    expect((await redeem(fuelCode.toLowerCase(), 12.345)).body).toMatchObject({
      litres: 12.345,
      totalCreditPrice: 685.15,
    })
    expect(await diesel()).toBe(87.655)
    expect((await redeem(fuelCode, 1)).body.message).toBe('This code was already used.')
    expect((await list({ status: 'Redeemed' })).count).toBe(1)
  })

  it('refuses more litres than the code has left', async () => {
    const { create, redeem } = await fleetWithFuel(sandbox)
    const { fuelCode } = (await create({})).body.fuelCodes[0]
    await redeem(fuelCode, 15)
    expect((await redeem(fuelCode, 5.001)).body.message).toBe('Only 5 L are left on this code.')
    expect((await redeem(fuelCode, 0)).status).toBe(422)
    expect((await redeem(fuelCode, -1)).status).toBe(422)
    expect((await redeem(fuelCode, 5)).status).toBe(200)
  })

  it('refuses a closed station and a deactivated driver', async () => {
    const { create, redeem, driverId, call, stationId } = await fleetWithFuel(sandbox)
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

  it('lists the redemption, and a void returns the litres to the code once', async () => {
    const { create, redeem, call, fleetId, list } = await fleetWithFuel(sandbox)
    const { fuelCode } = (await create({})).body.fuelCodes[0]
    const { redemptionId } = (await redeem(fuelCode, 12)).body
    const { body } = await call(listRedemptions, { fleetId })
    expect(body).toMatchObject({
      count: 1,
      redemptions: [{ fuelCode, literVolume: 12, averageCreditPrice: 55.5, status: 'success' }],
    })
    expect((await pump(sandbox, 'void', { redemptionId })).body.status).toBe('voided')
    expect((await pump(sandbox, 'void', { redemptionId })).status).toBe(422)
    expect((await list()).fuelCodes[0].volumeRedeemed).toBe(0)
    expect((await redeem(fuelCode, 20)).status).toBe(200)
    expect((await call(listRedemptions, { fleetId, redemptionStatus: 'voided' })).body.count).toBe(1)
  })
})

describe('a live message about a redemption', () => {
  it('reaches the users of the fleet who may list redemptions, when it is stored and when it is voided', async () => {
    const sent: PushMessage[] = []
    const watched = await createTestSandbox({ emit: (message) => void sent.push(message) })
    const roles = ['portal-admin', 'fleet-manager', 'data-analyst'] as const
    const { create, redeem, users } = await fleetWithFuel(watched, 100, roles)
    await watched.newFleet({ type: 'hedging', roles: ['portal-admin'] })
    const { fuelCode } = (await create({})).body.fuelCodes[0]
    await redeem(fuelCode, 30)
    expect(sent).toEqual([])
    const { redemptionId } = (await redeem(fuelCode, 12)).body
    await pump(watched, 'void', { redemptionId })
    const readers = users.filter(({ role }) => role !== 'data-analyst').map(({ userId }) => userId)
    expect(readers).toHaveLength(2)
    for (const status of ['success', 'voided']) {
      const message = { type: 'redemption', redemptionId, status }
      expect(sent.splice(0, 2)).toEqual(readers.map((userId) => ({ userId, message })))
    }
    expect(sent).toEqual([])
    await watched.close()
  })
})

describe('the litres redeemed per product', () => {
  it('use the same filters as the list of redemptions', async () => {
    const { create, redeem, call, fleetId } = await fleetWithFuel(sandbox)
    const { fuelCode } = (await create({})).body.fuelCodes[0]
    const first = (await redeem(fuelCode, 12)).body
    const second = (await redeem(fuelCode, 3)).body
    await pump(sandbox, 'void', { redemptionId: second.redemptionId })
    const diesel = async (filters: Record<string, unknown> = {}) => {
      const { status, body } = await call(getConsumption, { fleetId, ...filters })
      expect(status).toBe(200)
      return body.find((entry: { productCode: string }) => entry.productCode === 'diesel').literVolume
    }
    expect(await diesel()).toBe(12)
    expect(await diesel({ redemptionStatus: 'voided' })).toBe(3)
    expect(await diesel({ searchKey: first.orNumber, dispensedTo: 'vehicle', page: 1, perPage: 10 })).toBe(12)
    expect(await diesel({ searchKey: 'unknown' })).toBe(0)
    expect(await diesel({ dispensedTo: 'drum container' })).toBe(0)
    expect(await diesel({ productCodes: 'gas91,gas95' })).toBe(0)
    expect(await diesel({ redemptionStation: 'unknown' })).toBe(0)
    expect(await diesel({ endDate: addDays(today, -1) })).toBe(0)
  })
})

describe('the list of fuel codes', () => {
  it('is filtered by every field', async () => {
    const { create, list, driverId } = await fleetWithFuel(sandbox)
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
    expect(await counts({ searchKey: 'unknown' })).toBe(0)
  })
})
