import * as z from 'zod/mini'

/** An instant, ISO 8601 with an offset: `2026-11-20T14:05:00+08:00`. @since 0.1.0 */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'instant'))

/** Whether a text is a calendar day between 1900 and 2199. There is no 30 February. */
function isDay(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
}

/** A business day in Asia/Manila: `2026-11-20`. @since 0.1.0 */
export const day = z.string().check(z.refine(isDay, 'day'))

const manila = 8 * 60 * 60 * 1000

/** The day in Manila of an instant. Any other text is returned as it is. */
function dayIn(wire: string): string {
  const time = wire[10] === 'T' && isDay(wire.slice(0, 10)) ? Date.parse(wire) : Number.NaN
  return Number.isNaN(time) ? wire : new Date(time + manila).toISOString().slice(0, 10)
}

const edgeOfDay = (time: string) =>
  z.codec(z.string(), day, { decode: dayIn, encode: (wanted) => `${wanted}T${time}+08:00` })

/**
 * The first day of a range. Calls send its first second: `2026-11-20T00:00:00+08:00`. A bare day is accepted too.
 *
 * @since 0.1.0
 */
export const fromDay = edgeOfDay('00:00:00')

/**
 * The last day of a range. Calls send its last second: `2026-11-20T23:59:59+08:00`. A bare day is accepted too.
 *
 * @since 0.1.0
 */
export const toDay = edgeOfDay('23:59:59')
