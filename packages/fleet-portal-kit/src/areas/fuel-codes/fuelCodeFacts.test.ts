import { fuelCodeStatuses } from 'fleet-portal-api-client/contract/fuelCodes'
import { millilitres } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueOf, isDeactivatable, remainingLitres } from './fuelCodeFacts.ts'

test('only active and scheduled codes can be deactivated', () => {
  expect(fuelCodeStatuses.filter((status) => isDeactivatable({ status }))).toEqual(['Active', 'Scheduled'])
})

test('the remaining and the redeemed volume add up to the total, and the remaining volume is never negative', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(12_000_000), (volume, redeemed) => {
      const remaining = remainingLitres({
        literVolume: millilitres(volume),
        volumeRedeemed: millilitres(redeemed),
      })
      expect(remaining).toBeGreaterThanOrEqual(0)
      if (redeemed <= volume) expect(BigInt(remaining) + BigInt(redeemed)).toBe(BigInt(volume))
    }),
  )
})

describe('the due date of a code', () => {
  const now = '2026-11-21'
  const period = { startDate: '2026-11-21', endDate: '2026-11-23' }

  test('is the end of an active code, in days', () => {
    expect(dueOf({ status: 'Active', ...period }, now)).toEqual({ kind: 'expires', days: 2 })
    expect(dueOf({ status: 'Active', ...period }, '2026-11-23')).toEqual({ kind: 'expires', days: 0 })
  })

  test('is the start of a scheduled code', () => {
    expect(dueOf({ status: 'Scheduled', ...period }, '2026-11-20')).toEqual({ kind: 'starts', days: 1 })
  })

  test('uses the day in Manila of a timestamp', () => {
    const code = { status: 'Active', ...period, endDate: '2026-11-22T16:00:00.000Z' } as const
    expect(dueOf(code, now)).toEqual({ kind: 'expires', days: 2 })
  })

  test('is undefined for codes that have ended', () => {
    for (const status of ['Expired', 'Redeemed', 'Deactivated'] as const) {
      expect(dueOf({ status, ...period }, now)).toBeUndefined()
    }
  })
})
