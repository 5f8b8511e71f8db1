import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { createFuelCodes, type FuelCode, type NewFuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { createVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { millilitres } from 'fleet-portal-api-client/money'
import { plusDays } from '../format/calendar.ts'
import { today } from '../format/days.ts'
import type { TestFleet } from './createTestFleet.ts'

/** More centavos than any scene spends. */
export const enoughMoney = 100_000_000

/** Buys litres of a product for a fleet. */
export async function buyLitres({ fleetId, arrange }: TestFleet, productCode: Fuel, litres: number) {
  await arrange(buyFuel, { fleetId, liter: millilitres(litres * 1000), amount: null, productCode })
}

export async function addDriver({ fleetId, arrange }: TestFleet, firstName = 'José', lastName = 'Peñaflor') {
  const driverLicenseId = `N${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
  const fields = { firstName, lastName, driverLicenseId, mobileNumber: '09171234567' }
  return (await arrange(createDriver, { fleetId, ...fields })).driverId
}

export async function addVehicle({ fleetId, arrange }: TestFleet, plateNumber = 'NAB1234') {
  const fields = { plateNumber, model: 'Isuzu Elf', type: 'Vehicle' as const, remarks: '' }
  return (await arrange(createVehicle, { fleetId, ...fields })).vehicleId
}

/** By default: a code without driver and vehicle for 10 L of diesel, valid for a week from today. */
const newCode = (fleetId: string, fields: Partial<NewFuelCode> = {}): NewFuelCode => ({
  fleetId,
  driverIds: [],
  vehicleIds: [],
  startDate: today(),
  endDate: plusDays(today(), 6),
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: millilitres(10_000),
  sendFuelCode: false,
  saveTemplate: false,
  maxUsage: 0,
  autoRenew: false,
  ...fields,
})

/** Creates fuel codes as the fleet's admin. */
export async function makeCodes(
  { fleetId, arrange }: TestFleet,
  ...codeFields: Partial<NewFuelCode>[]
): Promise<FuelCode[]> {
  const codes = codeFields.map((one) => newCode(fleetId, one))
  return (await arrange(createFuelCodes, { fleetId, codes })).fuelCodes ?? []
}
