import { lazily } from './lazily.ts'
import { withoutBreaks } from './withoutBreaks.ts'

/** A business day, `2026-11-20`: a calendar day in Manila, in every time zone of the browser. */
export type Day = string

/** The offset of Manila from UTC in milliseconds. The Philippines have no daylight saving time. */
const manilaOffset = 8 * 60 * 60 * 1000

/** Today in Manila. */
export const today = (now: number = Date.now()): Day =>
  new Date(now + manilaOffset).toISOString().slice(0, 10)

/** Replaces the space before AM and PM, which differs between browsers. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ')

/** Whether a value is a day. Otherwise it is an instant. */
export const isDay = (value: string) => value.length === 10
/** Whether a day exists in the calendar: `2026-02-31` does not. */
export const isRealDay = (day: Day): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
/** An instant in milliseconds. For a day: its noon in Manila. */
const timestampOf = (value: string) => Date.parse(isDay(value) ? `${value}T12:00:00+08:00` : value)

const isValid = (value: string) => !Number.isNaN(timestampOf(value))
/** Formats an instant or a day. Returns an invalid value unchanged. */
const formatWith = (format: Intl.DateTimeFormat, value: string): string =>
  isValid(value) ? normalizeSpaces(format.format(timestampOf(value))) : value

/** Formats of days and times in the language of a locale. The examples are English. */
export function dayFormats(locale: string) {
  const zone = { timeZone: 'Asia/Manila' }
  const days = lazily(
    () => new Intl.DateTimeFormat(locale, { ...zone, month: 'short', day: 'numeric', year: 'numeric' }),
  )
  const times = lazily(() => new Intl.DateTimeFormat(locale, { ...zone, hour: 'numeric', minute: '2-digit' }))
  const months = lazily(() => new Intl.DateTimeFormat(locale, { ...zone, month: 'short' }))

  /** `Nov 20, 2026`: a day, or the day of an instant in Manila. */
  const formatDay = (value: string): string => formatWith(days(), value)

  /** `Nov 28 – Dec 27, 2026`: a period, with the year of its first day only if it differs. */
  const formatPeriod = (start: Day, end: Day): string =>
    isValid(start) && isValid(end)
      ? normalizeSpaces(days().formatRange(timestampOf(start), timestampOf(end)))
      : `${start} – ${end}`

  /** `Nov`: the month of a day. */
  const formatMonth = (day: Day): string => formatWith(months(), day)

  /** `2:05 PM` in Manila. */
  const formatTime = (instant: string): string => formatWith(times(), instant)

  /** For narrow columns: `Nov 20, 2026, 2:05 PM`, with a line break only between the day and the time. */
  const formatInstantShort = (instant: string): string =>
    isValid(instant) ? `${withoutBreaks(formatDay(instant))}, ${withoutBreaks(formatTime(instant))}` : instant

  /** `Nov 20, 2026, 2:05 PM` in Manila. */
  const formatInstant = (instant: string): string =>
    isValid(instant) ? `${formatDay(instant)}, ${formatTime(instant)}` : instant

  /** The time of a past event: `2:05 PM` if it was today, else with its day. `time` and `now` are in milliseconds. */
  const formatSince = (time: number, now: number = Date.now()): string => {
    const instant = new Date(time).toISOString()
    return today(time) === today(now) ? formatTime(instant) : formatInstant(instant)
  }

  return { formatDay, formatPeriod, formatMonth, formatTime, formatInstantShort, formatInstant, formatSince }
}
