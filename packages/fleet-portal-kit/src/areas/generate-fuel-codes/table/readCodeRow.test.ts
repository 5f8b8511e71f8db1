import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import type { Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { describe, expect, test } from 'vitest'
import { codeTableMessages } from '../../../locales/en/codeTable.ts'
import { uiMessages } from '../../../locales/en/ui.ts'
import { nameKey, plateKey, type Bearers } from '../../../pieces/codes/findBearers.ts'
import { cellsByColumn, codeColumns, readCodeRow, type CodeColumn } from './readCodeRow.ts'

const driver = (driverId: string, firstName: string): Driver => ({
  driverId,
  firstName,
  lastName: 'Cruz',
  driverLicenseId: `N010000000${driverId}`,
  mobileNumber: '09171234567',
  status: 'active',
})
const ana = driver('1', 'Ana')
const jose = driver('2', 'José')
const otherJose = driver('3', 'José')
const truck = {
  vehicleId: 'v1',
  plateNumber: 'NAB1234',
  model: 'Elf',
  status: 'active',
} as unknown as Vehicle

const bearers: Bearers = {
  driversOf: (text) =>
    [ana, jose, otherJose].filter(
      (one) => nameKey(text) === nameKey(`${one.firstName} Cruz`) || text === one.driverLicenseId,
    ),
  driversNamed: () => [],
  vehicleOf: (plate) => (plateKey(plate) === 'NAB1234' ? truck : undefined),
  names: [],
  plates: [],
}
const context = {
  bearers,
  nearBearers: (text: string) => (text === 'Ana Kruz' ? ['Ana Cruz', 'Ana Ruiz'] : []),
  nearPlates: () => [],
  today: '2026-11-25',
  t: codeTableMessages.defaults,
  productNames: uiMessages.defaults.productNames,
  messageOf: (code: string) => code,
}

const valid: Partial<Record<CodeColumn, string>> = {
  driver_or_plate: 'Ana Cruz',
  product: 'Diesel',
  liters: '40',
  days: '7',
}
const read = (cells: Partial<Record<CodeColumn, string>>) =>
  readCodeRow(
    codeColumns.map((column) => ({ ...valid, ...cells })[column] ?? ''),
    context,
  )
const valuesOf = (cells: Partial<Record<CodeColumn, string>>) => {
  const result = read(cells)
  if ('errors' in result) throw new Error(JSON.stringify(result.errors))
  return result.values
}
const errorsOf = (cells: Partial<Record<CodeColumn, string>>) => {
  const result = read(cells)
  return 'errors' in result ? result.errors.map(({ column, message }) => `${column}: ${message}`) : []
}

describe('a row of a table of codes', () => {
  test('becomes the values of a draft', () => {
    expect(valuesOf({})).toMatchObject({
      fuelCodeType: 'driver-specific',
      driver: { value: '1', label: 'Ana Cruz', mobileNumber: '09171234567' },
      vehicle: null,
      productCode: 'diesel',
      literVolume: 40_000,
      startDate: '2026-11-25',
      durationDays: '7',
      sendSms: false,
    })
  })

  test('has cells without surrounding spaces', () => {
    expect(cellsByColumn([' Ana ', 'Diesel']).driver_or_plate).toBe('Ana')
  })

  test.each([
    ['a plate number', { driver_or_plate: 'nab 1234' }, 'vehicle-specific'],
    ['a driver and a plate number', { plate_number: 'NAB-1234' }, 'driver-vehicle-specific'],
    [
      'a plate number in its own column',
      { driver_or_plate: '', plate_number: 'NAB1234' },
      'vehicle-specific',
    ],
    ['a driver ID', { driver_or_plate: 'N0100000002' }, 'driver-specific'],
    ['any', { driver_or_plate: 'Any' }, 'any'],
  ])('may name %s', (_, cells, type) => {
    expect(valuesOf(cells).fuelCodeType).toBe(type)
  })

  test.each([
    ['gas 91', 'gas91'],
    ['95', 'gas95'],
    ['Gasoline 97', 'gas97'],
    ['DIESEL', 'diesel'],
  ])('may name the product as %s', (product, fuel) => {
    expect(valuesOf({ product }).productCode).toBe(fuel)
  })

  test.each([
    ['40.5 L', 40_500],
    ['1,200', 1_200_000],
    ['12 liters', 12_000],
  ])('may have %s', (liters, volume) => {
    expect(valuesOf({ liters }).literVolume).toBe(volume)
  })

  test('may have a first and a last day instead of a number of days', () => {
    const period = { days: '', start_date: '2026-12-01', end_date: '2026-12-07' }
    expect(valuesOf(period)).toMatchObject({ startDate: '2026-12-01', durationDays: '7' })
  })

  test('may send the code by SMS, also to another number', () => {
    expect(valuesOf({ sms: 'yes' })).toMatchObject({ sendSms: true, mobileNumber: '' })
    expect(valuesOf({ sms: '9181234567' })).toMatchObject({ sendSms: true, mobileNumber: '09181234567' })
  })

  test.each<[Partial<Record<CodeColumn, string>>, string]>([
    [{ driver_or_plate: 'Nobody' }, 'driver_or_plate: No active driver or vehicle is “Nobody”'],
    [
      { driver_or_plate: 'Ana Kruz' },
      'driver_or_plate: No active driver or vehicle is “Ana Kruz”. Did you mean Ana Cruz or Ana Ruiz?',
    ],
    [
      { driver_or_plate: 'José Cruz' },
      'driver_or_plate: More than one driver is named José Cruz. Write the driver ID instead',
    ],
    [{ driver_or_plate: '' }, 'driver_or_plate: Write a driver, a plate number, or “any”'],
    [{ plate_number: 'ZZZ9999' }, 'plate_number: No active vehicle has the plate number “ZZZ9999”'],
    [
      { driver_or_plate: 'any', plate_number: 'NAB1234' },
      'plate_number: A code for any driver and vehicle has no plate number',
    ],
    [{ product: 'Lubes' }, 'product: Write a product: Diesel, Gas 91, Gas 95, Gas 97'],
    [{ liters: '40,5' }, 'liters: Write the liters as a number, such as 40 or 40.5'],
    [{ liters: '0,500' }, 'liters: Write the liters as a number, such as 40 or 40.5'],
    [{ liters: '-40' }, 'liters: litresMin'],
    [{ liters: '40.1234' }, 'liters: Write the liters as a number, such as 40 or 40.5'],
    [{ liters: '10001' }, 'liters: litresMax'],
    [{ days: '0' }, 'days: Write a number of days from 1 to 1,000'],
    [{ days: '' }, 'days: Write a number of days, or the last day'],
    [{ end_date: '2026-12-25' }, 'days: The days and the last day do not match'],
    [{ start_date: '05/06/2026' }, 'start_date: Day and month can be confused. Write the day as 2026-11-30'],
    [{ start_date: '2026-11-24' }, 'start_date: past'],
    [{ days: '', end_date: '2026-11-20' }, 'end_date: The last day is before the first day'],
    [{ driver_or_plate: 'any', sms: 'yes' }, 'sms: required'],
    [{ sms: 'maybe' }, 'sms: Write yes, no, or a mobile number'],
  ])('has an error at the cell: %j', (cells, error) => {
    expect(errorsOf(cells)).toContain(error)
  })

  test('names all its errors at once', () => {
    expect(errorsOf({ driver_or_plate: 'Nobody', product: '', liters: 'many' })).toHaveLength(3)
  })
})
