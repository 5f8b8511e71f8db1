import { addDays, addMonths, addWeeks, differenceInCalendarDays, lightFormat } from 'date-fns'
import { isDay, today, type Day } from './days.ts'

/** Noon, which exists on every day of every zone, whatever clocks do there. */
const dateOf = (day: Day): Date => new Date(`${day}T12:00:00`)

const shift = (day: Day, move: (date: Date) => Date): Day => lightFormat(move(dateOf(day)), 'yyyy-MM-dd')

export const plusDays = (day: Day, days: number): Day => shift(day, (date) => addDays(date, days))

export const rangePresets = ['last4Weeks', 'last6Months', 'last12Months'] as const
export type RangePreset = (typeof rangePresets)[number]

/** The first and last day of a preset that ends today. */
export function presetRange(preset: RangePreset, end: Day = today()): { start: Day; end: Day } {
  const start = shift(end, (date) => {
    if (preset === 'last4Weeks') return addWeeks(date, -4)
    return addMonths(date, preset === 'last6Months' ? -6 : -12)
  })
  return { start, end }
}

/** Days from one day, or an instant's day in Manila, to another: 0 for the same, negative for one that is past. */
export const daysUntil = (value: string, from: Day): number =>
  differenceInCalendarDays(dateOf(isDay(value) ? value : today(Date.parse(value))), dateOf(from))
