import type { Station } from 'fleet-portal-api-client/contract/stations'
import type { Formats } from '../../format/formats.ts'

type Hours = Pick<Station, 'opensAt' | 'closesAt' | 'status'>

const manilaOffsetMinutes = 8 * 60
const minutesPerDay = 24 * 60

/** Parses `06:30` or `06:30:00` into minutes after midnight; returns undefined for any other text. */
function minuteOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? '') ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return minute <= minutesPerDay ? minute % minutesPerDay : undefined
}

/** The minute of the day in Manila. */
const minuteOfDay = (now: number) => (Math.floor(now / 60_000) + manilaOffsetMinutes) % minutesPerDay

export type OpenState = 'open' | 'closed' | 'out-of-business' | undefined

/**
 * Whether a station is open at `now` (milliseconds), in Manila time regardless of the browser's time zone. Equal times mean
 * open all day; a closing time before the opening time is on the next day. Undefined if the hours are unknown.
 */
export function openStateAt({ opensAt, closesAt, status }: Hours, now: number): OpenState {
  if (status === 'closed') return 'out-of-business'
  const opens = minuteOf(opensAt)
  const closes = minuteOf(closesAt)
  if (opens === undefined || closes === undefined) return undefined
  const minute = minuteOfDay(now)
  if (opens === closes) return 'open'
  const isOpen = opens < closes ? opens <= minute && minute < closes : opens <= minute || minute < closes
  return isOpen ? 'open' : 'closed'
}

/** The minutes until an open station closes. Undefined if it is not open, is open all day, or its hours are unknown. */
export function minutesToClosing(station: Hours, now: number): number | undefined {
  const closes = minuteOf(station.closesAt)
  if (openStateAt(station, now) !== 'open' || closes === undefined) return undefined
  if (closes === minuteOf(station.opensAt)) return undefined
  return (closes - minuteOfDay(now) + minutesPerDay) % minutesPerDay
}

/** Any instant at a minute of the day in Manila. */
const instantAt = (minute: number) =>
  new Date(Date.UTC(2000, 0, 1, 0, minute - manilaOffsetMinutes)).toISOString()

/** `all-day`, or the formatted hours: `6:00 AM`, `2:00 AM`. Undefined if they are unknown. */
export function hoursOf(
  { opensAt, closesAt }: Hours,
  { formatTime }: Pick<Formats, 'formatTime'>,
): 'all-day' | { opens: string; closes: string } | undefined {
  const opens = minuteOf(opensAt)
  const closes = minuteOf(closesAt)
  if (opens === undefined || closes === undefined) return undefined
  if (opens === closes) return 'all-day'
  return { opens: formatTime(instantAt(opens)), closes: formatTime(instantAt(closes)) }
}
