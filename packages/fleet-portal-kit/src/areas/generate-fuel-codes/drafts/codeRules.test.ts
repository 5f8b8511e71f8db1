import { bindings, createFuelCodes, fuelCodeLimits } from 'api-client/contract/fuelCodes'
import { fuels } from 'api-client/contract/products'
import { differenceInCalendarDays, parseISO } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  blankCode,
  codeForm,
  daysOf,
  faultsOf,
  lastDayOf,
  mayBeOneTime,
  newCodeOf,
  type CodeValues,
} from './codeRules.ts'

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
const faultAt = (change: Partial<CodeValues>, path: keyof CodeValues) =>
  faultsOf({ ...good, ...change }, now).find((fault) => fault.path === path)?.code

describe('what a code needs', () => {
  test('a complete code has no faults', () => {
    expect(faultsOf(good, now)).toEqual([])
  })

  test('type, product, volume, start and duration are required', () => {
    const missing = faultsOf(blankCode(''), now).map(({ path, code }) => `${path} ${code}`)
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
  ])('%i mL answer %s', (literVolume, code) => {
    expect(faultAt({ literVolume }, 'literVolume')).toBe(code)
  })

  test('the period cannot start before today', () => {
    expect(faultAt({ startDate: '2026-11-20' }, 'startDate')).toBe('past')
    expect(faultAt({ startDate: now }, 'startDate')).toBeUndefined()
  })

  test.each(['0', '1001', '9999'])('a duration of %s days is refused', (durationDays) => {
    expect(faultAt({ durationDays }, 'durationDays')).toBe('between:1-1000')
  })

  test.each([
    ['driver-specific', true, false],
    ['vehicle-specific', false, true],
    ['driver-vehicle-specific', true, true],
    ['any', false, false],
  ] as const)('%s: driver required %s, vehicle required %s', (fuelCodeType, needsOne, needsOther) => {
    expect(faultAt({ fuelCodeType }, 'driver')).toBe(needsOne ? 'required' : undefined)
    expect(faultAt({ fuelCodeType }, 'vehicle')).toBe(needsOther ? 'required' : undefined)
    expect(faultAt({ fuelCodeType, driver, vehicle }, 'driver')).toBeUndefined()
  })

  test.each([
    ['driver-specific', undefined],
    ['driver-vehicle-specific', undefined],
    ['vehicle-specific', 'required'],
    ['any', 'required'],
  ] as const)('with SMS and %s the mobile number is %s', (fuelCodeType, code) => {
    expect(faultAt({ fuelCodeType, sendSms: true }, 'mobileNumber')).toBe(code)
    expect(faultAt({ fuelCodeType, sendSms: false }, 'mobileNumber')).toBeUndefined()
  })

  test('a mobile number that is typed must be one, SMS or not', () => {
    expect(faultAt({ mobileNumber: '0917123' }, 'mobileNumber')).toBe('mobile')
    expect(faultAt({ mobileNumber: '09171234567' }, 'mobileNumber')).toBeUndefined()
  })

  test('the form reports the same faults on the same fields', () => {
    const result = codeForm.safeParse({ ...good, startDate: '2020-01-01', fuelCodeType: 'driver-specific' })
    expect(result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'startDate past',
      'driver required',
    ])
  })
})

describe('one-time use', () => {
  test('is there at exactly 200 L and gone above', () => {
    expect(mayBeOneTime(200_000)).toBe(true)
    expect(mayBeOneTime(200_001)).toBe(false)
    expect(faultAt({ isOneTime: true, literVolume: 200_001 }, 'isOneTime')).toBe('oneTimeMax')
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

  test('is unknown while start or duration is no real one', () => {
    expect(lastDayOf({ startDate: '', durationDays: '3' })).toBeUndefined()
    expect(lastDayOf({ startDate: now, durationDays: '1001' })).toBeUndefined()
    expect(daysOf('١')).toBeUndefined()
  })
})

describe('the payload', () => {
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

  test('keeps every millilitre and never names anybody on a code for any driver and vehicle', () => {
    fc.assert(
      fc.property(values, (one) => {
        const code = newCodeOf(one, 'flt_1')
        expect(code.literVolume).toBe(one.literVolume)
        expect(code.maxUsage).toBe(one.isOneTime ? 1 : 0)
        expect(code.driverIds).toEqual(one.driver && one.fuelCodeType !== 'any' ? ['drv_1'] : [])
        expect(code.vehicleIds).toEqual(one.vehicle && one.fuelCodeType !== 'any' ? ['veh_1'] : [])
        expect('mobileNumber' in code).toBe(one.mobileNumber !== '')
      }),
    )
  })

  test('is what the contract takes wherever the rules find no fault, and within every limit', () => {
    const anything = fc.record<CodeValues>({
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
      fc.property(anything, (one) => {
        if (faultsOf(one, now).length > 0) return
        const code = newCodeOf(one, 'flt_1')
        expect(() => z.encode(createFuelCodes.input, { fleetId: 'flt_1', codes: [code] })).not.toThrow()
        expect(code.literVolume).toBeGreaterThanOrEqual(fuelCodeLimits.min)
        expect(code.literVolume).toBeLessThanOrEqual(fuelCodeLimits.max)
        if (code.maxUsage === 1) expect(code.literVolume).toBeLessThanOrEqual(fuelCodeLimits.oneTimeMax)
        expect(code.startDate >= now && code.endDate >= code.startDate).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('is refused while something is missing', () => {
    expect(() => newCodeOf(blankCode(now), 'flt_1')).toThrow('An unfinished code')
  })
})
