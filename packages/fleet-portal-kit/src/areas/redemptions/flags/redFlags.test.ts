import type { Product } from 'fleet-portal-api-client/contract/products'
import { millilitres } from 'fleet-portal-api-client/money'
import { describe, expect, test } from 'vitest'
import { findRedFlags, flagRules, type FlagRule } from './redFlags.ts'

const start = Date.parse('2026-11-20T08:00:00+08:00')
let count = 0
const fill = (hours: number, more: Partial<ReturnType<typeof base>> = {}) => ({ ...base(hours), ...more })
function base(hours: number) {
  count += 1
  return {
    redemptionId: `r${count}`,
    station: { name: 'Makati', businessName: 'Uno' },
    driver: null as { driverLicenseId: string; firstName: string; lastName: string } | null,
    vehicle: null as { plateNumber: string } | null,
    fuelCode: null as string | null,
    redeemedAt: new Date(start + hours * 3_600_000).toISOString(),
    productCode: 'diesel' as Product,
    literVolume: millilitres(40_000),
    orNumber: null as string | null,
    status: 'success' as 'success' | 'voided',
  }
}

const cities: Record<string, { lat: number; lng: number }> = {
  Makati: { lat: 14.5547, lng: 121.0244 },
  Baguio: { lat: 16.4023, lng: 120.596 },
}

const rulesOf = (rows: ReturnType<typeof base>[], rules: readonly FlagRule[] = flagRules) =>
  [...findRedFlags(rows, { rules, positionOf: ({ name }) => cities[name] })].map(([id, flags]) => [
    id,
    flags.map(({ rule }) => rule),
  ])

const truck = { vehicle: { plateNumber: 'ABC1234' } }

describe('red flags', () => {
  test('mark a volume far above what the vehicle takes, after eight fills', () => {
    const usual = Array.from({ length: 8 }, (_, day) => fill(day * 24, truck))
    const large = fill(240, { ...truck, literVolume: millilitres(50_001) })
    const justRight = fill(240, { ...truck, literVolume: millilitres(50_000) })
    expect(rulesOf([...usual, large])).toEqual([[large.redemptionId, ['volume']]])
    expect(rulesOf([...usual, justRight])).toEqual([])
    expect(rulesOf([...usual.slice(0, 6), large])).toEqual([])
  })

  test('mark the second of two fills within 30 minutes, of the same vehicle, driver or code', () => {
    const driver = { driver: { driverLicenseId: 'N1', firstName: 'Ana', lastName: 'Cruz' } }
    for (const same of [truck, driver, { fuelCode: 'CODE1' }]) {
      const rows = [fill(0.5, same), fill(0, same), fill(1.1, same), fill(0.2)]
      expect(rulesOf(rows)).toEqual([[rows[0]?.redemptionId, ['repeated']]])
    }
  })

  test('mark stations that are too far apart for the time, and are silent without a position', () => {
    const far = (hours: number, name = 'Baguio') =>
      fill(hours, { ...truck, station: { name, businessName: '' } })
    const early = far(1)
    expect(rulesOf([fill(0, truck), early])).toEqual([[early.redemptionId, ['distance']]])
    expect(rulesOf([fill(0, truck), far(3)])).toEqual([])
    expect(rulesOf([fill(0, truck), far(1, 'Unknown')])).toEqual([])
  })

  test('mark an hour in which the fleet hardly ever fills up', () => {
    const usual = Array.from({ length: 120 }, (_, day) => fill(day * 24))
    const night = fill(24 * 130 - 5)
    expect(rulesOf([...usual, night])).toEqual([[night.redemptionId, ['hours']]])
    expect(rulesOf([...usual.slice(0, 90), night])).toEqual([])
  })

  test('mark a product that the vehicle never took before, and an OR number that occurs twice', () => {
    const usual = Array.from({ length: 8 }, (_, day) => fill(day * 24, truck))
    const other = fill(300, { ...truck, productCode: 'gas95' })
    expect(rulesOf([...usual, other])).toEqual([[other.redemptionId, ['product']]])
    const twice = [
      fill(0, { orNumber: 'OR-1' }),
      fill(99, { orNumber: 'OR-1' }),
      fill(50, { orNumber: 'OR-2' }),
    ]
    expect(rulesOf(twice)).toEqual(twice.slice(0, 2).map(({ redemptionId }) => [redemptionId, ['orNumber']]))
  })

  test('mark repeated fills just under the limit of their codes, of the same vehicle or driver', () => {
    const limits: Record<string, number> = { A: 40_500, B: 40_000, C: 50_000 }
    const find = (rows: ReturnType<typeof base>[]) => [
      ...findRedFlags(rows, {
        rules: ['limit'],
        positionOf: () => undefined,
        limitOf: (code) => limits[code],
      }),
    ]
    const driver = { driver: { driverLicenseId: 'N1', firstName: 'Ana', lastName: 'Cruz' } }
    for (const [same, who] of [
      ['vehicle', truck],
      ['driver', driver],
    ] as const) {
      const near = [0, 24, 48].map((hours) => fill(hours, { ...who, fuelCode: 'A' }))
      const whole = fill(72, { ...who, fuelCode: 'B' })
      const far = fill(96, { ...who, fuelCode: 'C' })
      const unknown = fill(120, { ...who, fuelCode: 'D' })
      expect(find([...near, whole, far, unknown])).toEqual(
        near.map(({ redemptionId }) => [redemptionId, [{ rule: 'limit', limit: 40_500, times: 3, same }]]),
      )
      expect(find([...near.slice(1), whole, far])).toEqual([])
    }
  })

  test('mark the last fill of an inactive vehicle and of an inactive driver', () => {
    const driver = { driver: { driverLicenseId: 'N1', firstName: 'Ana', lastName: 'Cruz' } }
    const rows = [fill(24, truck), fill(0, truck), fill(48, driver), fill(12, driver)]
    const found = findRedFlags(rows, {
      rules: flagRules,
      positionOf: () => undefined,
      inactivePlates: new Set(['ABC1234']),
      inactiveDrivers: new Set(['N1', 'N2']),
    })
    expect([...found]).toEqual([
      [rows[0]?.redemptionId, [{ rule: 'inactive', who: 'vehicle' }]],
      [rows[2]?.redemptionId, [{ rule: 'inactive', who: 'driver' }]],
    ])
  })

  test('leave out voided redemptions and rules that are off', () => {
    const twice = [fill(0, truck), fill(0.1, truck)]
    expect(rulesOf(twice)).toHaveLength(1)
    expect(rulesOf(twice, ['volume'])).toEqual([])
    expect(rulesOf([fill(0, { ...truck, status: 'voided' }), fill(0.1, truck)])).toEqual([])
  })
})
