/** Business days are `2026-11-20`, in Asia/Manila, wherever the browser stands. The Philippines keep UTC+8 all year. */
export type Day = string

const manila = 8 * 60 * 60 * 1000

/** Today in Manila. */
export const today = (now: number = Date.now()): Day => new Date(now + manila).toISOString().slice(0, 10)

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

/** Whether a value is a day, not an instant. */
export const isDay = (value: string) => value.length === 10
/** Whether a day is on the calendar: `2026-02-31` is not. */
export const isRealDay = (day: Day): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
/** A day's noon in Manila stands for the day. */
const instantOf = (value: string) => Date.parse(isDay(value) ? `${value}T12:00:00+08:00` : value)

const isReal = (value: string) => !Number.isNaN(instantOf(value))
/** Formats an instant or a day. What no calendar has stays as it came. */
const formatWith = (format: Intl.DateTimeFormat, value: string): string =>
  isReal(value) ? plainSpaces(format.format(instantOf(value))) : value

/** `Nov 20, 2026`, of a day or of an instant in Manila. */
export const formatDay = (value: string): string => formatWith(dayFormat, value)

/** `2:05 PM` in Manila. */
export const formatTime = (instant: string): string => formatWith(timeFormat, instant)

const whole = (text: string) => text.replaceAll(' ', '\u00a0')

/** For narrow places: `Nov 20, 2026, 2:05 PM`, which breaks between the day and the time and nowhere else. */
export const formatInstantShort = (instant: string): string =>
  isReal(instant) ? `${whole(formatDay(instant))}, ${whole(formatTime(instant))}` : instant

/** `Nov 20, 2026, 2:05 PM` in Manila. */
export const formatInstant = (instant: string): string =>
  isReal(instant) ? `${formatDay(instant)}, ${formatTime(instant)}` : instant

/** When something happened that goes on today: `2:05 PM`, with its day where that is another one. Milliseconds. */
export function formatSince(time: number, now: number = Date.now()): string {
  const instant = new Date(time).toISOString()
  return today(time) === today(now) ? formatTime(instant) : formatInstant(instant)
}
