/** Asia/Manila is UTC+8 all year; business days and wire times are kept there, whatever the machine's zone. */
const offset = 8 * 3_600_000
export const dayLength = 86_400_000

/** An instant as the wire has it: `2026-11-20T14:05:00+08:00`. */
export const wireInstant = (date: Date): string =>
  `${new Date(date.getTime() + offset).toISOString().slice(0, 19)}+08:00`

/** The business day of an instant: `2026-11-20`. */
export const dayOf = (date: Date): string => new Date(date.getTime() + offset).toISOString().slice(0, 10)

/** What a clock in Manila shows at an instant: `14:05`. */
export const clockOf = (date: Date): string => wireInstant(date).slice(11, 16)

/** The first instant of a business day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(startOfDay(day).getTime() + days * dayLength))

/** How many days a period has, both ends counted. */
export const daysBetween = (start: string, end: string): number =>
  Math.round((startOfDay(end).getTime() - startOfDay(start).getTime()) / dayLength) + 1

export const afterSeconds = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

/** The first day of the month of an instant: `2026-11-01`. */
export const monthOf = (date: Date): string => `${dayOf(date).slice(0, 7)}-01`
