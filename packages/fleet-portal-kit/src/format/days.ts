/** A business day, `2026-11-20`: a calendar day in Manila, in every time zone of the browser. */
export type Day = string

/** The offset of Manila from UTC in milliseconds. The Philippines have no daylight saving time. */
const manilaOffset = 8 * 60 * 60 * 1000

/** Today in Manila. */
export const today = (now: number = Date.now()): Day =>
  new Date(now + manilaOffset).toISOString().slice(0, 10)

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

/** `Nov 20, 2026`: a day, or the day of an instant in Manila. */
export const formatDay = (value: string): string => formatWith(dayFormat, value)

/** `2:05 PM` in Manila. */
export const formatTime = (instant: string): string => formatWith(timeFormat, instant)

const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0')

/** For narrow columns: `Nov 20, 2026, 2:05 PM`, with a line break only between the day and the time. */
export const formatInstantShort = (instant: string): string =>
  isValid(instant) ? `${withoutBreaks(formatDay(instant))}, ${withoutBreaks(formatTime(instant))}` : instant

/** `Nov 20, 2026, 2:05 PM` in Manila. */
export const formatInstant = (instant: string): string =>
  isValid(instant) ? `${formatDay(instant)}, ${formatTime(instant)}` : instant

/** The time of a past event: `2:05 PM` if it was today, else with its day. `time` and `now` are in milliseconds. */
export function formatSince(time: number, now: number = Date.now()): string {
  const instant = new Date(time).toISOString()
  return today(time) === today(now) ? formatTime(instant) : formatInstant(instant)
}
