import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { expect, test } from 'vitest'
import { byteFormats } from './bytes.ts'
import { formatsFor } from './formats.ts'
import { relativeFormats } from './relative.ts'

test('days, ages and months follow the locale', () => {
  const { formatDay, formatMonth } = formatsFor('fil-PH')
  const { formatAgo } = relativeFormats('fil-PH')
  expect(formatDay('2026-11-20')).toBe('Nob 20, 2026')
  expect(formatMonth('2026-01-05')).toBe('Ene')
  const now = Date.parse('2026-11-20T14:05:00+08:00')
  expect(formatAgo('2026-11-20T14:00:00+08:00', 'ngayon lang', now)).toBe('5 minuto ang nakalipas')
  expect(formatAgo('2026-11-20T14:04:30+08:00', 'ngayon lang', now)).toBe('ngayon lang')
})

test('a period names the year once, unless its days are in two years', () => {
  const { formatPeriod } = formatsFor('en-PH')
  expect(formatPeriod('2026-11-28', '2026-12-27')).toBe('Nov 28 – Dec 27, 2026')
  expect(formatPeriod('2026-11-03', '2026-11-09')).toBe('Nov 3 – 9, 2026')
  expect(formatPeriod('2026-11-03', '2026-11-03')).toBe('Nov 3, 2026')
  expect(formatPeriod('2026-11-25', '2027-01-23')).toBe('Nov 25, 2026 – Jan 23, 2027')
  expect(formatPeriod('', '2027-01-23')).toBe(' – 2027-01-23')
})

test('amounts have the separators of the locale and lose no digit', () => {
  const { formatBytes } = byteFormats('de-DE')
  const { formatCount, formatLitres, formatPesos, formatPrice } = formatsFor('de-DE')
  expect(formatPesos(centavos(123_456_780))).toBe('₱1.234.567,80')
  expect(formatLitres(millilitres(1_234_500))).toBe('1.234,5\u00A0L')
  expect(formatPrice(unitPrice(12_345_678))).toBe('₱1.234,5678')
  expect(formatCount(20_000)).toBe('20.000')
  expect(formatBytes(1_234_567)).toBe('1,2 MB')
})
