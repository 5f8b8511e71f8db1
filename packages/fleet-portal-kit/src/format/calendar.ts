import { addDays, addMonths, differenceInCalendarDays, lightFormat } from 'date-fns'
import { isDay, today, type Day } from './days.ts'

/** Noon, which exists on every day of every zone, whatever clocks do there. */
const dateOf = (day: Day): Date => new Date(`${day}T12:00:00`)

const shift = (day: Day, move: (date: Date) => Date): Day => lightFormat(move(dateOf(day)), 'yyyy-MM-dd')

export const plusDays = (day: Day, days: number): Day => shift(day, (date) => addDays(date, days))

export const rangePresets = ['last4Weeks', 'last6Months', 'last12Months'] as const
export type RangePreset = (typeof rangePresets)[number]

/** Months that a preset covers, to the day. */
const monthsOf = { last6Months: 6, last12Months: 12 }

/** The first and last day of a preset that ends today, today counted: the last 4 weeks are 28 days. */
export function presetRange(preset: RangePreset, end: Day = today()): { start: Day; end: Day } {
  const before =
    preset === 'last4Weeks' ? plusDays(end, -28) : shift(end, (date) => addMonths(date, -monthsOf[preset]))
  return { start: plusDays(before, 1), end }
}

/** Days from one day, or an instant's day in Manila, to another: 0 for the same, negative for one that is past. */
export const daysUntil = (value: string, from: Day): number =>
  differenceInCalendarDays(dateOf(isDay(value) ? value : today(Date.parse(value))), dateOf(from))
