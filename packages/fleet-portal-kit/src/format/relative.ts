const steps = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** How long ago something was: `just now`, `5 minutes ago`, `3 weeks ago`. What a clock has ahead is `just now` too. What no calendar has stays as it came. */
export function formatAgo(instant: string, now: number = Date.now()): string {
  const passed = now - Date.parse(instant)
  if (Number.isNaN(passed)) return instant
  for (const [unit, length] of steps) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit)
  }
  return 'just now'
}
