const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** The age of an instant: `just now`, `5 minutes ago`, `3 weeks ago`. A future instant is `just now`. Returns an invalid instant unchanged. */
export function formatAgo(instant: string, now: number = Date.now()): string {
  const age = now - Date.parse(instant)
  if (Number.isNaN(age)) return instant
  for (const [unit, length] of units) {
    if (age >= length) return relativeFormat.format(-Math.floor(age / length), unit)
  }
  return 'just now'
}
