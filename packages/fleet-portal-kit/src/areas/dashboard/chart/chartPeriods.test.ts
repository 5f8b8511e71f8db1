import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays, presetRange } from '../../../format/calendar.ts'
import { englishFormats } from '../../../testing/englishFormats.ts'
import { grainOf, longName, periodsOf, shortName, type Grain } from './chartPeriods.ts'

const day = fc
  .date({ min: new Date('2020-05-12'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const range = fc
  .tuple(day, fc.integer({ min: 0, max: 2400 }))
  .map(([start, days]) => ({ start, end: plusDays(start, days) }))
const grain = fc.constantFrom<Grain>('day', 'week', 'month', 'quarter', 'year')

/** A range of `count` days, including both ends. */
const daysFrom = (start: string, count: number) => ({ start, end: plusDays(start, count - 1) })

test.each<[Grain, Grain, number]>([
  ['day', 'week', 1],
  ['week', 'month', 8],
  ['month', 'quarter', 52],
  ['quarter', 'year', 144],
])('groups a range by %s up to its limit, and by %s beyond it', (within, beyond, limit) => {
  // Different days of the week, including the end of a year and a leap day.
  for (const start of ['2023-01-04', '2023-12-31', '2024-02-28', '2026-11-20', '2026-11-22', '2026-11-23']) {
    expect(grainOf(daysFrom(start, limit * 7 - 1))).toBe(within)
    expect(grainOf(daysFrom(start, limit * 7))).toBe(within)
    expect(grainOf(daysFrom(start, limit * 7 + 1))).toBe(beyond)
    expect(grainOf(daysFrom(start, limit * 7 + 6))).toBe(beyond)
  }
})

test('groups a single day by day', () => {
  expect(grainOf({ start: '2026-11-20', end: '2026-11-20' })).toBe('day')
})

test('groups the presets by week and by month, in leap years too', () => {
  for (const today of ['2026-11-22', '2028-02-29', '2024-12-31', '2025-02-28']) {
    expect(grainOf(presetRange('last4Weeks', today), 'last4Weeks')).toBe('week')
    expect(grainOf(presetRange('last6Months', today), 'last6Months')).toBe('month')
    expect(grainOf(presetRange('last12Months', today), 'last12Months')).toBe('month')
  }
})

test('groups a custom range of a year by quarter', () => {
  expect(grainOf(presetRange('last12Months', '2026-11-22'), 'dateRange')).toBe('quarter')
})

test('never groups a longer range more finely than a shorter one', () => {
  const order: Grain[] = ['day', 'week', 'month', 'quarter', 'year']
  fc.assert(
    fc.property(range, fc.integer({ min: 0, max: 1000 }), ({ start, end }, more) => {
      const longer = grainOf({ start, end: plusDays(end, more) })
      expect(order.indexOf(longer)).toBeGreaterThanOrEqual(order.indexOf(grainOf({ start, end })))
    }),
  )
})

describe('the periods of a range', () => {
  test('cover every day of the range once, in order', () => {
    fc.assert(
      fc.property(range, grain, (whole, by) => {
        const periods = periodsOf(whole, by)
        expect(periods[0]?.start).toBe(whole.start)
        expect(periods.at(-1)?.end).toBe(whole.end)
        for (const [index, { start, end }] of periods.entries()) {
          expect(start <= end).toBe(true)
          const next = periods[index + 1]
          if (next) expect(next.start).toBe(plusDays(end, 1))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('are each within one calendar unit and never share it', () => {
    const unitOf: Record<Grain, (at: string) => string> = {
      day: (at) => at,
      // Numbers the weeks so that each starts on Monday.
      week: (at) => String(Math.floor((Date.parse(at) / 86_400_000 + 3) / 7)),
      month: (at) => at.slice(0, 7),
      quarter: (at) => `${at.slice(0, 4)} ${Math.ceil(Number(at.slice(5, 7)) / 3)}`,
      year: (at) => at.slice(0, 4),
    }
    fc.assert(
      fc.property(range, grain, (whole, by) => {
        const units = periodsOf(whole, by).map(({ start, end }) => {
          expect(unitOf[by](start)).toBe(unitOf[by](end))
          return unitOf[by](start)
        })
        expect(new Set(units).size).toBe(units.length)
      }),
      { numRuns: 60 },
    )
  })

  test('are at most 15 for any range', () => {
    fc.assert(
      fc.property(range, (whole) => {
        expect(periodsOf(whole, grainOf(whole)).length).toBeLessThanOrEqual(15)
      }),
    )
  })
})

test('formats a short and a long name of a period', () => {
  const formats = englishFormats
  const month = { start: '2026-11-01', end: '2026-11-22' }
  expect(shortName(month, 'month', formats)).toBe('Nov 2026')
  expect(shortName(month, 'quarter', formats)).toBe('Q4 2026')
  expect(shortName(month, 'year', formats)).toBe('2026')
  expect(shortName(month, 'week', formats)).toBe('Nov 1, 2026')
  expect(longName(month, formats)).toBe('Nov 1, 2026 – Nov 22, 2026')
  expect(longName({ start: '2025-12-29', end: '2026-01-04' }, formats)).toBe('Dec 29, 2025 – Jan 4, 2026')
  expect(longName({ start: '2026-11-22', end: '2026-11-22' }, formats)).toBe('Nov 22, 2026')
})
