import { expect, test } from 'vitest'
import { relativeFormats } from './relative.ts'

const { formatAgo } = relativeFormats('en-US')
const now = Date.parse('2026-11-20T14:05:00+08:00')
const minutes = 60_000
const days = 86_400_000

test.each([
  [-5 * minutes, 'just now'],
  [59_999, 'just now'],
  [minutes, '1 minute ago'],
  [59 * minutes, '59 minutes ago'],
  [60 * minutes, '1 hour ago'],
  [23 * 60 * minutes, '23 hours ago'],
  [days, '1 day ago'],
  [6 * days, '6 days ago'],
  [7 * days, '1 week ago'],
  [45 * days, '1 month ago'],
  [800 * days, '2 years ago'],
])('formats an instant %i ms ago as %s', (passed, text) => {
  expect(formatAgo(new Date(now - passed).toISOString(), 'just now', now)).toBe(text)
})

test('returns an invalid instant unchanged', () => {
  expect(formatAgo('2026-13-45T25:61:00Z', 'just now', now)).toBe('2026-13-45T25:61:00Z')
})
