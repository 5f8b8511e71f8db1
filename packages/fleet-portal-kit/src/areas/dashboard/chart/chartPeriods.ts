import { plusDays } from '../../../format/calendar.ts'
import type { Day } from '../../../format/days.ts'
import type { Formats } from '../../../format/formats.ts'
import type { ChartRange } from './chartUrlState.ts'

export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** Business days, both ends included. */
export interface DayRange {
  start: Day
  end: Day
}

/** A calendar unit of a range: a day, week, month, quarter or year. The first and last are clipped to the range. */
export type Period = DayRange

const millisecondsPerDay = 86_400_000

/** The number of weeks in a range, including fractions: 7 days are 1, 8 days are more than 1. */
const weeksIn = ({ start, end }: DayRange): number => {
  const days = (Date.parse(end) - Date.parse(start)) / millisecondsPerDay + 1
  return days / 7
}

/** The unit by which a range is grouped. Longer ranges use coarser units. The preset of 12 months counts as 52 weeks. */
export function grainOf(range: DayRange, preset?: ChartRange): Grain {
  const weeks = preset === 'last12Months' ? 52 : weeksIn(range)
  if (weeks <= 1) return 'day'
  if (weeks <= 8) return 'week'
  if (weeks <= 52) return 'month'
  if (weeks <= 144) return 'quarter'
  return 'year'
}

/** The last day of a month. `month` counts from 0 and may exceed 11. */
const endOfMonth = (year: number, month: number): Day =>
  new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)

/** The last day of the calendar unit that contains a day. Weeks start on Monday. */
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

/** Splits a range into periods, oldest first, without gaps or overlaps. */
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

const quarterOf = (day: Day) => Math.ceil(Number(day.slice(5, 7)) / 3)

/** The label of a period on the axis: `Nov 17, 2026`, `Nov 2026`, `Q4 2026`, `2026`. */
export function shortName({ start }: Period, grain: Grain, { formatDay, formatMonth }: Formats): string {
  const year = start.slice(0, 4)
  if (grain === 'year') return year
  if (grain === 'quarter') return `Q${quarterOf(start)} ${year}`
  if (grain === 'month') return `${formatMonth(start)} ${year}`
  return formatDay(start)
}

/** The full name of a period: `Nov 17, 2026`, `Nov 17, 2026 – Nov 23, 2026`. */
export const longName = ({ start, end }: Period, { formatDay }: Formats): string =>
  start === end ? formatDay(start) : `${formatDay(start)} – ${formatDay(end)}`
