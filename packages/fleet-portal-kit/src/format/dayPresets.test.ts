import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plusDays } from './calendar.ts'
import { dayPresetRange, dayPresets } from './dayPresets.ts'
import { isRealDay } from './days.ts'

test.each([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-20', '2026-11-19', '2026-11-19'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last7Days', '2026-11-20', '2026-11-14', '2026-11-20'],
  ['thisMonth', '2026-11-20', '2026-11-01', '2026-11-20'],
  ['thisMonth', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['lastMonth', '2026-11-20', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['last4Weeks', '2026-11-20', '2026-10-24', '2026-11-20'],
] as const)('%s on %s is from %s to %s', (preset, day, start, end) => {
  expect(dayPresetRange(preset, day)).toEqual({ start, end })
})

test('every preset has real days in order, and none after today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.constantFrom(...dayPresets), (days, preset) => {
      const today = plusDays('2024-01-01', days)
      const { start, end } = dayPresetRange(preset, today)
      expect(isRealDay(start) && isRealDay(end)).toBe(true)
      expect(start <= end && end <= today).toBe(true)
    }),
  )
})
