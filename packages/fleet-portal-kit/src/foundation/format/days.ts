import { addDays, addMonths, addWeeks, differenceInCalendarDays, format, parseISO } from 'date-fns'

/** Business days are `2026-11-20`, in Asia/Manila, wherever the browser stands. The Philippines keep UTC+8 all year. */
export type Day = string

const manila = 8 * 60 * 60 * 1000

/** Today in Manila. */
export const today = (now: number = Date.now()): Day => new Date(now + manila).toISOString().slice(0, 10)

const shift = (day: Day, move: (date: Date) => Date): Day => format(move(parseISO(day)), 'yyyy-MM-dd')

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

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Manila',
  hour: 'numeric',
  minute: '2-digit',
})

/** Browsers differ in the kind of space before AM and PM. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

const isDay = (value: string) => value.length === 10
/** A day's noon in Manila stands for the day. */
const instantOf = (value: string) => Date.parse(isDay(value) ? `${value}T12:00:00+08:00` : value)

/** `Nov 20, 2026`, of a day or of an instant in Manila. */
export const formatDay = (value: string): string => plainSpaces(dayFormat.format(instantOf(value)))

/** `2:05 PM` in Manila. */
export const formatTime = (instant: string): string => plainSpaces(timeFormat.format(instantOf(instant)))

/** `Nov 20, 2026, 2:05 PM` in Manila. */
export const formatInstant = (instant: string): string => `${formatDay(instant)}, ${formatTime(instant)}`

/** Days from one day, or an instant's day in Manila, to another: 0 for the same, negative for one that is past. */
export const daysUntil = (value: string, from: Day): number =>
  differenceInCalendarDays(parseISO(isDay(value) ? value : today(Date.parse(value))), parseISO(from))
