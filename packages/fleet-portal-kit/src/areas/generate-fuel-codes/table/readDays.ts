import { isRealDay, type Day } from '../../../format/days.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const dayOf = (year: string, month: number, date: string): Day[] => {
  const fullYear = year.length === 2 ? `20${year}` : year
  const day = `${fullYear}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return isRealDay(day) ? [day] : []
}

/**
 * Reads a day as spreadsheets write it: `2026-11-30`, `30 Nov 2026`, `Nov 30, 2026`, `11/30/2026` or `30/11/2026`. Returns
 * the days that the text may mean: two if day and month could be confused, none if it is no day.
 */
export function readDays(text: string): Day[] {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return dayOf(iso[1] ?? '', Number(iso[2]), iso[3] ?? '')
  const monthIndex = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const dayFirst = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/i.exec(text)
  if (dayFirst) return dayOf(dayFirst[3] ?? '', monthIndex(dayFirst[2] ?? ''), dayFirst[1] ?? '')
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text)
  if (monthFirst) return dayOf(monthFirst[3] ?? '', monthIndex(monthFirst[1] ?? ''), monthFirst[2] ?? '')
  const numbers = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text)
  if (!numbers) return []
  const [, first = '', second = '', year = ''] = numbers
  return [...new Set([...dayOf(year, Number(first), second), ...dayOf(year, Number(second), first)])]
}
