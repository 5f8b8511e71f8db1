import { plusDays } from '../../../format/calendar.ts'
import { formatDay, type Day } from '../../../format/days.ts'
import type { ChartRange } from './chartAddress.ts'

export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** Business days, both ends included. */
export interface DayRange {
  start: Day
  end: Day
}

/** A part of a range: a day, a week, a month … of the calendar, cut where the range begins or ends inside of it. */
export type Period = DayRange

const dayLength = 86_400_000

/** Weeks of a range with both its days, parts of a week included: 7 days are one, 8 days more than one. */
const weeksIn = ({ start, end }: DayRange): number => {
  const days = (Date.parse(end) - Date.parse(start)) / dayLength + 1
  return days / 7
}

/** What a range is grouped by: the longer it is, the coarser. The preset of 12 months counts as 52 weeks. */
export function grainOf(range: DayRange, preset?: ChartRange): Grain {
  const weeks = preset === 'last12Months' ? 52 : weeksIn(range)
  if (weeks <= 1) return 'day'
  if (weeks <= 8) return 'week'
  if (weeks <= 52) return 'month'
  if (weeks <= 144) return 'quarter'
  return 'year'
}

/** The last day of a month, counted from 0, that may lie in a year to come. */
const endOfMonth = (year: number, month: number): Day =>
  new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)

/** The last day of the calendar's unit that a day lies in. Weeks begin on Monday. */
function unitEnd(day: Day, grain: Grain): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  switch (grain) {
    case 'day':
      return day
    case 'week':
      return plusDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7)
    case 'month':
      return endOfMonth(year, month - 1)
    case 'quarter':
      return endOfMonth(year, Math.ceil(month / 3) * 3 - 1)
    case 'year':
      return `${year}-12-31`
  }
}

/** The periods of a range, oldest first: they cover it without a gap, and none overlaps another. */
export function periodsOf({ start, end }: DayRange, grain: Grain): Period[] {
  const periods: Period[] = []
  for (let day = start; day <= end;) {
    const last = unitEnd(day, grain)
    const period = { start: day, end: last < end ? last : end }
    periods.push(period)
    day = plusDays(period.end, 1)
  }
  return periods
}

const monthOf = (day: Day) => formatDay(day).split(' ')[0] ?? ''
const quarterOf = (day: Day) => Math.ceil(Number(day.slice(5, 7)) / 3)

/** Under a period on the axis: `Nov 17, 2026`, `Nov 2026`, `Q4 2026`, `2026`. */
export function shortName({ start }: Period, grain: Grain): string {
  const year = start.slice(0, 4)
  if (grain === 'year') return year
  if (grain === 'quarter') return `Q${quarterOf(start)} ${year}`
  if (grain === 'month') return `${monthOf(start)} ${year}`
  return formatDay(start)
}

/** A period in full: `Nov 17, 2026`, `Nov 17, 2026 – Nov 23, 2026`. */
export const longName = ({ start, end }: Period): string =>
  start === end ? formatDay(start) : `${formatDay(start)} – ${formatDay(end)}`
