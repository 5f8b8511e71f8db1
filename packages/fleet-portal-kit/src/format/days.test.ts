import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plusDays, presetRange } from './calendar.ts'
import { dayFormats, today } from './days.ts'

const { formatDay, formatInstant, formatInstantShort, formatSince, formatTime } = dayFormats('en-US')

const zones = [
  'Asia/Manila',
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Kiritimati',
] as const

const originalZone = process.env['TZ']

describe.each(zones)('in the time zone %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone
  })
  afterEach(() => {
    if (originalZone === undefined) delete process.env['TZ']
    else process.env['TZ'] = originalZone
  })

  test('the test runs in that time zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  })

  test('today changes at midnight in Manila', () => {
    expect(today(Date.parse('2026-11-20T23:59:59+08:00'))).toBe('2026-11-20')
    expect(today(Date.parse('2026-11-21T00:00:00+08:00'))).toBe('2026-11-21')
    expect(today(Date.parse('2026-12-31T23:59:00+08:00'))).toBe('2026-12-31')
    expect(today(Date.parse('2027-01-01T00:01:00+08:00'))).toBe('2027-01-01')
  })

  test('formats the minutes before and after midnight with their own days', () => {
    expect(formatInstant('2026-11-20T23:59:00+08:00')).toBe('Nov 20, 2026, 11:59 PM')
    expect(formatInstant('2026-11-21T00:01:00+08:00')).toBe('Nov 21, 2026, 12:01 AM')
    expect(formatInstant('2026-11-20T16:01:00Z')).toBe('Nov 21, 2026, 12:01 AM')
  })

  test('formats a past event of today as a time, and an earlier one with its day in Manila', () => {
    const now = Date.parse('2026-11-21T00:30:00+08:00')
    const since = (instant: string) => formatSince(Date.parse(instant), now)
    expect(since('2026-11-21T00:00:00+08:00')).toBe('12:00 AM')
    expect(since('2026-11-21T00:29:00+08:00')).toBe('12:29 AM')
    expect(since('2026-11-20T23:59:00+08:00')).toBe('Nov 20, 2026, 11:59 PM')
    expect(since('2025-11-21T00:10:00+08:00')).toBe('Nov 21, 2025, 12:10 AM')
  })

  test('every format contains the year, and the short one breaks only before the time', () => {
    const instants = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString())
    fc.assert(
      fc.property(instants, (instant) => {
        const year = today(Date.parse(instant)).slice(0, 4)
        const forms = [formatDay(instant), formatInstant(instant), formatInstantShort(instant)]
        for (const form of forms) expect(form).toMatch(new RegExp(`^[A-Z][a-z]{2}\\s\\d{1,2},\\s${year}\\b`))
        expect(formatInstantShort(instant).replaceAll('\u00a0', ' ')).toBe(formatInstant(instant))
        expect(formatInstantShort(instant).split(' ')).toHaveLength(2)
      }),
    )
  })

  test('formats a business day as the same calendar day', () => {
    expect(formatDay('2026-11-20')).toBe('Nov 20, 2026')
    expect(formatDay('2026-03-08')).toBe('Mar 8, 2026')
  })

  test('formats times in Manila on days when daylight saving time changes elsewhere', () => {
    for (const day of ['2026-03-08', '2026-03-09', '2026-03-29', '2026-11-01', '2026-10-25']) {
      for (let minute = 0; minute < 24 * 60; minute += 15) {
        const hour = Math.floor(minute / 60)
        const clock = `${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const shown = `${hour % 12 === 0 ? 12 : hour % 12}:${clock.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
        expect(formatTime(`${day}T${clock}:00+08:00`)).toBe(shown)
      }
    }
  })

  test('adds calendar days also when daylight saving time changes', () => {
    expect(plusDays('2026-03-07', 1)).toBe('2026-03-08')
    expect(plusDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(plusDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(plusDays('2026-11-01', 30)).toBe('2026-12-01')
  })

  test('the last 4 weeks are 28 days including today', () => {
    expect(presetRange('last4Weeks', '2026-11-20')).toEqual({ start: '2026-10-24', end: '2026-11-20' })
  })

  test('the last 6 and 12 months start one day after the same day of the earlier month, or after its last day', () => {
    expect(presetRange('last6Months', '2026-11-20')).toEqual({ start: '2026-05-21', end: '2026-11-20' })
    expect(presetRange('last6Months', '2026-08-31')).toEqual({ start: '2026-03-01', end: '2026-08-31' })
    expect(presetRange('last12Months', '2026-11-20')).toEqual({ start: '2025-11-21', end: '2026-11-20' })
    expect(presetRange('last12Months', '2028-02-29')).toEqual({ start: '2027-03-01', end: '2028-02-29' })
    expect(presetRange('last12Months', '2026-12-31')).toEqual({ start: '2026-01-01', end: '2026-12-31' })
  })

  test('every preset has the right number of days for every end day', () => {
    const lengthOf = ({ start, end }: { start: string; end: string }) =>
      (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1
    for (let end = '2026-01-01'; end <= '2029-01-01'; end = plusDays(end, 1)) {
      expect(lengthOf(presetRange('last4Weeks', end))).toBe(28)
      const year = presetRange('last12Months', end)
      const hasLeapDay = ['2024-02-29', '2028-02-29'].some((leap) => year.start <= leap && leap <= end)
      expect([end, lengthOf(year)]).toEqual([end, hasLeapDay ? 366 : 365])
      const half = presetRange('last6Months', end)
      expect(lengthOf(half)).toBeLessThanOrEqual(184)
      expect(lengthOf(half)).toBeGreaterThanOrEqual(181)
    }
  })

  test('adding and subtracting the same number of days returns the same day', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({ min: -2000, max: 2000 }), (start, days) => {
        const moved = plusDays(start, days)
        expect(plusDays(moved, -days)).toBe(start)
        expect((Date.parse(moved) - Date.parse(start)) / 86_400_000).toBe(days)
      }),
    )
  })
})

test('returns an invalid instant unchanged', () => {
  for (const instant of ['2026-13-45T25:61:00Z', '2026-02-99', 'soon', '']) {
    for (const format of [formatDay, formatTime, formatInstant, formatInstantShort]) {
      expect(format(instant)).toBe(instant)
    }
  }
})
