import { lazily } from './lazily.ts'

const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The format of ages in the language of a locale. */
export function relativeFormats(locale: string) {
  const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))

  /** The age of an instant: `5 minutes ago`, `3 weeks ago`. Under a minute, or in the future: `justNow`. Returns an invalid instant unchanged. */
  const formatAgo = (instant: string, justNow: string, now: number = Date.now()): string => {
    const age = now - Date.parse(instant)
    if (Number.isNaN(age)) return instant
    for (const [unit, length] of units) {
      if (age >= length) return relative().format(-Math.floor(age / length), unit)
    }
    return justNow
  }

  return { formatAgo }
}
