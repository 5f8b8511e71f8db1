import type { Station } from 'api-client/contract/stations'

type Hours = Pick<Station, 'opensAt' | 'closesAt' | 'status'>

const manila = 8 * 60
const aDay = 24 * 60

/** Minutes after midnight of `06:30` or `06:30:00`; undefined of anything else. */
function minuteOf(time: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? '') ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return minute <= aDay ? minute % aDay : undefined
}

export type OpenState = 'open' | 'closed' | 'out-of-business' | undefined

/**
 * Whether a station is open at a time (milliseconds), by the clock in Manila wherever the browser stands. Equal hours
 * are all day; a closing hour before the opening one is on the next day. Undefined where the hours are not known.
 */
export function openStateAt({ opensAt, closesAt, status }: Hours, now: number): OpenState {
  if (status === 'closed') return 'out-of-business'
  const opens = minuteOf(opensAt)
  const closes = minuteOf(closesAt)
  if (opens === undefined || closes === undefined) return undefined
  const minute = (Math.floor(now / 60_000) + manila) % aDay
  if (opens === closes) return 'open'
  const isOpen = opens < closes ? opens <= minute && minute < closes : opens <= minute || minute < closes
  return isOpen ? 'open' : 'closed'
}

const clock = (minute: number) => {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `all-day`, or the hours as people say them: `6:00 AM`, `2:00 AM`. Undefined where they are not known. */
export function hoursOf({
  opensAt,
  closesAt,
}: Hours): 'all-day' | { opens: string; closes: string } | undefined {
  const opens = minuteOf(opensAt)
  const closes = minuteOf(closesAt)
  if (opens === undefined || closes === undefined) return undefined
  return opens === closes ? 'all-day' : { opens: clock(opens), closes: clock(closes) }
}
