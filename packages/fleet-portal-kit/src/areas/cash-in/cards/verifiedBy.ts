/** Business hours in minutes of a day in Manila: 8:00 AM to 5:30 PM, Monday to Friday. */
const opensAt = 8 * 60
const closesAt = 17 * 60 + 30
/** A PESONet transfer before 3:00 PM is verified on the same business day. In minutes of the day. */
const transferCutoff = 15 * 60

const manilaOffset = 8 * 3_600_000
const minute = 60_000
const minutesPerDay = 1440

const isBusinessDay = (midnight: number): boolean => {
  const day = new Date(midnight).getUTCDay()
  return day !== 0 && day !== 6
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
 * milliseconds since the epoch. Public holidays are not considered.
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
