import { expect, test } from 'vitest'
import { englishFormats } from '../../testing/englishFormats.ts'
import { hoursOf, minutesToClosing, openStateAt } from './openingHours.ts'

/** A time of day in Manila, in milliseconds. */
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+08:00`)
const hours = (opensAt: string | null, closesAt: string | null, status?: string) => ({
  opensAt,
  closesAt,
  status,
})

test('is open from the opening minute until just before the closing minute, in Manila time', () => {
  const day = hours('06:00', '21:00')
  expect(openStateAt(day, at('05:59'))).toBe('closed')
  expect(openStateAt(day, at('06:00'))).toBe('open')
  expect(openStateAt(day, at('20:59'))).toBe('open')
  expect(openStateAt(day, at('21:00'))).toBe('closed')
  expect(openStateAt(day, Date.parse('2026-11-19T22:30:00Z'))).toBe('open')
})

test('treats a closing time before the opening time as the next day, including midnight', () => {
  const night = hours('06:00', '02:00')
  expect(openStateAt(night, at('23:59'))).toBe('open')
  expect(openStateAt(night, at('01:59'))).toBe('open')
  expect(openStateAt(night, at('02:00'))).toBe('closed')
  expect(openStateAt(night, at('05:59'))).toBe('closed')
  expect(openStateAt(hours('04:00', '24:00'), at('23:59'))).toBe('open')
  expect(openStateAt(hours('04:00', '00:00'), at('00:00'))).toBe('closed')
})

test('is open all day for equal times, undefined for unknown hours, and never open when out of business', () => {
  expect(openStateAt(hours('00:00', '00:00'), at('03:00'))).toBe('open')
  expect(hoursOf(hours('07:30:00', '07:30'), englishFormats)).toBe('all-day')
  expect(hoursOf(hours('00:00', '12:05'), englishFormats)).toEqual({ opens: '12:00 AM', closes: '12:05 PM' })
  for (const unknown of [hours(null, '10:00'), hours('soon', '10:00'), hours('25:00', '10:00')]) {
    expect(openStateAt(unknown, at('09:00'))).toBeUndefined()
    expect(hoursOf(unknown, englishFormats)).toBeUndefined()
  }
  expect(openStateAt(hours('00:00', '00:00', 'closed'), at('09:00'))).toBe('out-of-business')
})

test('counts the minutes until an open station closes, also past midnight', () => {
  expect(minutesToClosing(hours('06:00', '21:00'), at('20:20'))).toBe(40)
  expect(minutesToClosing(hours('06:00', '02:00'), at('23:30'))).toBe(150)
  expect(minutesToClosing(hours('06:00', '02:00'), at('01:59'))).toBe(1)
  expect(minutesToClosing(hours('06:00', '00:00'), at('23:59'))).toBe(1)
})

test('does not count for a station that is closed, open all day, out of business, or of unknown hours', () => {
  expect(minutesToClosing(hours('06:00', '21:00'), at('21:00'))).toBeUndefined()
  expect(minutesToClosing(hours('06:00', '06:00'), at('05:59'))).toBeUndefined()
  expect(minutesToClosing(hours('06:00', '21:00', 'closed'), at('20:20'))).toBeUndefined()
  expect(minutesToClosing(hours('06:00', null), at('20:20'))).toBeUndefined()
})
