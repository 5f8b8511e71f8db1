import { fuelCodeStatuses } from 'api-client/contract/fuelCodes'
import { millilitres } from 'api-client/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueOf, isOpen, litresLeft } from './fuelCodeFacts.ts'

test('only active and scheduled codes can be deactivated', () => {
  expect(fuelCodeStatuses.filter((status) => isOpen({ status }))).toEqual(['Active', 'Scheduled'])
})

test('what is left and what is redeemed add up to the volume, and nothing is left below zero', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(12_000_000), (volume, redeemed) => {
      const left = litresLeft({ literVolume: millilitres(volume), volumeRedeemed: millilitres(redeemed) })
      expect(left).toBeGreaterThanOrEqual(0)
      if (redeemed <= volume) expect(BigInt(left) + BigInt(redeemed)).toBe(BigInt(volume))
    }),
  )
})

describe('what is due', () => {
  const now = '2026-11-21'
  const period = { startDate: '2026-11-21', endDate: '2026-11-23' }

  test('is the end of an active code, counted in days', () => {
    expect(dueOf({ status: 'Active', ...period }, now)).toEqual({ kind: 'expires', days: 2 })
    expect(dueOf({ status: 'Active', ...period }, '2026-11-23')).toEqual({ kind: 'expires', days: 0 })
  })

  test('is the start of a scheduled code', () => {
    expect(dueOf({ status: 'Scheduled', ...period }, '2026-11-20')).toEqual({ kind: 'starts', days: 1 })
  })

  test('takes an instant as its day in Manila', () => {
    const code = { status: 'Active', ...period, endDate: '2026-11-22T16:00:00.000Z' } as const
    expect(dueOf(code, now)).toEqual({ kind: 'expires', days: 2 })
  })

  test('is nothing for codes that are over', () => {
    for (const status of ['Expired', 'Redeemed', 'Deactivated'] as const) {
      expect(dueOf({ status, ...period }, now)).toBeUndefined()
    }
  })
})
