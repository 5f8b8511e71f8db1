import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import type { Role } from 'fleet-portal-api-client/contract/access'
import { createFuelCodes, listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { expect } from 'vitest'
import { dayOf } from '../utilities/time.ts'
import type { TestSandbox } from '../testing.ts'
import { callerOf, type Answer } from './callerOf.ts'

export const today = dayOf(new Date())

/** Creates a hedging fleet with diesel and helpers that act as its first user, an Admin. */
export async function fleetWithFuel(
  sandbox: TestSandbox,
  litres = 100,
  roles: readonly ['portal-admin', ...Role[]] = ['portal-admin'],
) {
  const created = await sandbox.newFleet({ type: 'hedging', roles: [...roles], funds: 100_000_000 })
  const email = created.users[0]?.email ?? ''
  const { fleetId, stationId } = created
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
    return body.find((entry: { productCode: string }) => entry.productCode === 'diesel').fuelBalance as number
  }
  const redeem = (text: string, litres: number) => pump(sandbox, 'redeem', { code: text, stationId, litres })
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
  const currentCall: typeof call = (...args) => call(...args)
  return { ...created, call: currentCall, create, diesel, redeem, list, signInAgain, driverId }
}

/** Sends a request to the pump simulator, for example to redeem a code or void a redemption. */
export async function pump(sandbox: TestSandbox, path: string, body: unknown): Promise<Answer> {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/pump/${path}`, init))
  return { status: response.status, headers: response.headers, body: await response.json() }
}
