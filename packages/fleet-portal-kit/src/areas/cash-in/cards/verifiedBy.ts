/** Minutes of a Manila day in which payments are verified: 8:00 AM to 5:30 PM, Monday to Friday. */
const opens = 8 * 60
const closes = 17 * 60 + 30
/** Until when a PESONet transfer is verified on the same business day; at 3:00 PM sharp it is too late. */
const transferCloses = 15 * 60

const manila = 8 * 3_600_000
const minute = 60_000
const aDay = 1440

const isBusinessDay = (midnight: number): boolean => {
  const day = new Date(midnight).getUTCDay()
  return day !== 0 && day !== 6
}

/** The clock of Manila as if it were UTC: midnight of the day, and minutes since. */
function clockOf(now: number): { midnight: number; minutes: number } {
  const local = now + manila
  const midnight = Math.floor(local / (aDay * minute)) * aDay * minute
  return { midnight, minutes: (local - midnight) / minute }
}

function nextBusinessDay(midnight: number): number {
  let next = midnight + aDay * minute
  while (!isBusinessDay(next)) next += aDay * minute
  return next
}

/**
 * When a payment made at `now` is verified at the latest: so many business hours later. Public holidays are not known
 * here. Milliseconds in and out.
 */
export function verifiedBy(now: number, hours = 3): number {
  let { midnight, minutes } = clockOf(now)
  let left = hours * 60
  if (!isBusinessDay(midnight) || minutes >= closes) {
    midnight = nextBusinessDay(midnight)
    minutes = opens
  }
  minutes = Math.max(minutes, opens)
  while (left > closes - minutes) {
    left -= closes - minutes
    midnight = nextBusinessDay(midnight)
    minutes = opens
  }
  return midnight + (minutes + left) * minute - manila
}

/** The business day, `2026-11-20`, on which a PESONet transfer of `now` is verified. */
export function transferVerifiedOn(now: number): string {
  const { midnight, minutes } = clockOf(now)
  const isSameDay = isBusinessDay(midnight) && minutes < transferCloses
  return new Date(isSameDay ? midnight : nextBusinessDay(midnight)).toISOString().slice(0, 10)
}
