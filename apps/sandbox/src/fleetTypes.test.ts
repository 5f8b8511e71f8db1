import { fleetTypes, isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { createFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { createReport, reportAccess, reportTypes } from 'fleet-portal-api-client/contract/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from './utilities/time.ts'
import { createTestSandbox, type TestSandbox } from './testing.ts'
import { callerOf } from './testing/callerOf.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox()
})
afterAll(async () => {
  expect(await sandbox.violations()).toEqual([])
  await sandbox.close()
})

const today = dayOf(new Date())
const order = { liter: 10, amount: null, productCode: 'Diesel' }
const code = (fleetId: string) => ({
  fleetId,
  driverIds: [],
  vehicleIds: [],
  startDate: today,
  endDate: today,
  fuelCodeType: 'any',
  productCode: 'Diesel',
  literVolume: 10,
  sendFuelCode: false,
  saveTemplate: false,
  maxUsage: 0,
  autoRenew: false,
})

const post = async (path: string, body: object) => {
  const request = new Request(`http://sandbox.test/sandbox/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const response = await sandbox.fetch(request)
  return { status: response.status, body: await response.json() }
}

async function fleetOf(type: (typeof fleetTypes)[number]) {
  const created = await sandbox.newFleet({ type, roles: ['portal-admin'], funds: 10_000_000 })
  return { ...created, call: await callerOf(sandbox, created.users[0]?.email ?? '') }
}

describe.each(fleetTypes.filter(isWalletFleet))('a %s fleet', (type) => {
  it('cannot buy litres or generate codes, and is not charged', async () => {
    const { fleetId, call } = await fleetOf(type)
    for (const answer of [
      await call(buyFuel, { fleetId, ...order }, { key: `buy-${type}` }),
      await call(createFuelCodes, { fleetId, codes: [code(fleetId)] }, { key: `code-${type}` }),
    ]) {
      expect([answer.status, answer.body.errorCode]).toEqual([403, 'FleetTypeNotAllowed'])
    }
  })
})

it.each(fleetTypes)('an export of a %s fleet requires the same features as its list', async (type) => {
  const { fleetId, call } = await fleetOf(type)
  for (const reportType of reportTypes) {
    const { status, body } = await call(createReport, { fleetId, platformType: 'plb', reportType })
    const features = [reportAccess[reportType]].flat() as { feature: string }[]
    const isMissingForFleetType = isWalletFleet(type)
      ? features.some(({ feature }) => feature === 'BUY_FUEL' || feature === 'MY_FUEL_CODE')
      : features.some(({ feature }) => feature === 'NON_FUEL_TRANSACTION')
    const refusal = [status, body.errorCode]
    if (isMissingForFleetType) expect(refusal, reportType).toEqual([403, 'FleetTypeNotAllowed'])
    else expect(status, reportType).not.toBe(403)
  }
})

it('a fleet that changed to a wallet type cannot void an earlier redemption', async () => {
  const { fleetId, stationId, call } = await fleetOf('hedging')
  await call(buyFuel, { fleetId, ...order })
  const changeType = () => post(`fleets/${fleetId}`, { type: 'locqpay' })
  expect(await changeType()).toMatchObject({
    status: 409,
    body: { message: 'This fleet still holds litres.' },
  })
  const created = await call(createFuelCodes, { fleetId, codes: [code(fleetId)] })
  const { fuelCode } = created.body.fuelCodes[0] as FuelCode
  expect((await changeType()).status).toBe(409)
  const { body } = await post('pump/redeem', { code: fuelCode, stationId, litres: 10 })
  expect(await changeType()).toMatchObject({ status: 200, body: { plbType: 'locqpay' } })
  expect((await post('pump/void', { redemptionId: body.redemptionId })).status).toBe(422)
})
