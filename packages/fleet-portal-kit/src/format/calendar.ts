import { addDays, addMonths, differenceInCalendarDays, lightFormat } from 'date-fns'
import { isDay, today, type Day } from './days.ts'

/** Noon of a day in the browser's time zone. Noon exists on every day, also when daylight saving time changes. */
const noonOf = (day: Day): Date => new Date(`${day}T12:00:00`)

const shift = (day: Day, move: (date: Date) => Date): Day => lightFormat(move(noonOf(day)), 'yyyy-MM-dd')

export const plusDays = (day: Day, days: number): Day => shift(day, (date) => addDays(date, days))

export const rangePresets = ['last4Weeks', 'last6Months', 'last12Months'] as const
export type RangePreset = (typeof rangePresets)[number]

const monthsOf = { last6Months: 6, last12Months: 12 }

/** The first and last day of a preset. Both days are included: the last 4 weeks are 28 days. */
export function presetRange(preset: RangePreset, end: Day = today()): { start: Day; end: Day } {
  const before =
    preset === 'last4Weeks' ? plusDays(end, -28) : shift(end, (date) => addMonths(date, -monthsOf[preset]))
  return { start: plusDays(before, 1), end }
}

/** Calendar days in Manila from `from` to a day or an instant: 0 for the same day, negative for an earlier one. */
export const daysUntil = (value: string, from: Day): number =>
  differenceInCalendarDays(noonOf(isDay(value) ? value : today(Date.parse(value))), noonOf(from))
