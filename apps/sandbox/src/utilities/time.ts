/** Asia/Manila is UTC+8 all year. Business days and wire times use it, independent of the machine's time zone. */
const manilaOffset = 8 * 3_600_000
export const dayInMilliseconds = 86_400_000

/** An instant in wire format: `2026-11-20T14:05:00+08:00`. */
export const wireInstant = (date: Date): string =>
  `${new Date(date.getTime() + manilaOffset).toISOString().slice(0, 19)}+08:00`

/** The business day of an instant, in Manila: `2026-11-20`. */
export const dayOf = (date: Date): string =>
  new Date(date.getTime() + manilaOffset).toISOString().slice(0, 10)

/** The time of day of an instant, in Manila: `14:05`. */
export const clockTimeOf = (date: Date): string => wireInstant(date).slice(11, 16)

/** The first instant of a business day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(startOfDay(day).getTime() + days * dayInMilliseconds))

/** The number of days of a period, with its first and its last day. */
export const countDaysInclusive = (start: string, end: string): number =>
  Math.round((startOfDay(end).getTime() - startOfDay(start).getTime()) / dayInMilliseconds) + 1

export const addSeconds = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

/** The first day of the month of an instant: `2026-11-01`. */
export const monthOf = (date: Date): string => `${dayOf(date).slice(0, 7)}-01`
