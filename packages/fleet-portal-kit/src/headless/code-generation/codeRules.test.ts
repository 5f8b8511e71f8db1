import { bindings, createFuelCodes, fuelCodeLimits } from 'fleet-portal-api-client/contract/fuelCodes'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { differenceInCalendarDays, parseISO } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  blankCode,
  codeForm,
  parseDays,
  validateCode,
  lastDayOf,
  isOneTimeAllowed,
  toNewFuelCode,
} from './codeRules.ts'
import type { CodeValues } from './codeDraft.ts'

const now = '2026-11-21'
const driver = { value: 'drv_1', label: 'José Peñaflor' }
const vehicle = { value: 'veh_1', label: 'NAB1234' }

const good: CodeValues = {
  ...blankCode(now),
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: 60_000,
  durationDays: '30',
}
const errorAt = (change: Partial<CodeValues>, path: keyof CodeValues) =>
  validateCode({ ...good, ...change }, now).find((error) => error.path === path)?.code

describe('validating a code', () => {
  test('finds no errors in a complete code', () => {
    expect(validateCode(good, now)).toEqual([])
  })

  test('requires type, product, volume, start and duration', () => {
    const missing = validateCode(blankCode(''), now).map(({ path, code }) => `${path} ${code}`)
    expect(missing).toEqual([
      'fuelCodeType required',
      'productCode required',
      'literVolume required',
      'startDate required',
      'durationDays required',
    ])
  })

  test.each([
    [999, 'litresMin'],
    [1_000, undefined],
    [10_000_000, undefined],
    [10_000_001, 'litresMax'],
  ])('reports for %i mL the error %s', (literVolume, code) => {
    expect(errorAt({ literVolume }, 'literVolume')).toBe(code)
  })

  test('rejects a start before today', () => {
    expect(errorAt({ startDate: '2026-11-20' }, 'startDate')).toBe('past')
    expect(errorAt({ startDate: now }, 'startDate')).toBeUndefined()
  })

  test.each(['0', '1001', '9999'])('rejects a duration of %s days', (durationDays) => {
    expect(errorAt({ durationDays }, 'durationDays')).toBe('between:1-1000')
  })

  test.each([
    ['driver-specific', true, false],
    ['vehicle-specific', false, true],
    ['driver-vehicle-specific', true, true],
    ['any', false, false],
  ] as const)(
    '%s: driver required %s, vehicle required %s',
    (fuelCodeType, isDriverRequired, isVehicleRequired) => {
      expect(errorAt({ fuelCodeType }, 'driver')).toBe(isDriverRequired ? 'required' : undefined)
      expect(errorAt({ fuelCodeType }, 'vehicle')).toBe(isVehicleRequired ? 'required' : undefined)
      expect(errorAt({ fuelCodeType, driver, vehicle }, 'driver')).toBeUndefined()
    },
  )

  test.each([
    ['driver-specific', undefined],
    ['driver-vehicle-specific', undefined],
    ['vehicle-specific', 'required'],
    ['any', 'required'],
  ] as const)('with SMS and %s the mobile number is %s', (fuelCodeType, code) => {
    expect(errorAt({ fuelCodeType, sendSms: true }, 'mobileNumber')).toBe(code)
    expect(errorAt({ fuelCodeType, sendSms: false }, 'mobileNumber')).toBeUndefined()
  })

  test('rejects an invalid mobile number, with and without SMS', () => {
    expect(errorAt({ mobileNumber: '0917123' }, 'mobileNumber')).toBe('mobile')
    expect(errorAt({ mobileNumber: '09171234567' }, 'mobileNumber')).toBeUndefined()
  })

  test('finds the same errors as the schema of the form', () => {
    const result = codeForm.safeParse({ ...good, startDate: '2020-01-01', fuelCodeType: 'driver-specific' })
    expect(result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'startDate past',
      'driver required',
    ])
  })
})

describe('one-time use', () => {
  test('is possible up to and including 200 L', () => {
    expect(isOneTimeAllowed(200_000)).toBe(true)
    expect(isOneTimeAllowed(200_001)).toBe(false)
    expect(errorAt({ isOneTime: true, literVolume: 200_001 }, 'isOneTime')).toBe('oneTimeMax')
  })
})

describe('the last day', () => {
  test('is the start plus the duration minus one, over leap days and years', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 1000 }),
        (date, days) => {
          const startDate = date.toISOString().slice(0, 10)
          const end = lastDayOf({ startDate, durationDays: String(days) }) ?? ''
          expect(differenceInCalendarDays(parseISO(end), parseISO(startDate))).toBe(days - 1)
        },
      ),
    )
  })

  test('is undefined for an invalid start or duration', () => {
    expect(lastDayOf({ startDate: '', durationDays: '3' })).toBeUndefined()
    expect(lastDayOf({ startDate: now, durationDays: '1001' })).toBeUndefined()
    expect(parseDays('١')).toBeUndefined()
  })
})

describe('the input of the call', () => {
  const values = fc.record<CodeValues>({
    name: fc.string(),
    fuelCodeType: fc.constantFrom(...bindings),
    productCode: fc.constantFrom(...fuels),
    literVolume: fc.integer({ min: 1_000, max: 10_000_000 }),
    startDate: fc.constantFrom(now, '2028-02-29'),
    durationDays: fc.integer({ min: 1, max: 1000 }).map(String),
    isOneTime: fc.boolean(),
    driver: fc.constantFrom(driver, null),
    vehicle: fc.constantFrom(vehicle, null),
    sendSms: fc.boolean(),
    mobileNumber: fc.constantFrom('', '09171234567'),
    autoRenew: fc.boolean(),
    saveTemplate: fc.boolean(),
  })

  test('has the exact volume, and no driver or vehicle if the code is for any driver and vehicle', () => {
    fc.assert(
      fc.property(values, (one) => {
        const code = toNewFuelCode(one, 'flt_1')
        expect(code.literVolume).toBe(one.literVolume)
        expect(code.maxUsage).toBe(one.isOneTime ? 1 : 0)
        expect(code.driverIds).toEqual(one.driver && one.fuelCodeType !== 'any' ? ['drv_1'] : [])
        expect(code.vehicleIds).toEqual(one.vehicle && one.fuelCodeType !== 'any' ? ['veh_1'] : [])
        expect('mobileNumber' in code).toBe(one.mobileNumber !== '')
      }),
    )
  })

  test('fits the contract and its limits if validation finds no errors', () => {
    const anyValues = fc.record<CodeValues>({
      name: fc.string(),
      fuelCodeType: fc.constantFrom('' as const, ...bindings),
      productCode: fc.constantFrom('' as const, ...fuels),
      literVolume: fc.option(
        fc.oneof(fc.integer({ min: -5, max: 10_000_005 }), fc.constantFrom(200_000, 200_001)),
      ),
      startDate: fc.constantFrom('', 'soon', '2026-11-20', now, '2027-01-31'),
      durationDays: fc.oneof(fc.integer({ min: -1, max: 1002 }).map(String), fc.string({ maxLength: 4 })),
      isOneTime: fc.boolean(),
      driver: fc.constantFrom(driver, null),
      vehicle: fc.constantFrom(vehicle, null),
      sendSms: fc.boolean(),
      mobileNumber: fc.constantFrom('', '0917', '09171234567'),
      autoRenew: fc.boolean(),
      saveTemplate: fc.boolean(),
    })
    fc.assert(
      fc.property(anyValues, (one) => {
        if (validateCode(one, now).length > 0) return
        const code = toNewFuelCode(one, 'flt_1')
        expect(() => z.encode(createFuelCodes.input, { fleetId: 'flt_1', codes: [code] })).not.toThrow()
        expect(code.literVolume).toBeGreaterThanOrEqual(fuelCodeLimits.min)
        expect(code.literVolume).toBeLessThanOrEqual(fuelCodeLimits.max)
        if (code.maxUsage === 1) expect(code.literVolume).toBeLessThanOrEqual(fuelCodeLimits.oneTimeMax)
        expect(code.startDate >= now && code.endDate >= code.startDate).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('throws if a required value is missing', () => {
    expect(() => toNewFuelCode(blankCode(now), 'flt_1')).toThrow('An unfinished code')
  })
})
