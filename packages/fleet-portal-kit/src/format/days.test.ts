import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plusDays, presetRange } from './calendar.ts'
import { formatDay, formatInstant, formatInstantShort, formatSince, formatTime, today } from './days.ts'

const zones = [
  'Asia/Manila',
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Kiritimati',
] as const

const own = process.env['TZ']

describe.each(zones)('with a computer in %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone
  })
  afterEach(() => {
    if (own === undefined) delete process.env['TZ']
    else process.env['TZ'] = own
  })

  test('the test itself stands in that zone', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  })

  test('today changes at midnight in Manila', () => {
    expect(today(Date.parse('2026-11-20T23:59:59+08:00'))).toBe('2026-11-20')
    expect(today(Date.parse('2026-11-21T00:00:00+08:00'))).toBe('2026-11-21')
    expect(today(Date.parse('2026-12-31T23:59:00+08:00'))).toBe('2026-12-31')
    expect(today(Date.parse('2027-01-01T00:01:00+08:00'))).toBe('2027-01-01')
  })

  test('a minute before and after midnight are on their days', () => {
    expect(formatInstant('2026-11-20T23:59:00+08:00')).toBe('Nov 20, 2026, 11:59 PM')
    expect(formatInstant('2026-11-21T00:01:00+08:00')).toBe('Nov 21, 2026, 12:01 AM')
    expect(formatInstant('2026-11-20T16:01:00Z')).toBe('Nov 21, 2026, 12:01 AM')
  })

  test('since when is a time today, with its day before that, as Manila counts days', () => {
    const now = Date.parse('2026-11-21T00:30:00+08:00')
    const since = (instant: string) => formatSince(Date.parse(instant), now)
    expect(since('2026-11-21T00:00:00+08:00')).toBe('12:00 AM')
    expect(since('2026-11-21T00:29:00+08:00')).toBe('12:29 AM')
    expect(since('2026-11-20T23:59:00+08:00')).toBe('Nov 20, 2026, 11:59 PM')
    expect(since('2025-11-21T00:10:00+08:00')).toBe('Nov 21, 2025, 12:10 AM')
  })

  test('every form of a day names its year, and narrow places break before the time alone', () => {
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

  test('a business day is that day', () => {
    expect(formatDay('2026-11-20')).toBe('Nov 20, 2026')
    expect(formatDay('2026-03-08')).toBe('Mar 8, 2026')
  })

  test('every minute of the days when clocks elsewhere jump is shown as it is in Manila', () => {
    for (const day of ['2026-03-08', '2026-03-09', '2026-03-29', '2026-11-01', '2026-10-25']) {
      for (let minute = 0; minute < 24 * 60; minute += 15) {
        const hour = Math.floor(minute / 60)
        const clock = `${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const shown = `${hour % 12 === 0 ? 12 : hour % 12}:${clock.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
        expect(formatTime(`${day}T${clock}:00+08:00`)).toBe(shown)
      }
    }
  })

  test('days are counted on the calendar, whatever clocks do', () => {
    expect(plusDays('2026-03-07', 1)).toBe('2026-03-08')
    expect(plusDays('2026-03-08', 1)).toBe('2026-03-09')
    expect(plusDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(plusDays('2026-11-01', 30)).toBe('2026-12-01')
  })

  test('the last 4 weeks are 28 days, today among them', () => {
    expect(presetRange('last4Weeks', '2026-11-20')).toEqual({ start: '2026-10-24', end: '2026-11-20' })
  })

  test('the last 6 and 12 months begin on the day after the same day of the month then, or after its last day', () => {
    expect(presetRange('last6Months', '2026-11-20')).toEqual({ start: '2026-05-21', end: '2026-11-20' })
    expect(presetRange('last6Months', '2026-08-31')).toEqual({ start: '2026-03-01', end: '2026-08-31' })
    expect(presetRange('last12Months', '2026-11-20')).toEqual({ start: '2025-11-21', end: '2026-11-20' })
    expect(presetRange('last12Months', '2028-02-29')).toEqual({ start: '2027-03-01', end: '2028-02-29' })
    expect(presetRange('last12Months', '2026-12-31')).toEqual({ start: '2026-01-01', end: '2026-12-31' })
  })

  test('no preset is a day too long, on any day that it ends', () => {
    const counted = ({ start, end }: { start: string; end: string }) =>
      (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1
    for (let end = '2026-01-01'; end <= '2029-01-01'; end = plusDays(end, 1)) {
      expect(counted(presetRange('last4Weeks', end))).toBe(28)
      const year = presetRange('last12Months', end)
      const hasLeapDay = ['2024-02-29', '2028-02-29'].some((leap) => year.start <= leap && leap <= end)
      expect([end, counted(year)]).toEqual([end, hasLeapDay ? 366 : 365])
      const half = presetRange('last6Months', end)
      expect(counted(half)).toBeLessThanOrEqual(184)
      expect(counted(half)).toBeGreaterThanOrEqual(181)
    }
  })

  test('any number of days forth and back is the same day again', () => {
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

test('an instant that no calendar has stays as it came', () => {
  for (const instant of ['2026-13-45T25:61:00Z', '2026-02-99', 'soon', '']) {
    for (const format of [formatDay, formatTime, formatInstant, formatInstantShort]) {
      expect(format(instant)).toBe(instant)
    }
  }
})
