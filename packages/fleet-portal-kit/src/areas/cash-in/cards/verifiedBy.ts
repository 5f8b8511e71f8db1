/** Business hours in minutes of a day in Manila: 8:00 AM to 5:30 PM, Monday to Friday. */
const opensAt = 8 * 60
const closesAt = 17 * 60 + 30
/** A PESONet transfer before 3:00 PM is verified on the same business day. In minutes of the day. */
const transferCutoff = 15 * 60

const manilaOffset = 8 * 3_600_000
const minute = 60_000
const minutesPerDay = 1440

/** Public holidays of the Philippines with a fixed date, month first. */
const holidays = ' 01-01 04-09 05-01 06-12 08-21 11-01 11-30 12-08 12-25 12-30 12-31 '

/** Easter Sunday of a year, in milliseconds. Correct for the years 1900 to 2099. */
function easterOf(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const late = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10)) ? 7 : 0
  return Date.UTC(year, 2, 22 + moon + sunday - late)
}

/** Days that are proclaimed each year, such as Eid and Chinese New Year, are not known. */
function isHoliday(date: Date): boolean {
  if (holidays.includes(` ${date.toISOString().slice(5, 10)} `)) return true
  // The last Monday of August.
  if (date.getUTCMonth() === 7 && date.getUTCDay() === 1 && date.getUTCDate() > 24) return true
  // Maundy Thursday and Good Friday.
  const daysToEaster = (easterOf(date.getUTCFullYear()) - date.getTime()) / (minutesPerDay * minute)
  return daysToEaster === 2 || daysToEaster === 3
}

const isBusinessDay = (midnight: number): boolean => {
  const date = new Date(midnight)
  return date.getUTCDay() % 6 !== 0 && !isHoliday(date)
}

/** The local time in Manila, as if it were UTC: midnight in milliseconds, and the minutes since midnight. */
function manilaTimeOf(now: number): { midnight: number; minutes: number } {
  const local = now + manilaOffset
  const midnight = Math.floor(local / (minutesPerDay * minute)) * minutesPerDay * minute
  return { midnight, minutes: (local - midnight) / minute }
}

function nextBusinessDay(midnight: number): number {
  let next = midnight + minutesPerDay * minute
  while (!isBusinessDay(next)) next += minutesPerDay * minute
  return next
}

/**
 * The latest time at which a payment made at `now` is verified: `hours` business hours later. Both times are in
 * milliseconds since the epoch. Weekends and public holidays do not count.
 */
export function verifiedBy(now: number, hours = 3): number {
  let { midnight, minutes } = manilaTimeOf(now)
  let remaining = hours * 60
  if (!isBusinessDay(midnight) || minutes >= closesAt) {
    midnight = nextBusinessDay(midnight)
    minutes = opensAt
  }
  minutes = Math.max(minutes, opensAt)
  while (remaining > closesAt - minutes) {
    remaining -= closesAt - minutes
    midnight = nextBusinessDay(midnight)
    minutes = opensAt
  }
  return midnight + (minutes + remaining) * minute - manilaOffset
}

/** The business day on which a PESONet transfer made at `now` is verified, such as `2026-11-20`. */
export function transferVerifiedOn(now: number): string {
  const { midnight, minutes } = manilaTimeOf(now)
  const isSameDay = isBusinessDay(midnight) && minutes < transferCutoff
  return new Date(isSameDay ? midnight : nextBusinessDay(midnight)).toISOString().slice(0, 10)
}
