import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transferVerifiedOn, verifiedBy } from './verifiedBy.ts'

const at = (text: string) => Date.parse(`${text}:00+08:00`)

describe('a payment', () => {
  test.each([
    ['2026-11-20T09:00', '2026-11-20T12:00'],
    ['2026-11-20T06:00', '2026-11-20T11:00'],
    ['2026-11-20T14:30', '2026-11-20T17:30'],
    ['2026-11-20T16:00', '2026-11-23T09:30'],
    ['2026-11-20T17:30', '2026-11-23T11:00'],
    ['2026-11-21T12:00', '2026-11-23T11:00'],
    ['2026-11-22T23:59', '2026-11-23T11:00'],
    ['2026-11-18T20:00', '2026-11-19T11:00'],
    // Bonifacio Day is a Monday.
    ['2026-11-28T12:00', '2026-12-01T11:00'],
    ['2026-12-24T16:00', '2026-12-28T09:30'],
    ['2026-12-29T17:00', '2027-01-04T10:30'],
    // Maundy Thursday and Good Friday.
    ['2027-03-24T17:00', '2027-03-29T10:30'],
    // The last Monday of August.
    ['2026-08-30T12:00', '2026-09-01T11:00'],
    ['2026-08-24T09:00', '2026-08-24T12:00'],
  ])('made at %s is verified by %s', (paid, verified) => {
    expect(verifiedBy(at(paid))).toBe(at(verified))
  })

  test('is never verified on a weekend, outside business hours, or less than three hours later', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('2026-01-01T00:00'), max: at('2028-01-01T00:00') }), (now) => {
        const verified = verifiedBy(now)
        const clock = new Date(verified + 8 * 3_600_000)
        const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes()
        expect([1, 2, 3, 4, 5]).toContain(clock.getUTCDay())
        expect(minutes).toBeGreaterThanOrEqual(480)
        expect(minutes).toBeLessThanOrEqual(1050)
        expect(verified - now).toBeGreaterThanOrEqual(3 * 3_600_000)
      }),
    )
  })
})

describe('a PESONet transfer', () => {
  test.each([
    ['2026-11-20T14:59', '2026-11-20'],
    ['2026-11-20T15:00', '2026-11-23'],
    ['2026-11-19T15:01', '2026-11-20'],
    ['2026-11-19T01:00', '2026-11-19'],
    ['2026-11-21T10:00', '2026-11-23'],
  ])('made at %s is verified on %s', (made, day) => {
    expect(transferVerifiedOn(at(made))).toBe(day)
  })
})
